// For the compiler only: nothing is felt of a picture; generators do nothing.

/// Has a device be felt as where two things meet. Source: Apple, UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// What meets. Raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light things.
    case light = 0
    /// Things in between.
    case medium = 1
    /// Large, heavy things.
    case heavy = 2
    /// Soft things.
    case soft = 3
    /// Hard things.
    case rigid = 4
  }

  /// A generator for things of a kind.
  public init(style: FeedbackStyle) { super.init() }

  /// A generator for things in between.
  public override convenience init() { self.init(style: .medium) }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing, however strong.
  open func impactOccurred(intensity: CGFloat) {}
}
