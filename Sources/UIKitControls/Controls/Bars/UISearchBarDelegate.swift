/// The delegate of a search bar.
///
/// Every method is optional. No keyboard is drawn: editing begins with a tap or with
/// `becomeFirstResponder()`, and the field's `insertText(_:)` and `deleteBackward()` are its keys.
///
/// Source: Apple, UISearchBarDelegate.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: ObjectiveCProtocol {
  /// Called after the text has been edited or cleared by the user.
  // Optional
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called after a tap on the Cancel button.
  // Optional
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called after a tap on the bookmarks button.
  // Optional
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)

  /// Called after a tap on the results list button.
  // Optional
  func searchBarResultsListButtonClicked(_ searchBar: UISearchBar)

  /// Called after the user has selected another scope.
  // Optional
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)

  /// Called after the return key was pressed: after a line break was inserted.
  // Optional
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  /// Returns whether editing may begin.
  // Optional; without it: true
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing has begun.
  // Optional
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Returns whether editing may end.
  // Optional; without it: true
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  /// Called after editing has ended.
  // Optional
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Returns whether an edit may replace a range of the text.
  // Optional; without it: true
  func searchBar(
    _ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
}
