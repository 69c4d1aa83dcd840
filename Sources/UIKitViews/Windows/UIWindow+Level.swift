extension UIWindow {
  /// The level of a window in the front-to-back order. Source: Apple, UIWindow.Level.
  public struct Level: _UIKitNumericRawRepresentable, Hashable, Sendable {
    /// The value of the level: higher levels are in front.
    public let rawValue: CGFloat
    /// Creates a level from its value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// Creates a level from its value.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's windows: 0.
    public static let normal = Level(rawValue: 0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(rawValue: 1000)
    /// The level of alerts: 2000.
    public static let alert = Level(rawValue: 2000)
  }

  /// Posted after a window has become visible.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")
  /// Posted on iOS after a window has been hidden. Never posted.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name(
    "UIWindowDidBecomeHiddenNotification")
  /// Posted after a window has become the key window.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name(
    "UIWindowDidBecomeKeyNotification")
  /// Posted after a window has resigned as the key window.
  nonisolated public static let didResignKeyNotification = NSNotification.Name(
    "UIWindowDidResignKeyNotification")

  /// Adds the window to the visible ones.
  func addToVisibleWindows() {
    guard !WindowState.current.windows.contains(where: { $0 === self }) else { return }
    WindowState.current.show(self)
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  /// Makes the window the key window.
  func becomeKeyWindow() {
    let old = WindowState.current.keyWindow
    guard old !== self, canBecomeKey else { return }
    WindowState.current.keyWindow = self
    if let old {
      old.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: old)
    }
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }
}
