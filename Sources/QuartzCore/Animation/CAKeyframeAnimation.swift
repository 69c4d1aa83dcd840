import CoreGraphics

/// A change through several values, or along a path. Source: Apple, CAKeyframeAnimation.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; ``path`` goes before them.
  open var values: [Any]?
  /// The way of a property that is a point. Each line and curve of it takes the same time, with a
  /// paced mode by its length. Default nil.
  open var path: CGPath?
  /// When each value is reached, 0 to 1, ascending; nil spreads them evenly. Paced modes, and
  /// paths, have times of their own.
  open var keyTimes: [NSNumber]?
  /// The curve of each stretch; nil for even ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// How the values between are found. Default `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// How tight the curve is at each value, in cubic modes: 1 is straight. Default nil, 0.
  open var tensionValues: [NSNumber]?
  /// How sharp its corners are there. Default nil, 0: none.
  open var continuityValues: [NSNumber]?
  /// Towards which side it swings there. Default nil, 0: neither.
  open var biasValues: [NSNumber]?

  /// Values as numbers already, instead of ``values``.
  var frames: [[Double]]?

  override func makeEffect(for layer: CALayer) -> AnimationEffect? {
    if keyPath == "contents" { return contentsEffect() }
    guard let property = property(of: layer), let course = course() else { return nil }
    return .track(AnimationTrack(property: property, isAdditive: isAdditive, course: course))
  }

  private func contentsEffect() -> AnimationEffect? {
    guard let frames = ContentsFrames(values ?? []) else { return nil }
    return .track(
      AnimationTrack(
        property: frames.property, isAdditive: false,
        course: .through(
          frames.numbers, times: times(of: frames.numbers), curves: timingFunctions ?? [],
          jumps: calculationMode == .discrete)))
  }

  private func course() -> AnimationTrack.Course? {
    if let path {
      let way = PathFrames(path, isPaced: calculationMode.isPaced)
      guard !way.frames.isEmpty else { return nil }
      return .through(way.frames, times: way.times, curves: [], jumps: false)
    }
    let frames = frames ?? (values ?? []).compactMap { components(of: $0) }
    guard frames.count == values?.count ?? frames.count, !frames.isEmpty else { return nil }
    let times = times(of: frames)
    guard calculationMode.isCubic else {
      return .through(
        frames, times: times, curves: calculationMode.isPaced ? [] : timingFunctions ?? [],
        jumps: calculationMode == .discrete)
    }
    let curve = KeyframeCurve(
      frames: frames, tension: numbers(tensionValues), continuity: numbers(continuityValues),
      bias: numbers(biasValues))
    return .along(curve, times: times, curves: timingFunctions ?? [])
  }

  private func numbers(_ values: [NSNumber]?) -> [Double] { (values ?? []).map(\.doubleValue) }

  private func times(of frames: [[Double]]) -> [Double] {
    if calculationMode.isPaced {
      return PathFrames.pacedTimes(frames)
    }
    if let keyTimes, keyTimes.count >= frames.count { return keyTimes.map(\.doubleValue) }
    // A value that holds until the next needs a time of its own at the end, too.
    let stretches = calculationMode == .discrete ? frames.count : max(frames.count - 1, 1)
    return frames.indices.map { Double($0) / Double(stretches) }
  }
}

/// How the values between keyframes are found. Source: Apple, CAAnimationCalculationMode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by name; an unknown one is taken as linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On straight ways between them.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// On straight ways, at one speed throughout.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// On a smooth curve through all of them: a Catmull-Rom spline, changed by the tensions,
  /// continuities and biases.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// On a smooth curve, each stretch in the time of its straight way.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

// Unsupported: CAKeyframeAnimation.rotationMode · absent · Layers are not turned along a path.
