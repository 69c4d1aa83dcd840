/// A layer that lets particles fly. None do: where they fly on iOS is left to chance, which is no
/// picture to compare. That is logged once, on standard error; what is set is kept.
///
/// Source: Apple, CAEmitterLayer.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// What flies. Default nil.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      if emitterCells?.isEmpty == false {
        LayerWarning.say("CAEmitterLayer: particles are not drawn")
      }
    }
  }
  /// How many times as many fly as the cells say. Default 1.
  open var birthRate: Float = 1
  /// How many times as long they fly. Default 1.
  open var lifetime: Float = 1
  /// Where they come from, in points. Default zero.
  open var emitterPosition = CGPoint.zero
  /// How far before the layer's plane that is. Default 0.
  open var emitterZPosition: CGFloat = 0
  /// How large the place is that they come from, in points. Default zero.
  open var emitterSize = CGSize.zero
  /// How deep it is. Default 0.
  open var emitterDepth: CGFloat = 0
  /// The place's form. Default a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// From which part of the place they come. Default all of it.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// How they lie over each other. Default in no order.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether they fly in depth. Default false.
  open var preservesDepth = false
  /// How many times as fast. Default 1.
  open var velocity: Float = 1
  /// How many times as large. Default 1.
  open var scale: Float = 1
  /// How many times as much they turn. Default 1.
  open var spin: Float = 1
  /// What chance begins with. Default 0.
  open var seed: UInt32 = 0
}

/// The form of the place that particles come from. Source: Apple, CAEmitterLayerEmitterShape.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A form by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A ball.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// From which part of the place particles come. Source: Apple, CAEmitterLayerEmitterMode.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A part by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// From its points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// From its edge.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// From its surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// From all of it.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie over each other. Source: Apple, CAEmitterLayerRenderMode.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// An order by its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// In none.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest behind.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By how far they are away.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// As light that adds up.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

// Unsupported: CAEmitterLayer · kept · No particles fly, which is logged. · test: LayerKindTests
