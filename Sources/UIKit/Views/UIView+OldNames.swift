extension UIView {
  /// ``sendSubviewToBack(_:)`` by its name before Swift 4.2.
  public final func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }

  /// ``bringSubviewToFront(_:)`` by its name before Swift 4.2.
  public final func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }
}
