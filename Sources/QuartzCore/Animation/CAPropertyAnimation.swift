/// A change of one property of a layer over time. Source: Apple, CAPropertyAnimation.
@preconcurrency @MainActor
open class CAPropertyAnimation: CAAnimation {
  /// The property, such as `position`, `bounds.size.width` or `transform.rotation.z`.
  open var keyPath: String?
  /// Whether the values are added to those the layer has without the animation. Default false.
  open var isAdditive = false

  /// An animation of a property; an unknown one changes nothing.
  public convenience init(keyPath path: String?) {
    self.init()
    keyPath = path
  }

  /// The property of a layer that the animation is about; nil where that has none of the name.
  func property(of layer: CALayer) -> AnimatedProperty? {
    keyPath.flatMap { type(of: layer).animatedProperty($0) }
  }
}

/// A change from one value to another. Values are numbers, points, sizes, rectangles, transforms or
/// colours, as the property is.
///
/// Source: Apple, CABasicAnimation.
@preconcurrency @MainActor
open class CABasicAnimation: CAPropertyAnimation {
  /// Where it begins; nil for the value the layer has without the animation.
  open var fromValue: Any?
  /// Where it ends; nil for the value the layer has without the animation.
  open var toValue: Any?
  /// How far it goes, where one of the ends is not given.
  open var byValue: Any?

  override func makeTrack(for layer: CALayer) -> AnimationTrack? {
    guard let property = property(of: layer) else { return nil }
    return AnimationTrack(
      property: property, isAdditive: isAdditive,
      course: .between(
        from: components(of: fromValue), to: components(of: toValue), by: components(of: byValue)))
  }
}

/// A change through several values. Source: Apple, CAKeyframeAnimation.
@preconcurrency @MainActor
open class CAKeyframeAnimation: CAPropertyAnimation {
  /// The values, in order.
  open var values: [Any]?
  /// When each value is reached, 0 to 1, ascending; nil spreads them evenly.
  open var keyTimes: [NSNumber]?
  /// The curve of each stretch; nil for even ones.
  open var timingFunctions: [CAMediaTimingFunction]?
  /// Whether values are gone between or jumped to. Default `.linear`.
  open var calculationMode = CAAnimationCalculationMode.linear

  override func makeTrack(for layer: CALayer) -> AnimationTrack? {
    guard let property = property(of: layer), let values else { return nil }
    let frames = values.compactMap { components(of: $0) }
    guard frames.count == values.count, !frames.isEmpty else { return nil }
    let even = frames.indices.map { Double($0) / Double(max(frames.count - 1, 1)) }
    let times = keyTimes?.map(\.doubleValue) ?? even
    return AnimationTrack(
      property: property, isAdditive: isAdditive,
      course: .through(
        frames, times: times.count < frames.count ? even : times, curves: timingFunctions ?? [],
        jumps: calculationMode == .discrete))
  }
}

/// How the values between keyframes are found. Source: Apple, CAAnimationCalculationMode.
public struct CAAnimationCalculationMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public let rawValue: String
  /// A mode by name; what is not `.discrete` is taken as linear.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// On straight ways between them.
  public static let linear = CAAnimationCalculationMode(rawValue: "linear")
  /// Not at all: each value holds until the next.
  public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
}
