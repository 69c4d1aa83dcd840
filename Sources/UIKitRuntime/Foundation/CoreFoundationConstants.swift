/// Core Foundation's constant for true.
public let kCFBooleanTrue: NSNumber! = true
/// Core Foundation's constant for false.
public let kCFBooleanFalse: NSNumber! = false

/// The pointer for results of Objective-C methods.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension ProcessInfo {
  /// Whether the low power mode is enabled. Always false.
  public var isLowPowerModeEnabled: Bool { false }

  /// How hot the machine is. Raw values are Foundation's.
  public enum ThermalState: Int, Sendable {
    /// The machine is not hot.
    case nominal
    /// It is warm.
    case fair
    /// It is hot.
    case serious
    /// It is too hot.
    case critical
  }

  /// How hot the machine is. Always nominal.
  public var thermalState: ThermalState { .nominal }
}
