/// The values of a pencil for a finger, which is upright and estimates nothing. Source: Apple,
/// UITouch.
extension UITouch {
  /// The properties of a touch that may be estimated. Raw values are UIKit's. Source: Apple,
  /// UITouch.Properties.
  public struct Properties: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1 << 0)
    /// The azimuth.
    public static let azimuth = Properties(rawValue: 1 << 1)
    /// The altitude.
    public static let altitude = Properties(rawValue: 1 << 2)
    /// The location.
    public static let location = Properties(rawValue: 1 << 3)
    /// The roll angle.
    public static let roll = Properties(rawValue: 1 << 4)
  }

  /// The angle to the screen, in radians. Always upright.
  public var altitudeAngle: CGFloat { .pi / 2 }
  /// The rotation about the pencil's own axis, in radians. Always 0.
  public var rollAngle: CGFloat { 0 }
  /// Returns the direction of the pencil in a view, in radians. Always 0.
  public func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
  /// Returns the direction of the pencil in a view as a vector. Always to the right.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

  /// The estimated properties. Always none.
  public var estimatedProperties: Properties { [] }
  /// The estimated properties that will be updated. Always none.
  public var estimatedPropertiesExpectingUpdates: Properties { [] }
  /// The index by which an update is recognized. Always nil: there are none.
  public var estimationUpdateIndex: NSNumber? { nil }
}

extension UIHoverGestureRecognizer {
  /// The rotation about the pencil's own axis, in radians. Always 0.
  public var rollAngle: CGFloat { 0 }
  /// Returns the direction of the pencil in a view as a vector. Always to the right.
  public func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }
}

extension UITapGestureRecognizer {
  /// The buttons of a pointer that tap. Ignored: there is no pointer. Default `.primary`.
  public var buttonMaskRequired: UIEvent.ButtonMask {
    get { Self.requiredButtons[self] }
    set { Self.requiredButtons[self] = newValue }
  }

  private static let requiredButtons = SideProperty(default: UIEvent.ButtonMask.primary)
}

// Unsupported: UITouch.altitudeAngle, azimuthAngle(in:) · works · A touch is an upright finger's. ·
//   test: NewNamesTests
