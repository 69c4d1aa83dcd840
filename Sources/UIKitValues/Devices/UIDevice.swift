/// The device whose screen is drawn, as far as its size says.
///
/// Nothing turns it while a picture is taken, and it has no sensors. Source: Apple, UIDevice.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// The device of the screen that the calling code draws for.
  public static var current: UIDevice { UIDevice() }

  /// Posted when a window that fills the screen is turned.
  nonisolated public static let orientationDidChangeNotification = NSNotification.Name(
    "UIDeviceOrientationDidChangeNotification")

  /// Upright for a screen that is not wider than high, else sideways with the head at the left.
  public var orientation: UIDeviceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  /// An iPad where the shorter side has 600 points or more, else an iPhone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    UIScreen.main.traitCollection.userInterfaceIdiom
  }

  /// `iPad` or `iPhone`.
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The same as ``model``.
  public var localizedModel: String { model }
  /// The same as ``model``: names are people's.
  public var name: String { model }
  /// `iOS`.
  public var systemName: String { "iOS" }
  /// The version of iOS whose behaviour this package follows.
  public var systemVersion: String { "18.0" }
  /// Whether turning is told of. Always true.
  public var isGeneratingDeviceOrientationNotifications: Bool { true }

  /// The same for all apps and devices: zeros.
  public var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000000") }
  /// Whether apps may run beside each other. True.
  public var isMultitaskingSupported: Bool { true }

  /// How full the battery is, 0 to 1: nobody watches it, which is -1.
  public var batteryLevel: Float { -1 }
  /// What the battery does: nobody knows.
  public var batteryState: BatteryState { .unknown }
  /// Whether the battery is watched. It is not, whatever it is set to, as on a simulator.
  public var isBatteryMonitoringEnabled: Bool {
    get { false }
    set {}
  }
  /// Whether something is near the screen. Never.
  public var proximityState: Bool { false }
  /// Whether that is looked for. It is not, whatever it is set to, as on devices that cannot.
  public var isProximityMonitoringEnabled: Bool {
    get { false }
    set {}
  }

  /// Plays the click of a key: there is no sound.
  public func playInputClick() {}

  /// Does nothing: turning is always told of.
  public func beginGeneratingDeviceOrientationNotifications() {}
  /// Does nothing: turning is always told of.
  public func endGeneratingDeviceOrientationNotifications() {}

  /// Tells that the device was turned.
  package func tellOfTurn() {
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}

extension UIDevice {
  /// What a battery does. Raw values are UIKit's. Source: Apple, UIDevice.BatteryState.
  public enum BatteryState: Int, Sendable {
    /// Nobody knows.
    case unknown = 0
    /// It is used.
    case unplugged = 1
    /// It is charged.
    case charging = 2
    /// It is full.
    case full = 3
  }

  /// Posted on iOS when the battery is fuller or emptier.
  nonisolated public static let batteryLevelDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryLevelDidChangeNotification")
  /// Posted on iOS when the battery does something else.
  nonisolated public static let batteryStateDidChangeNotification = NSNotification.Name(
    "UIDeviceBatteryStateDidChangeNotification")
  /// Posted on iOS when something is near the screen, or no more.
  nonisolated public static let proximityStateDidChangeNotification = NSNotification.Name(
    "UIDeviceProximityStateDidChangeNotification")
}

// Unsupported: UIDevice · kept · It follows the screen's size; nothing of a device is measured.
