/// What a search bar belongs to: a search controller, as bars know it.
///
/// Search controllers lie in a module above.
@MainActor
package protocol SearchBarOwner: AnyObject {
  /// The bar.
  var searchBar: UISearchBar { get }
  /// Whether something is looked for.
  var isActive: Bool { get set }
  /// Called when the bar has another text or scope.
  func searchDidChange()
  /// Called when the bar has become higher or lower.
  func searchBarDidResize()
}
