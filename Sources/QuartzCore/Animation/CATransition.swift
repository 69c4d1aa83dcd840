/// An animation between a layer's current and future appearance, including its sublayers.
///
/// The old appearance is that at the time when the transition is added; later changes belong to the
/// new one. The layer stores it under the key `transition`, whatever its key. The old appearance is
/// clipped to the layer's bounds.
///
/// Source: Apple, CATransition.
@preconcurrency @MainActor
open class CATransition: CAAnimation {
  /// The type of the transition. Default `.fade`. Types that Apple does not publish log a warning
  /// on standard error and fade.
  open var type = CATransitionType.fade
  /// The direction of the transition. Default nil: from the left.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, 0 to 1. Default 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0 to 1. Default 1.
  open var endProgress: Float = 1

  /// Creates a fade.
  public override init() { super.init() }

  override func makeEffect(for layer: CALayer) -> AnimationEffect? {
    if !type.isPublished {
      LayerWarning.log("CATransition: type '\(type.rawValue)' is unknown; a fade is used")
    }
    let ends = Double(startProgress)...max(Double(startProgress), Double(endProgress))
    return .transition(LayerTransition(of: layer, type, subtype ?? .fromLeft), between: ends)
  }
}

/// The key of a layer's transition.
public let kCATransition = "transition"

/// The types of transitions. Source: Apple, CATransitionType.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public let rawValue: String
  /// Creates a type of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old appearance fades into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new appearance slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new appearance slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old appearance slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")

  var isPublished: Bool { [.fade, .moveIn, .push, .reveal].contains(self) }
}

/// The direction of a transition. On iOS `.fromTop` moves upwards, since the names are those of the
/// Mac, whose y axis points up. Source: Apple, CATransitionSubtype.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction's name.
  public let rawValue: String
  /// Creates a direction of a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Movement to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Movement to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Movement upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Movement downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The direction of the movement.
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
// Unsupported: CATransition: overhanging parts · drawn · Content that extends past the layer is not
//   part of it. Types that Apple does not publish (`cube`) are logged, and fade. · test:
//   CATransitionTests
