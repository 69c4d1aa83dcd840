extension UIWindow {
  /// How far in front a window is. Source: Apple, UIWindow.Level.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The height: higher is nearer.
    public let rawValue: CGFloat
    /// A level by its height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// A level by its height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// An app's windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The status bar's: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// Alerts': 2000.
    public static let alert = Level(rawValue: 2000)

    /// Whether a level is farther back.
    public static func < (level: Level, other: Level) -> Bool { level.rawValue < other.rawValue }
    /// A level so much higher.
    public static func + (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue + height)
    }
    /// A level so much lower.
    public static func - (level: Level, height: CGFloat) -> Level {
      Level(rawValue: level.rawValue - height)
    }
  }

  /// Posted when a window has come to the screen.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted on iOS when a window was hidden; not here.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted when a window has become the key window.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted when a window is no longer the key window.
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Notes that the window is on the screen.
  func comeToScreen() {
    guard !WindowState.current.windows.contains(where: { $0 === self }) else { return }
    WindowState.current.show(self)
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  /// Takes the keys from the window that has them.
  func takeKeys() {
    let old = WindowState.current.keyWindow
    guard old !== self else { return }
    WindowState.current.keyWindow = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
}
