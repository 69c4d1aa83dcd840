/// Hears of a search bar.
///
/// Every method may be left out. Nothing is written here: the bar tells that its field's button has
/// cleared the text, and of its own button; what belongs to writing is never called.
///
/// Source: Apple, UISearchBarDelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: AnyObject {
  /// The text is another: a finger has cleared it.
  // Optional
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// A finger was on the button that says «Cancel».
  // Optional
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// The return key was pressed. Never called.
  // Optional
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Whether writing may begin. Never called.
  // Optional; without it: true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Writing has begun. Never called.
  // Optional
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether writing may end. Never called.
  // Optional; without it: true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Writing has ended. Never called.
  // Optional
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Whether a part of the text may be replaced. Never called.
  // Optional; without it: true
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}
