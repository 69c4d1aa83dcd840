extension UIView {
  /// How an animation of views runs. Raw values are UIKit's. Source: Apple,
  /// UIView.AnimationOptions.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out inside the animation.
    public static let layoutSubviews = AnimationOptions(rawValue: 1)
    /// Touches count meanwhile. There are none here.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// An animation that runs is replaced from where it stands, instead of the new one being added.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Again and again.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// There and back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Its own duration counts inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Its own curve counts inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Views that draw themselves are drawn anew on the way. Here they are drawn once, as they end.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// A transition shows and hides views instead of adding and removing them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// None of the outer animation's options count.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Even.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns the view over about its upright middle, the left edge coming to the front.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns the view over about its upright middle, the right edge coming to the front.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// A page that is curled up. Not drawn.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// A page that is curled down. Not drawn.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Turns the view over about its level middle, the top edge coming to the front.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns the view over about its level middle, the bottom edge coming to the front.
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

    /// The ways from an old picture to a new one.
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

  /// The curves by name. Source: Apple, UIView.AnimationCurve.
  public enum AnimationCurve: Int, Sendable {
    /// Slow at both ends.
    case easeInOut = 0
    /// Slow at the beginning.
    case easeIn = 1
    /// Slow at the end.
    case easeOut = 2
    /// Even.
    case linear = 3
  }
}
