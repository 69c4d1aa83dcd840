/// What menus and keyboards ask a responder to do with what is chosen. Every responder may override
/// them; none of UIKit's own does anything here, where there is neither menu nor keyboard.
/// Source: Apple, UIResponderStandardEditActions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
  /// Moves what is chosen to the pasteboard.
  func cut(_ sender: Any?)
  /// Copies what is chosen to the pasteboard.
  func copy(_ sender: Any?)
  /// Puts in what is on the pasteboard.
  func paste(_ sender: Any?)
  /// Removes what is chosen.
  func delete(_ sender: Any?)
  /// Chooses what is touched.
  func select(_ sender: Any?)
  /// Chooses everything.
  func selectAll(_ sender: Any?)
}

extension UIResponder {
  /// The names of the actions that responders have without doing anything: a menu does not offer
  /// what no class overrides.
  static let editActions: Set<String> = [
    "cut:", "copy:", "paste:", "delete:", "select:", "selectAll:",
  ]
}
