extension UIView {
  /// Runs changes without animating them. Source: Apple, UIView.performWithoutAnimation(_:).
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
}
