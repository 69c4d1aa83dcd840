import LayoutGeometry

/// Says how an animation's progress depends on time. Source: Apple, UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// Which of the two counts.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if any.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if any.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The kinds of timing. Raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
  /// The one that UIKit uses itself.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve whose progress a spring follows.
  case composed = 3
}

extension UITimingCurveProvider {
  /// How progress depends on time for an animation of a duration in seconds.
  func curve(duration: TimeInterval) -> QuartzCore.AnimationCurve {
    springTimingParameters?.curve(duration: duration)
      ?? .bezier((cubicTimingParameters ?? UICubicTimingParameters()).function)
  }
}

/// Progress along a cubic Bézier curve. Source: Apple, UICubicTimingParameters.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let function: CAMediaTimingFunction

  /// The curve of UIKit's own animations, that of `CAMediaTimingFunctionName.default`.
  public override init() {
    function = CAMediaTimingFunction(name: .default)
    super.init()
  }

  /// One of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    function = CAMediaTimingFunction(name: curve.name)
    super.init()
  }

  /// A curve from (0, 0) to (1, 1) with two control points.
  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    function = CAMediaTimingFunction(
      controlPoints: Float(point1.x), Float(point1.y), Float(point2.x), Float(point2.y))
    super.init()
  }

  /// The first control point.
  public var controlPoint1: CGPoint { point(1) }
  /// The second control point.
  public var controlPoint2: CGPoint { point(2) }

  private func point(_ index: Int) -> CGPoint {
    var values: [Float] = [0, 0]
    function.getControlPoint(at: index, values: &values)
    return CGPoint(x: CGFloat(values[0]), y: CGFloat(values[1]))
  }

  /// `.cubic`.
  public var timingCurveType: UITimingCurveType { .cubic }
  /// Itself.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  /// The curve as animations have it.
  package var timing: QuartzCore.AnimationCurve {
    self == .linear ? .linear : .bezier(CAMediaTimingFunction(name: name))
  }

  fileprivate var name: CAMediaTimingFunctionName {
    switch self {
    case .easeInOut: .easeInEaseOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    }
  }
}

/// Progress as a spring makes it. Source: Apple, UISpringTimingParameters.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Measure {
    /// Fitted into the animation's duration.
    case ratio(CGFloat)
    /// By its physics, which decide the duration.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let measure: Measure
  /// The speed at the beginning in whole ways a second. The horizontal number counts; animations of
  /// positions have one progress here. Default none.
  public let initialVelocity: CGVector

  /// UIKit's own spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// A spring that comes to rest within the animation's duration; 1 does not swing, less does.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    measure = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// A spring by its physics, which decide how long the animation takes.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    measure = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// A spring that seems to be over in a time, in seconds; a bounce of 0 does not swing.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// How long the animation takes by the spring's own physics, in seconds; nil where it is fitted
  /// into the animation's duration.
  var ownDuration: TimeInterval? { spring?.settlingTime }

  private var spring: DampedSpring? {
    guard case .physics(let mass, let stiffness, let damping) = measure else { return nil }
    return DampedSpring(
      mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
      velocity: Double(initialVelocity.dx), overdamps: true)
  }

  func curve(duration: TimeInterval) -> QuartzCore.AnimationCurve {
    if let spring { return .damped(spring, duration) }
    guard case .ratio(let ratio) = measure else { return .linear }
    return .spring(
      SpringCurve(damping: Double(ratio), velocity: Double(initialVelocity.dx) * duration))
  }

  /// `.spring`.
  public var timingCurveType: UITimingCurveType { .spring }
  /// Nil.
  public var cubicTimingParameters: UICubicTimingParameters? { nil }
  /// Itself.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
