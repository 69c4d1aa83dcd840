/// Hears of what is looked for. Source: Apple, UISearchResultsUpdating.
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: ObjectiveCProtocol {
  /// The search bar's text or scope is another, or the search has begun or ended.
  func updateSearchResults(for searchController: UISearchController)
}
