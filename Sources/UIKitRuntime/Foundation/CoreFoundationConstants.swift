/// True, as Core Foundation has it.
public let kCFBooleanTrue: NSNumber! = true
/// False, as Core Foundation has it.
public let kCFBooleanFalse: NSNumber! = false

/// What Objective-C writes results through.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension ProcessInfo {
  /// Whether the device saves power. It does not.
  public var isLowPowerModeEnabled: Bool { false }
}
