extension UIView {
  /// The options of an animation of views. Raw values are UIKit's. Source: Apple,
  /// UIView.AnimationOptions.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Views receive touches during the animation. Ignored.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// A running animation is replaced from its presented state, instead of adding the new one to
    /// it.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// The animation repeats forever.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Each run is reversed at its end.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// The animation keeps its own duration inside another one.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// The animation keeps its own curve inside another one.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views that draw themselves are redrawn during the animation. Ignored: they are drawn once,
    /// in their final state.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition shows and hides views instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// The options of the outer animation are not inherited.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at the beginning and the end; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips the view about its vertical axis, the left edge coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, the right edge coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Curls the page up. Not drawn.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Curls the page down. Not drawn.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Flips the view about its horizontal axis, the top edge coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, the bottom edge coming to the front.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
    /// Fades the old picture into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)

    var curve: QuartzCore.AnimationCurve {
      switch (rawValue >> 16) & 0xF {
      case 1: .bezier(CAMediaTimingFunction(name: .easeIn))
      case 2: .bezier(CAMediaTimingFunction(name: .easeOut))
      case 3: .linear
      default: .bezier(CAMediaTimingFunction(name: .easeInEaseOut))
      }
    }

    /// The kinds of transitions.
    package enum Transition {
      case none, flipFromLeft, flipFromRight, flipFromTop, flipFromBottom, dissolve, curl
    }

    package var transition: Transition {
      switch (rawValue >> 20) & 0xF {
      case 1: .flipFromLeft
      case 2: .flipFromRight
      case 3, 4: .curl
      case 5: .dissolve
      case 6: .flipFromTop
      case 7: .flipFromBottom
      default: .none
      }
    }
  }

  /// The named curves. Source: Apple, UIView.AnimationCurve.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at the beginning and the end.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Constant speed.
    case linear = 3
  }
}
