/// Takes a layer, with everything inside it, from how it looks now to how it is going to look.
///
/// The old look is that of the moment at which the transition is added: what changes from then on
/// comes in. The layer has it under the key `transition`, whatever key it is given. Contents
/// that extend past the layer's bounds are not in the old look.
///
/// Source: Apple, CATransition.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// How the new look comes. Default `.fade`. Types that Apple does not publish are said on
  /// standard error and fade.
  open var type = CATransitionType.fade
  /// Which way it comes. Default nil: from the left.
  open var subtype: CATransitionSubtype?
  /// The part of the transition that it begins at, 0 to 1. Default 0.
  open var startProgress: Float = 0
  /// The part of the transition that it ends at, 0 to 1. Default 1.
  open var endProgress: Float = 1

  /// A fade.
  public override init() { super.init() }

  override func makeEffect(for layer: CALayer) -> AnimationEffect? {
    if !type.isPublished {
      LayerWarning.say("CATransition: type '\(type.rawValue)' is not known; it fades")
    }
    let ends = Double(startProgress)...max(Double(startProgress), Double(endProgress))
    return .transition(LayerTransition(of: layer, type, subtype ?? .fromLeft), between: ends)
  }
}

/// The key of a layer's transition.
public let kCATransition = "transition"

/// How a new look comes. Source: Apple, CATransitionType.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String
  /// A type by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old look turns into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new look slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new look slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old look slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")

  var isPublished: Bool { [.fade, .moveIn, .push, .reveal].contains(self) }
}

/// Which way a look moves. On iOS `.fromTop` moves upwards, for the names are those of a Mac, whose
/// y axis points up. Source: Apple, CATransitionSubtype.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The way's name.
  public let rawValue: String
  /// A way by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// It moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// It moves upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// It moves downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// Where it moves.
  var direction: CGVector {
    switch self {
    case .fromRight: CGVector(dx: -1, dy: 0)
    case .fromTop: CGVector(dx: 0, dy: -1)
    case .fromBottom: CGVector(dx: 0, dy: 1)
    default: CGVector(dx: 1, dy: 0)
    }
  }
}

// Unsupported: CATransition: the old look · drawn · It starts from the layer's look when it was
//   added, not from what was last shown. Changes made before are in the old look. · test:
//   CATransitionTests
// Unsupported: CATransition: overhanging parts · drawn · What overhangs the layer is not part of
//   it. Types that Apple does not publish (`cube`) are logged, and fade. · test: CATransitionTests
