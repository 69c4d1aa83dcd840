// For the compiler only: the device is never tilted; effects are stored and never applied.

/// An effect that changes a value with the tilt of the device.
///
/// Source: Apple, UIInterpolatingMotionEffect.
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
  /// The axis of the tilt. Raw values are UIKit's.
  public enum EffectType: Int, Sendable {
    /// To the left and the right.
    case tiltAlongHorizontalAxis = 0
    /// Up and down.
    case tiltAlongVerticalAxis = 1
  }

  /// The key path of the value.
  public let keyPath: String
  /// The axis of the tilt.
  public let type: EffectType
  /// The value that is added at the full tilt to the left or up. Default nil.
  open var minimumRelativeValue: Any?
  /// The value that is added at the full tilt to the right or down. Default nil.
  open var maximumRelativeValue: Any?

  /// Creates an effect on the value at a key path.
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Returns nil: archives are not decoded.
  public required init?(coder: NSCoder) { nil }

  /// Returns the interpolated value, for numbers; Apple's also supports points, sizes and
  /// transforms.
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
