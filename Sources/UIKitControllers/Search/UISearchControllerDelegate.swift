/// Hears of a search controller. Source: Apple, UISearchControllerDelegate.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: ObjectiveCProtocol {
  /// The search begins, and may be begun by `isActive`; otherwise it is afterwards.
  // Optional
  func presentSearchController(_ searchController: UISearchController)

  /// The search is about to begin.
  // Optional
  func willPresentSearchController(_ searchController: UISearchController)

  /// The search has begun.
  // Optional
  func didPresentSearchController(_ searchController: UISearchController)

  /// The search is about to end.
  // Optional
  func willDismissSearchController(_ searchController: UISearchController)

  /// The search has ended.
  // Optional
  func didDismissSearchController(_ searchController: UISearchController)
}
