import LayoutGeometry

/// Provides the timing curve of an animation. Source: Apple, UITimingCurveProvider.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: AnyObject {
  /// The type of the timing curve.
  var timingCurveType: UITimingCurveType { get }
  /// The cubic curve, if any.
  var cubicTimingParameters: UICubicTimingParameters? { get }
  /// The spring, if any.
  var springTimingParameters: UISpringTimingParameters? { get }
}

/// The types of timing curves. Raw values are UIKit's.
public enum UITimingCurveType: Int, Sendable {
  /// UIKit's default curve.
  case builtin = 0
  /// A cubic Bézier curve.
  case cubic = 1
  /// A spring.
  case spring = 2
  /// A cubic curve combined with a spring.
  case composed = 3
}

extension UITimingCurveProvider {
  /// Returns the curve for a duration in seconds.
  func curve(duration: TimeInterval) -> QuartzCore.AnimationCurve {
    springTimingParameters?.curve(duration: duration)
      ?? .bezier((cubicTimingParameters ?? UICubicTimingParameters()).function)
  }
}

/// A cubic Bézier timing curve. Source: Apple, UICubicTimingParameters.
@preconcurrency @MainActor
public final class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  let function: CAMediaTimingFunction

  /// Creates the default curve of UIKit's animations, `CAMediaTimingFunctionName.default`.
  public override init() {
    function = CAMediaTimingFunction(name: .default)
    super.init()
  }

  /// Creates one of the named curves.
  public init(animationCurve curve: UIView.AnimationCurve) {
    function = CAMediaTimingFunction(name: curve.name)
    super.init()
  }

  /// Creates a curve from (0, 0) to (1, 1) with two control points.
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
  /// This object.
  public var cubicTimingParameters: UICubicTimingParameters? { self }
  /// Nil.
  public var springTimingParameters: UISpringTimingParameters? { nil }
}

extension UIView.AnimationCurve {
  /// The curve as layer animations use it.
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

/// A spring timing curve. Source: Apple, UISpringTimingParameters.
@preconcurrency @MainActor
public final class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  private enum Measure {
    /// Fitted to the animation's duration.
    case ratio(CGFloat)
    /// Physical parameters, which determine the duration.
    case physics(mass: CGFloat, stiffness: CGFloat, damping: CGFloat)
  }

  private let measure: Measure
  /// The initial velocity, in distances of the animation per second. Only the horizontal component
  /// is used, since positions have a single progress. Default zero.
  public let initialVelocity: CGVector

  /// Creates UIKit's default spring: mass 3, stiffness 1000, damping 500.
  public convenience override init() {
    self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero)
  }

  /// Creates a spring that settles within the animation's duration; a ratio of 1 does not
  /// oscillate, smaller ones do.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector = .zero) {
    measure = .ratio(ratio)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring from physical parameters, which determine the duration.
  public init(
    mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector
  ) {
    measure = .physics(mass: mass, stiffness: stiffness, damping: damping)
    initialVelocity = velocity
    super.init()
  }

  /// Creates a spring with a perceptual duration, in seconds; a bounce of 0 does not oscillate.
  public convenience init(
    duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero
  ) {
    let spring = CASpringAnimation(perceptualDuration: duration, bounce: bounce)
    self.init(
      mass: 1, stiffness: spring.stiffness, damping: spring.damping,
      initialVelocity: initialVelocity)
  }

  /// The duration from the physical parameters, in seconds; nil for a spring fitted to the
  /// animation's duration.
  var explicitDuration: TimeInterval? { spring?.settlingTime }

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
  /// This object.
  public var springTimingParameters: UISpringTimingParameters? { self }
}
