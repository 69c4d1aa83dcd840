import Sessions
import Synchronization

/// A session's screen, and its size, scale and traits, which are readable from every thread.
///
/// It holds the screen, which holds no more than its metrics: all of them end with the session.
package final class ScreenSettings: SessionState {
  package let metrics: ScreenMetrics
  private let made = Mutex<UIScreen?>(nil)

  /// - Parameters:
  ///   - bounds: in points.
  ///   - scale: device pixels per point; 2 instead of what is no scale.
  ///   - traits: what differs from light, left to right and `large`.
  init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 1024, height: 768), scale: CGFloat = 2,
    traits: UITraitCollection = UITraitCollection()
  ) {
    metrics = ScreenMetrics(bounds: bounds, scale: scale, traits: traits)
  }

  /// The device that the process was started with, else 1024 × 768 points at scale 2.
  package convenience init(in session: RenderSession) {
    if let device = Self.launched {
      self.init(bounds: CGRect(origin: .zero, size: device.size), scale: device.scale)
    } else {
      self.init()
    }
  }

  /// What stands for the simulator that a suite runs on.
  private static let launched = device(
    named: getenv("SNAPSHOT_TESTING_DEVICE").map { String(cString: $0) } ?? "")

  /// A device by its name, whose capitals do not count; nil for no name.
  static func device(named name: String) -> DeviceScreen? {
    guard !name.isEmpty else { return nil }
    let device = DeviceScreen.allCases.first { $0.rawValue.lowercased() == name.lowercased() }
    guard let device else {
      stop(
        "SNAPSHOT_TESTING_DEVICE is '\(name)', which is none of "
          + DeviceScreen.allCases.map(\.rawValue).joined(separator: ", "))
    }
    return device
  }

  /// The screen's rectangle, in points.
  package var bounds: CGRect { metrics.bounds }
  /// Device pixels per point.
  package var scale: CGFloat { metrics.scale }

  /// The screen with these settings, always the same object.
  @MainActor var screen: UIScreen {
    made.withLock { made in
      let screen = made ?? UIScreen(metrics)
      made = screen
      return screen
    }
  }
}
