/// Animations of older code, which are begun and committed instead of using closures.
///
/// Source: Apple, UIView.beginAnimations(_:context:).
extension UIView {
  /// Begins an animation of all changes until ``commitAnimations()``.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let block = AnimationBlock()
    block.restart(replacing: ImplicitAnimation.begin(nil))
    AnimationBlock.open.append(block)
  }

  /// Commits the animation that was begun last. Does nothing without one.
  public class func commitAnimations() { AnimationBlock.open.popLast()?.commit() }

  /// Sets the duration, in seconds. Default 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.change { $0.duration = duration }
  }

  /// Sets the delay, in seconds. Default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.change { $0.delay = max(0, delay) }
  }

  /// Sets the curve. Default ease-in-ease-out.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    AnimationBlock.change { $0.curve = curve.timing }
  }

  /// Sets the repeat count; any count above 1.5 repeats forever.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.change { $0.repeats = repeatCount > 1.5 }
  }

  /// Sets whether each run is reversed at its end. Default false.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Sets whether the animation begins from the presented state. Default false.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.change { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Repeats the animation of the changes that a closure makes inside another animation's closure.
  ///
  /// - Parameters:
  ///   - count: the repeat count; any count above 1.5 repeats forever.
  ///   - autoreverses: whether each run is reversed at its end.
  ///   - animations: makes the changes.
  /// Source: Apple, UIView.modifyAnimations(withRepeatCount:autoreverses:animations:).
  public static func modifyAnimations(
    withRepeatCount count: CGFloat, autoreverses: Bool, animations: @MainActor () -> Void
  ) {
    guard var changed = ImplicitAnimation.current else { return animations() }
    (changed.repeats, changed.autoreverses) = (count > 1.5, autoreverses)
    ImplicitAnimation.with(changed, animations)
  }
}

/// An animation that has begun but is not committed.
@MainActor
private final class AnimationBlock {
  static var open: [AnimationBlock] = []

  private var animation = ImplicitAnimation(
    duration: 0.2, curve: UIView.AnimationCurve.easeInOut.timing)
  private var outer: ImplicitAnimation?

  /// Applies the animation's current values to all following changes.
  func restart(replacing outer: ImplicitAnimation?) {
    self.outer = outer
    inForce()
  }

  private func inForce() {
    ImplicitAnimation.end(restoring: outer)
    _ = ImplicitAnimation.begin(UIView.areAnimationsEnabled ? animation : nil)
  }

  static func change(_ change: (inout ImplicitAnimation) -> Void) {
    guard let block = open.last else { return }
    change(&block.animation)
    block.inForce()
  }

  func commit() { ImplicitAnimation.end(restoring: outer) }
}
