/// What particles are like. Kept: none fly (``CAEmitterLayer``). Source: Apple, CAEmitterCell.
@preconcurrency @MainActor
open class CAEmitterCell: NSObject {
  /// A name to find it by. Default nil.
  open var name: String?
  /// Whether it counts. Default true.
  open var isEnabled = true
  /// How many come in a second. Default 0.
  open var birthRate: Float = 0
  /// How long each flies, in seconds. Default 0.
  open var lifetime: Float = 0
  /// How much that differs. Default 0.
  open var lifetimeRange: Float = 0
  /// Up or down in depth, in radians. Default 0.
  open var emissionLatitude: CGFloat = 0
  /// Which way, in radians. Default 0.
  open var emissionLongitude: CGFloat = 0
  /// How much that differs, in radians. Default 0.
  open var emissionRange: CGFloat = 0
  /// How fast, in points a second. Default 0.
  open var velocity: CGFloat = 0
  /// How much that differs. Default 0.
  open var velocityRange: CGFloat = 0
  /// How much faster to the right, in points a second, each second. Default 0.
  open var xAcceleration: CGFloat = 0
  /// How much faster downwards. Default 0.
  open var yAcceleration: CGFloat = 0
  /// How much faster towards who looks. Default 0.
  open var zAcceleration: CGFloat = 0
  /// How large. Default 1.
  open var scale: CGFloat = 1
  /// How much that differs. Default 0.
  open var scaleRange: CGFloat = 0
  /// How much larger each second. Default 0.
  open var scaleSpeed: CGFloat = 0
  /// How fast it turns, in radians a second. Default 0.
  open var spin: CGFloat = 0
  /// How much that differs. Default 0.
  open var spinRange: CGFloat = 0
  /// The colour that the picture is multiplied by. Default nil, white.
  open var color: CGColor?
  /// How much red differs. Default 0.
  open var redRange: Float = 0
  /// How much green differs. Default 0.
  open var greenRange: Float = 0
  /// How much blue differs. Default 0.
  open var blueRange: Float = 0
  /// How much opacity differs. Default 0.
  open var alphaRange: Float = 0
  /// How much more red each second. Default 0.
  open var redSpeed: Float = 0
  /// How much more green each second. Default 0.
  open var greenSpeed: Float = 0
  /// How much more blue each second. Default 0.
  open var blueSpeed: Float = 0
  /// How much more opaque each second. Default 0.
  open var alphaSpeed: Float = 0
  /// The picture: a `CGImage`. Default nil.
  open var contents: Any?
  /// The part of it, in unit coordinates. Default all.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// How many pixels make a point. Default 1.
  open var contentsScale: CGFloat = 1
  /// What flies from each. Default nil.
  open var emitterCells: [CAEmitterCell]?
  /// When the first comes, in seconds. Default 0.
  open var beginTime: CFTimeInterval = 0
  /// For how long they come, in seconds. Default for ever.
  open var duration = CFTimeInterval.infinity

  /// Nothing that flies.
  public override init() { super.init() }
}
