/// The device, derived from the size of the screen.
///
/// It does not rotate during a picture and has no sensors. Source: Apple, UIDevice.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of the current screen.
  public static var current: UIDevice { UIDevice() }

  /// Posted when a window that fills the screen rotates.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Landscape left if the screen is wider than high, otherwise portrait.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  /// An iPad if the shorter side has at least 600 points, else an iPhone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// `iPad` or `iPhone`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  public var localizedModel: String { model }
  /// The name of the simulator: that in the environment's `SIMULATOR_DEVICE_NAME`, which simulators
  /// set, or that of the device in `SNAPSHOT_TESTING_DEVICE`; without both the same as ``model``.
  public var name: String {
    Self.simulatorName(ScreenSettings.launched, ProcessInfo.processInfo.environment) ?? model
  }
  /// `iOS`.
  public var systemName: String { "iOS" }
  /// The version of iOS whose behaviour this package follows, or that in the environment's
  /// `SIMULATOR_RUNTIME_VERSION`, as simulators set it, for suites that compare it; it changes no
  /// behaviour.
  public var systemVersion: String { Self.version(ProcessInfo.processInfo.environment) }
  /// Whether orientation notifications are posted. Always true.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// The vendor's identifier: always zeros.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  /// Whether the device supports multitasking. Always true.
  public var isMultitaskingSupported: Bool { true }

  /// The battery level. Always -1, for an unmonitored battery.
  public var batteryLevel: Float { -1 }
  /// The battery state. Always unknown.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is monitored. Always false, as on a simulator; setting it has no effect.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether an object is near the screen. Always false.
  public var proximityState: Bool { false }
  /// Whether the proximity sensor is used. Always false, as on devices without one.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  nonisolated static func simulatorName(
    _ device: DeviceScreen?, _ environment: [String: String]
  ) -> String? {
    let name = environment["SIMULATOR_DEVICE_NAME"] ?? ""
    return name.isEmpty ? device?.device.simulatorName : name
  }

  nonisolated static func version(_ environment: [String: String]) -> String {
    let version = environment["SIMULATOR_RUNTIME_VERSION"] ?? ""
    return version.isEmpty ? "18.0" : version
  }

  /// Plays a keyboard click. Does nothing.
  public func playInputClick() {}

  /// Does nothing: orientation notifications are always posted.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: orientation notifications are always posted.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Posts the notification of a rotation.
  package func postRotationNotification() {
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

extension UIDevice {
  /// The states of a battery. Raw values are UIKit's. Source: Apple, UIDevice.BatteryState.
  public enum BatteryState: Int, Sendable {
    /// The state is unknown.
    case unknown = 0
    /// The battery is discharging.
    case unplugged = 1
    /// The battery is charging.
    case charging = 2
    /// The battery is full.
    case full = 3
  }

  /// Posted on iOS when the battery level changes.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted on iOS when the battery state changes.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted on iOS when the proximity state changes.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

// Unsupported: UIDevice.playInputClick() · kept · It plays no sound. · test: CompilerOnlyNamesTests
// Unsupported: UIDevice.beginGeneratingDeviceOrientationNotifications() · kept · It and its
//   counterpart have no effect: the notifications are always posted. · test:
//   SystemNotificationTests
// Unsupported: UIDevice · kept · It follows the screen's size; nothing of a device is measured. ·
//   test: SystemNotificationTests
