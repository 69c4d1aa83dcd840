import LayoutGeometry

/// A change from one value to another as a spring makes it. Source: Apple, CASpringAnimation.
///
/// It swings by the physics of ``mass``, ``stiffness`` and ``damping``; `duration` only cuts it:
/// ``settlingDuration`` is what it takes.
@preconcurrency @MainActor
open class CASpringAnimation: CABasicAnimation {
  /// The mass at the end of the spring. Default 1.
  open var mass: CGFloat = 1
  /// How stiff the spring is. Default 100.
  open var stiffness: CGFloat = 100
  /// How strongly the swings are damped. Default 10.
  open var damping: CGFloat = 10
  /// The speed at the beginning, in whole ways a second; less than 0 begins away from the end.
  /// Default 0.
  open var initialVelocity: CGFloat = 0
  /// Whether a damping stronger than what just prevents swings makes it slower; without, it counts
  /// as that. Default false.
  open var allowsOverdamping = false

  /// A spring of the default numbers, of no property.
  public override init() { super.init() }

  /// A spring that seems to be over in a time.
  ///
  /// - Parameters:
  ///   - perceptualDuration: in seconds; the period of the spring without damping.
  ///   - bounce: 0 does not swing, 1 swings for ever, less than 0 is slower than needed.
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

  /// The spring's length in time by Apple's name for it, in seconds; what
  /// ``init(perceptualDuration:bounce:)`` was given.
  open var perceptualDuration: CFTimeInterval {
    2 * .pi / Double(stiffness / mass).squareRoot()
  }

  /// How much it swings, as ``init(perceptualDuration:bounce:)`` takes it.
  open var bounce: CGFloat {
    let critical = 2 * (stiffness * mass).squareRoot()
    return damping <= critical ? 1 - damping / critical : critical / damping - 1
  }

  /// The seconds until at most a thousandth of the way is left.
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
