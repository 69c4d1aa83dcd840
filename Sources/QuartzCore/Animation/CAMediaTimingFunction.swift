/// The progress of an animation as a function of time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// Source: Apple, CAMediaTimingFunction.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The coordinates of the control points.
  private let x1, y1, x2, y2: Double

  /// Creates a named curve; an unknown name means linear.
  public convenience init(name: CAMediaTimingFunctionName) {
    switch name {
    case .easeIn: self.init(exactly: 0.42, 0, 1, 1)
    case .easeOut: self.init(exactly: 0, 0, 0.58, 1)
    case .easeInEaseOut: self.init(exactly: 0.42, 0, 0.58, 1)
    case .default: self.init(exactly: 0.25, 0.1, 0.25, 1)
    default: self.init(exactly: 0, 0, 1, 1)
    }
  }

  /// Creates a curve of two control points, with x limited to 0…1.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(exactly: Double(c1x), Double(c1y), Double(c2x), Double(c2y))
  }

  init(exactly x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    self.x1 = min(max(x1, 0), 1)
    self.y1 = y1
    self.x2 = min(max(x2, 0), 1)
    self.y2 = y2
    super.init()
  }

  /// Writes the coordinates of one of the curve's points, 0 to 3; ignores other indexes.
  public func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
    let points = [(0, 0), (x1, y1), (x2, y2), (1, 1)]
    guard points.indices.contains(index) else { return }
    values[0] = Float(points[index].0)
    values[1] = Float(points[index].1)
  }

  /// Returns whether another function has the same control points.
  func isSame(as other: CAMediaTimingFunction) -> Bool {
    (x1, y1, x2, y2) == (other.x1, other.y1, other.x2, other.y2)
  }

  /// Returns the progress, mostly 0 to 1, at a fraction of the time, 0 to 1.
  ///
  /// Accurate to about 1e-12.
  package func value(at time: Double) -> Double {
    if time <= 0 { return 0 }
    if time >= 1 { return 1 }
    if x1 == y1 && x2 == y2 { return time }
    return Self.bezier(parameter(at: time), y1, y2)
  }

  /// Returns the curve's parameter for a time, by Newton's method, safeguarded by bisection.
  private func parameter(at time: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    var s = time
    for _ in 0..<64 {
      let error = Self.bezier(s, x1, x2) - time
      if abs(error) < 1e-14 { break }
      if error > 0 { high = s } else { low = s }
      let slope = Self.slope(s, x1, x2)
      let newton = s - error / slope
      s = slope > 1e-9 && newton > low && newton < high ? newton : (low + high) / 2
    }
    return s
  }

  private static func bezier(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * s * p1 + 3 * r * s * s * p2 + s * s * s
  }

  private static func slope(_ s: Double, _ p1: Double, _ p2: Double) -> Double {
    let r = 1 - s
    return 3 * r * r * p1 + 6 * r * s * (p2 - p1) + 3 * s * s * (1 - p2)
  }
}

/// The names of timing functions. Source: Apple, CAMediaTimingFunctionName.
public struct CAMediaTimingFunctionName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Constant speed.
  public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
  /// Slow at the start: control points (0.42, 0) and (1, 1).
  public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
  /// Slow at the end: control points (0, 0) and (0.58, 1).
  public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
  /// Slow at the start and the end: control points (0.42, 0) and (0.58, 1).
  public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
  /// Core Animation's default: control points (0.25, 0.1) and (0.25, 1).
  public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}
