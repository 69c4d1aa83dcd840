extension UINavigationController {
  /// The search controller of the top controller.
  var search: UISearchController? { topViewController?.navigationItem.searchController }

  /// The height of the row with the search bar when it is fully shown, in points.
  private var searchRow: CGFloat {
    guard !isBarOffscreen, let search else { return 0 }
    return search.searchBar.integratedHeight
  }

  /// The part of the row that collapses when content scrolls under the bar, in points.
  var collapsingSearchRow: CGFloat {
    guard let top = topViewController, search?.isActive == false,
      top.navigationItem.hidesSearchBarWhenScrolling
    else { return 0 }
    return searchRow
  }

  /// The part of the row that does not collapse, in points.
  var fixedSearchRow: CGFloat { searchRow - collapsingSearchRow }

  /// Whether the row with title and buttons is hidden during a search.
  var hidesTitleRowForSearch: Bool {
    search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// Updates the layout after a search has begun or ended, or its bar has changed its height.
  func searchDidChange() {
    visibleRowsHeight = nil
    guard isViewLoaded else { return }
    placeContent()
    view.setNeedsLayout()
  }

  /// Shows the search of the top controller in front of it, and hides the others.
  func placeSearches() {
    if let search {
      search.navigation = self
      if search.isActive, search.parent == nil { search.installSearchView() }
    }
    for case let search as UISearchController in children {
      search.showParts()
      content.bringSubviewToFront(search.view)
    }
  }
}
