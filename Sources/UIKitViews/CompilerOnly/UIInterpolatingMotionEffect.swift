// For the compiler only: nobody tilts the device; effects are kept and never applied.

/// Changes a number, a point or the like by how far the device is tilted.
///
/// Source: Apple, UIInterpolatingMotionEffect.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// Which way the device is tilted. Raw values are UIKit's.
  public enum EffectType: Int, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// What changes.
  public let keyPath: String
  /// Which way the device is tilted.
  public let type: EffectType
  /// What is added where it is tilted wholly to the left, or up. Default nil.
  open var minimumRelativeValue: Any?
  /// What is added where it is tilted wholly to the right, or down. Default nil.
  open var maximumRelativeValue: Any?

  /// An effect on what a key path names.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Archives are not read here.
  public required init?(coder: NSCoder) { nil }

  /// The value between the two, for numbers; Apple's also knows points, sizes and transforms.
  open override func keyPathsAndRelativeValues(
    forViewerOffset viewerOffset: UIOffset
  ) -> [String: Any]? {
    let tilt =
      type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    guard let from = Self.number(minimumRelativeValue),
      let to = Self.number(maximumRelativeValue)
    else { return nil }
    let part = Double(min(max(tilt, -1), 1) + 1) / 2
    return [keyPath: from + (to - from) * part]
  }

  private static func number(_ value: Any?) -> Double? {
    switch value {
    case let value as NSNumber: value.doubleValue
    case let value as CGFloat: Double(value)
    case let value as any BinaryInteger: Double(value)
    default: value as? Double
    }
  }
}
