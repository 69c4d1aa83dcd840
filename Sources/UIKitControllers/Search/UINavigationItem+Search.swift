extension UINavigationItem {
  /// The search controller, whose search bar is shown below the title. Default nil.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
