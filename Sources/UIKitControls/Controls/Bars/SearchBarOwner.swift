/// The owner of a search bar, a search controller, as seen by bars.
///
/// Search controllers are in a module above.
@preconcurrency @MainActor
package protocol SearchBarOwner: AnyObject {
  /// The search bar.
  var searchBar: UISearchBar { get }
  /// Whether a search is active.
  var isActive: Bool { get set }
  /// Called after the text or the scope has changed.
  func searchDidChange()
  /// Called after the height of the bar has changed.
  func searchBarDidResize()
}
