/// What menus for editing offer: ``UIResponder`` has all of it, and does nothing by default.
///
/// Source: Apple, UIResponderStandardEditActions.
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: AnyObject {
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

extension UIResponder: UIResponderStandardEditActions {}
