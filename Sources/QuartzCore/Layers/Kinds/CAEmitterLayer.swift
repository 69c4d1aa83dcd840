/// A layer that emits particles. They are not drawn, since their random positions on iOS cannot be
/// compared. Setting cells warns once on standard error; all properties are stored.
///
/// Source: Apple, CAEmitterLayer.
@preconcurrency @MainActor
open class CAEmitterLayer: CALayer {
  /// The particles. Default nil.
  open var emitterCells: [CAEmitterCell]? {
    didSet {
      if emitterCells?.isEmpty == false {
        LayerWarning.log("CAEmitterLayer: particles are not drawn")
      }
    }
  }
  /// The factor of the cells' birth rates. Default 1.
  open var birthRate: Float = 1
  /// The factor of the cells' lifetimes. Default 1.
  open var lifetime: Float = 1
  /// The position of the emitter, in points. Default zero.
  open var emitterPosition = CGPoint.zero
  /// The distance of the emitter from the layer's plane. Default 0.
  open var emitterZPosition: CGFloat = 0
  /// The size of the emitter, in points. Default zero.
  open var emitterSize = CGSize.zero
  /// The depth of the emitter. Default 0.
  open var emitterDepth: CGFloat = 0
  /// The shape of the emitter. Default a point.
  open var emitterShape = CAEmitterLayerEmitterShape.point
  /// The part of the emitter that emits particles. Default its volume.
  open var emitterMode = CAEmitterLayerEmitterMode.volume
  /// The order of particles from back to front. Default unordered.
  open var renderMode = CAEmitterLayerRenderMode.unordered
  /// Whether particles are positioned in three dimensions. Default false.
  open var preservesDepth = false
  /// The factor of the cells' velocities. Default 1.
  open var velocity: Float = 1
  /// The factor of the cells' scales. Default 1.
  open var scale: Float = 1
  /// The factor of the cells' rotations. Default 1.
  open var spin: Float = 1
  /// The seed of random numbers. Default 0.
  open var seed: UInt32 = 0
}

/// The shape of an emitter. Source: Apple, CAEmitterLayerEmitterShape.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a shape of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A point.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A cuboid.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The part of an emitter that emits particles. Source: Apple, CAEmitterLayerEmitterMode.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The emitter's points.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The emitter's outline.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// The emitter's surface.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// The emitter's volume.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The order of particles from back to front. Source: Apple, CAEmitterLayerRenderMode.
public struct CAEmitterLayerRenderMode: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a mode of a name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// No order.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// The oldest particles are in front.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// The oldest particles are at the back.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// The order of distance.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of particles are added.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

// Unsupported: CAEmitterLayer · kept · No particles fly, which is logged. · test: LayerKindTests
