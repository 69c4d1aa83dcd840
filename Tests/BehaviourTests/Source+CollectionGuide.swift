extension Source {
  /// Returns a page of the Collection View Programming Guide for iOS.
  static func collectionGuide(_ page: String) -> Source {
    .guide("documentation/WindowsViews/Conceptual/CollectionViewPGforIOS/\(page)/\(page).html")
  }
}
