/// The standard edit actions. ``UIResponder`` implements all of them, by default without effect on
/// objects without a text.
///
/// Source: Apple, UIResponderStandardEditActions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts the selection.
  func cut(_ sender: Any?)
  /// Copies the selection.
  func copy(_ sender: Any?)
  /// Pastes.
  func paste(_ sender: Any?)
  /// Selects the touched item.
  func select(_ sender: Any?)
  /// Selects all.
  func selectAll(_ sender: Any?)
  /// Deletes the selection.
  func delete(_ sender: Any?)
}

extension UIResponder {
  /// The names of the actions that all responders have: menus offer only those that a class
  /// overrides.
  static let editActions: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "find:", "findAndReplace:",
    "findNext:", "findPrevious:", "useSelectionForFind:",
  ]
}
