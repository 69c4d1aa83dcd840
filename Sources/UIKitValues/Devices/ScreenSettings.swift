import Sessions
import Synchronization

/// A session's screen with its size, scale and traits, which are accessible from every thread.
///
/// It retains the screen, which retains only its metrics: all are released with the session.
package final class ScreenSettings: SessionState {
  package let metrics: ScreenMetrics
  private let instance = Mutex<UIScreen?>(nil)

  /// Creates the settings of a screen.
  ///
  /// - Parameters:
  ///   - bounds: The bounds, in points.
  ///   - scale: The number of device pixels per point; 2 instead of an invalid scale.
  ///   - traits: The traits that differ from light, left to right and `large`.
  init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 1024, height: 768), scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection()
  ) {
    metrics = ScreenMetrics(bounds: bounds, scale: scale, traits: traits)
  }

  /// Creates the screen of the device set for the process, else 1024 × 768 points at scale 2.
  package convenience init(in session: RenderSession) {
    if let device = Self.launched {
      self.init(bounds: CGRect(origin: .zero, size: device.size), scale: device.scale)
    } else {
      self.init()
    }
  }

  /// The device set for the process, like the simulator of a test suite.
  static let launched = device(named: setting("SNAPSHOT_TESTING_DEVICE"))

  /// The height of the simulator's status bar if the suite belongs to an app, else zero, in points.
  ///
  /// Without an app, as in a package, a window's safe area is independent of the simulator.
  package static let statusBarOfApp = statusBar(of: launched, in: setting("SNAPSHOT_TESTING_HOST"))

  static func statusBar(of device: DeviceScreen?, in host: String) -> CGFloat {
    guard !host.isEmpty else { return 0 }
    guard host == "app" else { stop("SNAPSHOT_TESTING_HOST is '\(host)'; expected 'app'") }
    guard let device else {
      stop("SNAPSHOT_TESTING_HOST is set without SNAPSHOT_TESTING_DEVICE, which has the status bar")
    }
    return device.edges.statusBarHeight
  }

  private static func setting(_ name: String) -> String {
    getenv(name).map { String(cString: $0) } ?? ""
  }

  /// Returns a device by its name, ignoring case; nil for an empty name.
  static func device(named name: String) -> DeviceScreen? {
    guard !name.isEmpty else { return nil }
    let device = DeviceScreen.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let device else {
      stop(
        "SNAPSHOT_TESTING_DEVICE is '\(name)'; expected one of "
          + DeviceScreen.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return device
  }

  /// The screen's bounds, in points.
  package var bounds: CGRect { metrics.bounds }
  /// The number of device pixels per point.
  package var scale: CGFloat { metrics.scale }

  /// The screen with these settings, always the same object.
  @MainActor var screen: UIScreen {
    if let existing { return existing }
    return instance.withLock { instance in
      let screen = instance ?? UIScreen(metrics)
      instance = screen
      return screen
    }
  }

  /// The screen if it was created. Not isolated, unlike a closure of the main actor, which checks
  /// its thread.
  private var existing: UIScreen? { instance.withLock { $0 } }
}
