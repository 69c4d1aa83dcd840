extension UINavigationItem {
  /// What the controller is searched with: its bar stands under the title. Default nil.
  public var searchController: UISearchController? {
    get { search as? UISearchController }
    set { search = newValue }
  }
}
