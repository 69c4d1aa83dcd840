import CoreGraphics

/// An animation through several values, or along a path. Source: Apple, CAKeyframeAnimation.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order; ignored if there is a ``path``.
  open var values: [Any]?
  /// The path of a property that is a point. Each line and curve of it takes the same time, or in a
  /// paced mode a time proportional to its length. Default nil.
  open var path: CGPath?
  /// The times of the values, 0 to 1, ascending; nil distributes them evenly. Ignored by paced
  /// modes and paths.
  open var keyTimes: [NSNumber]?
  /// The timing function of each segment; nil for linear ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// The interpolation between values. Default `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear
  /// The tension at each value in cubic modes; 1 is straight. Default nil: 0.
  open var tensionValues: [NSNumber]?
  /// The continuity at each value in cubic modes. Default nil: 0, without corners.
  open var continuityValues: [NSNumber]?
  /// The bias at each value in cubic modes. Default nil: 0.
  open var biasValues: [NSNumber]?

  /// How the layer is turned along a ``path``; nil, the default, for not at all.
  open var rotationMode: CAAnimationRotationMode?

  /// The values as numbers, instead of ``values``.
  var frames: [[Double]]?

  override func makeEffect(for layer: CALayer) -> AnimationEffect? {
    if keyPath == "contents" { return contentsEffect() }
    guard let property = property(of: layer), let course = course() else { return nil }
    let track = AnimationTrack(property: property, isAdditive: isAdditive, course: course)
    guard let turn = turn(of: layer) else { return .track(track) }
    return .tracks([track, turn])
  }

  /// Returns the rotation of a layer along the path, in addition to its own; nil for none.
  private func turn(of layer: CALayer) -> AnimationTrack? {
    guard let path, let rotationMode,
      let rotation = type(of: layer).animatedProperty("transform.rotation.z")
    else { return nil }
    let way = PathFrames(path, isPaced: calculationMode.isPaced)
    let angles = way.directions.map { [$0 + (rotationMode == .rotateAutoReverse ? .pi : 0)] }
    guard !angles.isEmpty else { return nil }
    return AnimationTrack(
      property: rotation, isAdditive: true,
      course: .through(angles, times: way.times, curves: [], jumps: true))
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
      let pathFrames = PathFrames(path, isPaced: calculationMode.isPaced)
      guard !pathFrames.frames.isEmpty else { return nil }
      return .through(pathFrames.frames, times: pathFrames.times, curves: [], jumps: false)
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
    // In discrete mode, the last value needs a segment of its own.
    let stretches = calculationMode == .discrete ? frames.count : max(frames.count - 1, 1)
    return frames.indices.map { Double($0) / Double(stretches) }
  }
}

/// The interpolation between keyframes. Source: Apple, CAAnimationCalculationMode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode of a name; an unknown one means linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Linear interpolation.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// No interpolation: each value applies until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
  /// Linear interpolation at constant speed.
  public static let paced = CAAnimationCalculationMode(rawValue: "paced")
  /// Interpolation along a smooth curve: a Catmull-Rom spline, modified by tensions, continuities
  /// and biases.
  public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
  /// Interpolation along a smooth curve, each segment timed by its straight length.
  public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

  var isPaced: Bool { self == .paced || self == .cubicPaced }
  var isCubic: Bool { self == .cubic || self == .cubicPaced }
}

/// How a layer is turned along a path. Source: Apple, CAAnimationRotationMode.
public struct CAAnimationRotationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// Creates a mode of a name; an unknown one means ``rotateAuto``.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The layer's horizontal axis points along the path.
  public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
  /// The layer's horizontal axis points backwards along the path.
  public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

// Unsupported: CAKeyframeAnimation.rotationMode · drawn · The layer turns along each line or piece
//   of a curve, in addition to its own rotation. · uncertain · test: PathRotationTests
