import LayoutGeometry

/// An animation with the motion of a spring. Source: Apple, CASpringAnimation.
///
/// The motion follows from ``mass``, ``stiffness`` and ``damping``; `duration` only truncates it:
/// ``settlingDuration`` is its full length.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring. Default 1.
  open var mass: CGFloat = 1
  /// The stiffness of the spring. Default 100.
  open var stiffness: CGFloat = 100
  /// The damping of the spring. Default 10.
  open var damping: CGFloat = 10
  /// The initial velocity, in full distances per second; a negative one points away from the end.
  /// Default 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping above the critical one slows the spring; otherwise it is limited to the
  /// critical one. Default false.
  open var allowsOverdamping = false

  /// Creates a spring with default values, without a property.
  public override init() { super.init() }

  /// Creates a spring of a perceptual duration.
  ///
  /// - Parameters:
  ///   - perceptualDuration: The period of the undamped spring, in seconds.
  ///   - bounce: 0 for no oscillation, 1 for endless oscillation, negative for overdamping.
  ///
  /// Source: Apple, Animate with springs, WWDC 2023, which gives the formulas.
  public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
    self.init()
    let frequency = 2 * CGFloat.pi / CGFloat(max(perceptualDuration, 1e-3))
    stiffness = frequency * frequency
    damping = bounce < 0 ? 2 * frequency / (1 + bounce) : 2 * frequency * (1 - bounce)
    allowsOverdamping = bounce < 0
    duration = settlingDuration
  }

  /// The perceptual duration, in seconds, as in ``init(perceptualDuration:bounce:)``.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / Double(stiffness / mass).squareRoot()
  }

  /// The bounce, as in ``init(perceptualDuration:bounce:)``.
  open var bounce: CGFloat {
    let critical = 2 * (stiffness * mass).squareRoot()
    return damping <= critical ? 1 - damping / critical : critical / damping - 1
  }

  /// The time until at most a thousandth of the distance remains, in seconds.
  open var settlingDuration: CFTimeInterval { spring.settlingTime }

  private var spring: DampedSpring {
    DampedSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity), overdamps: allowsOverdamping)
  }

  override func makeTiming(standard: CFTimeInterval? = nil) -> AnimationTiming {
    let even = super.makeTiming(standard: standard)
    curve = .damped(spring, even.duration)
    return super.makeTiming(standard: standard)
  }
}
