/// Animations of older code, which begin and are committed instead of having a closure.
///
/// Source: Apple, UIView.beginAnimations(_:context:).
extension UIView {
  /// Begins an animation: what changes from now until ``commitAnimations()`` is animated.
  public class func beginAnimations(
    _ animationID: String?, context: UnsafeMutableRawPointer?
  ) {
    let block = AnimationBlock()
    block.restart(replacing: ImplicitAnimation.begin(nil))
    AnimationBlock.open.append(block)
  }

  /// Ends the animation that was begun last. Without one it does nothing.
  public class func commitAnimations() { AnimationBlock.open.popLast()?.commit() }

  /// How long it takes, in seconds. Default 0.2.
  public class func setAnimationDuration(_ duration: TimeInterval) {
    AnimationBlock.change { $0.duration = duration }
  }

  /// When it begins, in seconds from now. Default 0.
  public class func setAnimationDelay(_ delay: TimeInterval) {
    AnimationBlock.change { $0.delay = max(0, delay) }
  }

  /// How it gets faster and slower. Default slow at both ends.
  public class func setAnimationCurve(_ curve: UIView.AnimationCurve) {
    AnimationBlock.change { $0.curve = curve.timing }
  }

  /// Whether it repeats: from a count of one run and a half on, without end.
  public class func setAnimationRepeatCount(_ repeatCount: Float) {
    AnimationBlock.change { $0.repeats = repeatCount > 1.5 }
  }

  /// Whether each run goes there and back. Default false.
  public class func setAnimationRepeatAutoreverses(_ repeatAutoreverses: Bool) {
    AnimationBlock.change { $0.autoreverses = repeatAutoreverses }
  }

  /// Whether it begins from what is seen. Default false.
  public class func setAnimationBeginsFromCurrentState(_ fromCurrentState: Bool) {
    AnimationBlock.change { $0.beginsFromCurrentState = fromCurrentState }
  }

  /// Animates what a closure changes inside of another animation's closure again and again.
  ///
  /// - Parameters:
  ///   - count: how many times; more than one and a half is without end.
  ///   - autoreverses: whether each run goes there and back.
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

/// An animation that was begun and is not committed yet.
@MainActor
private final class AnimationBlock {
  static var open: [AnimationBlock] = []

  private var animation = ImplicitAnimation(
    duration: 0.2, curve: UIView.AnimationCurve.easeInOut.timing)
  private var outer: ImplicitAnimation?

  /// What holds from now on for changes is said by the animation as it is now.
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
