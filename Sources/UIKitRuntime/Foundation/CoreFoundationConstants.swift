/// Core Foundation's constant for true.
public let kCFBooleanTrue: NSNumber! = true
/// Core Foundation's constant for false.
public let kCFBooleanFalse: NSNumber! = false

/// The pointer for results of Objective-C methods.
public typealias AutoreleasingUnsafeMutablePointer = UnsafeMutablePointer

extension ProcessInfo {
  /// Whether the low power mode is enabled. Always false.
  public var isLowPowerModeEnabled: Bool { false }
}
