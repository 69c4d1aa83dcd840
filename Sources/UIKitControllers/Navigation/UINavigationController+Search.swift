extension UINavigationController {
  /// What the top controller is searched with.
  var search: UISearchController? { topViewController?.navigationItem.searchController }

  /// How high the row with the search bar is where all of it is shown, in points.
  private var searchRow: CGFloat {
    guard !isBarOffscreen, let search else { return 0 }
    return search.searchBar.integratedHeight
  }

  /// What of the row goes away with content that is scrolled under the bar, in points.
  var collapsingSearchRow: CGFloat {
    guard let top = topViewController, search?.isActive == false,
      top.navigationItem.hidesSearchBarWhenScrolling
    else { return 0 }
    return searchRow
  }

  /// What of the row stays, in points.
  var keptSearchRow: CGFloat { searchRow - collapsingSearchRow }

  /// Whether the row with title and buttons is away for a search.
  var isRowAwayForSearch: Bool {
    search.map { $0.isActive && $0.hidesNavigationBarDuringPresentation } ?? false
  }

  /// A search has begun or ended, or its bar has become higher or lower.
  func searchDidChange() {
    shownRows = nil
    guard isViewLoaded else { return }
    placeContent()
    view.setNeedsLayout()
  }

  /// A search lies over the controller that is searched, and over no other.
  func placeSearches() {
    if let search {
      search.navigation = self
      if search.isActive, search.parent == nil { search.comeIn() }
    }
    for case let search as UISearchController in children {
      search.showParts()
      content.bringSubviewToFront(search.view)
    }
  }
}
