// For the compiler only: pictures have no haptics; generators do nothing.

/// A haptic feedback generator for collisions. Source: Apple, UIImpactFeedbackGenerator.
@preconcurrency @MainActor
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The mass of the colliding objects. Raw values are UIKit's.
  public enum FeedbackStyle: Int, Sendable {
    /// Small, light objects.
    case light = 0
    /// Medium objects.
    case medium = 1
    /// Large, heavy objects.
    case heavy = 2
    /// Soft objects.
    case soft = 3
    /// Hard objects.
    case rigid = 4
  }

  /// Creates a generator of a style.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator of the medium style.
  public override convenience init() { self.init(style: .medium) }

  /// Does nothing.
  open func impactOccurred() {}
  /// Does nothing, whatever the intensity.
  open func impactOccurred(intensity: CGFloat) {}
}
