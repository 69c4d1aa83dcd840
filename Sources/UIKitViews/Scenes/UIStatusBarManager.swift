/// The properties of the status bar, which is not drawn. Source: Apple, UIStatusBarManager.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(of scene: UIWindowScene) { self.scene = scene }

  /// The frame of the status bar, in points; zero without a device.
  public var statusBarFrame: CGRect {
    guard let window = scene.keyWindow, !isStatusBarHidden else { return .zero }
    return CGRect(x: 0, y: 0, width: window.bounds.width, height: window.edges.statusBarHeight)
  }

  /// Whether the front controller prefers a hidden status bar.
  public var isStatusBarHidden: Bool { preferences.isHidden }

  /// The style that the front controller prefers.
  public var statusBarStyle: UIStatusBarStyle { preferences.style }

  private var preferences: StatusBarPreferences {
    scene.keyWindow?.rootOwner?.statusBarPreferences ?? StatusBarPreferences()
  }
}

/// The style of the status bar. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// According to the interface style.
  case `default` = 0
  /// Light content, for dark backgrounds.
  case lightContent = 1
  /// Dark content, for light backgrounds.
  case darkContent = 3
}

/// The animation of status bar changes. Raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// No animation.
  case none = 0
  /// Fading.
  case fade = 1
  /// Sliding.
  case slide = 2
}

// Unsupported: UIStatusBarManager · kept · The status bar and home indicator are not drawn.
//   Controllers' preferences are stored. · test: AppLaunchTests
