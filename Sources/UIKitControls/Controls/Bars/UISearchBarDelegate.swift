/// Hears of a search bar.
///
/// Every method may be left out. There is no keyboard: writing begins by a tap or by
/// `becomeFirstResponder()`, and its keys are the field's `insertText(_:)` and `deleteBackward()`.
///
/// Source: Apple, UISearchBarDelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: ObjectiveCProtocol {
  /// The text is another: it was written, or a finger has cleared it.
  // Optional
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// A finger was on the button that says «Cancel».
  // Optional
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// A finger was on the button for bookmarks.
  // Optional
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// A finger was on the button for results.
  // Optional
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// A finger has chosen another of the titles under the field.
  // Optional
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)

  /// The return key was pressed: a line break was inserted.
  // Optional
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Whether writing may begin.
  // Optional; without it: true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Writing has begun.
  // Optional
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Whether writing may end.
  // Optional; without it: true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Writing has ended.
  // Optional
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Whether a part of the text may be replaced, by what is written.
  // Optional; without it: true
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}
