/// The particles of an emitter. Stored, not drawn (``CAEmitterLayer``). Source: Apple,
/// CAEmitterCell.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// The name of the cell. Default nil.
  open var name: String?
  /// Whether the cell is used. Default true.
  open var isEnabled = true
  /// The number of particles per second. Default 0.
  open var birthRate: Float = 0
  /// The lifetime of a particle, in seconds. Default 0.
  open var lifetime: Float = 0
  /// The variation of the lifetime. Default 0.
  open var lifetimeRange: Float = 0
  /// The latitude of the emission, in radians. Default 0.
  open var emissionLatitude: CGFloat = 0
  /// The longitude of the emission, in radians. Default 0.
  open var emissionLongitude: CGFloat = 0
  /// The variation of the emission's angle, in radians. Default 0.
  open var emissionRange: CGFloat = 0
  /// The velocity, in points per second. Default 0.
  open var velocity: CGFloat = 0
  /// The variation of the velocity. Default 0.
  open var velocityRange: CGFloat = 0
  /// The acceleration to the right, in points per second squared. Default 0.
  open var xAcceleration: CGFloat = 0
  /// The acceleration downwards. Default 0.
  open var yAcceleration: CGFloat = 0
  /// The acceleration towards the viewer. Default 0.
  open var zAcceleration: CGFloat = 0
  /// The scale. Default 1.
  open var scale: CGFloat = 1
  /// The variation of the scale. Default 0.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second. Default 0.
  open var scaleSpeed: CGFloat = 0
  /// The rotation, in radians per second. Default 0.
  open var spin: CGFloat = 0
  /// The variation of the rotation. Default 0.
  open var spinRange: CGFloat = 0
  /// The colour that multiplies the image. Default nil, white.
  open var color: CGColor?
  /// The variation of red. Default 0.
  open var redRange: Float = 0
  /// The variation of green. Default 0.
  open var greenRange: Float = 0
  /// The variation of blue. Default 0.
  open var blueRange: Float = 0
  /// The variation of alpha. Default 0.
  open var alphaRange: Float = 0
  /// The change of red per second. Default 0.
  open var redSpeed: Float = 0
  /// The change of green per second. Default 0.
  open var greenSpeed: Float = 0
  /// The change of blue per second. Default 0.
  open var blueSpeed: Float = 0
  /// The change of alpha per second. Default 0.
  open var alphaSpeed: Float = 0
  /// The image, a `CGImage`. Default nil.
  open var contents: Any?
  /// The visible part of the image, in unit coordinates. Default all.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels per point. Default 1.
  open var contentsScale: CGFloat = 1
  /// The cells emitted by each particle. Default nil.
  open var emitterCells: [CAEmitterCell]?
  /// The time of the first particle, in seconds. Default 0.
  open var beginTime: CFTimeInterval = 0
  /// The duration of the emission, in seconds. Default infinite.
  open var duration = CFTimeInterval.infinity

  /// Creates a cell with default values.
  public override init() { super.init() }
}
