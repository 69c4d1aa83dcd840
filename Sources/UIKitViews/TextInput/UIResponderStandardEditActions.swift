/// What menus for editing offer: ``UIResponder`` has all of it, and does nothing by default.
///
/// Source: Apple, UIResponderStandardEditActions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Cuts.
  func cut(_ sender: Any?)
  /// Copies.
  func copy(_ sender: Any?)
  /// Pastes.
  func paste(_ sender: Any?)
  /// Chooses what is touched.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
  /// Takes away.
  func delete(_ sender: Any?)
}

extension UIResponder {
  /// The names of the actions that responders have without doing anything: a menu does not offer
  /// what no class overrides.
  static let editActions: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:",
    "makeTextWritingDirectionLeftToRight:", "makeTextWritingDirectionRightToLeft:",
    "toggleBoldface:", "toggleItalics:", "toggleUnderline:", "increaseSize:", "decreaseSize:",
    "pasteAndMatchStyle:", "pasteAndGo:", "pasteAndSearch:", "find:", "findAndReplace:",
    "findNext:", "findPrevious:", "useSelectionForFind:",
  ]
}
