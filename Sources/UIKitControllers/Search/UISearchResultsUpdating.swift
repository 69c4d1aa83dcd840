/// Updates the results of a search. Source: Apple, UISearchResultsUpdating.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: ObjectiveCProtocol {
  /// Called when the text or the scope changes and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}
