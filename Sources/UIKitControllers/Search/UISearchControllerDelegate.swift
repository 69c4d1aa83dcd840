/// The delegate of a search controller. Source: Apple, UISearchControllerDelegate.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: ObjectiveCProtocol {
  /// Called when a search begins. It may set `isActive`; otherwise the search begins afterwards.
  // Optional
  func presentSearchController(_ searchController: UISearchController)

  /// Called before a search begins.
  // Optional
  func willPresentSearchController(_ searchController: UISearchController)

  /// Called after a search has begun.
  // Optional
  func didPresentSearchController(_ searchController: UISearchController)

  /// Called before a search ends.
  // Optional
  func willDismissSearchController(_ searchController: UISearchController)

  /// Called after a search has ended.
  // Optional
  func didDismissSearchController(_ searchController: UISearchController)
}
