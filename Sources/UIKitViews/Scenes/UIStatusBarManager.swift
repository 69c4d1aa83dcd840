/// What is known of the status bar, which is not drawn. Source: Apple, UIStatusBarManager.
@preconcurrency @MainActor
public final class UIStatusBarManager: NSObject {
  private unowned let scene: UIWindowScene

  init(of scene: UIWindowScene) { self.scene = scene }

  /// What the device covers at the top of the screen, in points; zero without a device.
  public var statusBarFrame: CGRect {
    guard let window = scene.keyWindow, !isStatusBarHidden else { return .zero }
    return CGRect(
      x: 0, y: 0, width: window.bounds.width, height: window.edges.safeAreaInsets.top)
  }

  /// Whether the controller in front wants no status bar.
  public var isStatusBarHidden: Bool { preferences.isHidden }

  /// How the controller in front wants the status bar to look.
  public var statusBarStyle: UIStatusBarStyle { preferences.style }

  private var preferences: StatusBarPreferences {
    scene.keyWindow?.rootOwner?.statusBarPreferences ?? StatusBarPreferences()
  }
}

/// How the status bar looks. Raw values are UIKit's.
public enum UIStatusBarStyle: Int, Sendable {
  /// By the appearance.
  case `default` = 0
  /// Light, for dark grounds.
  case lightContent = 1
  /// Dark, for light grounds.
  case darkContent = 3
}

/// How the status bar comes and goes. Raw values are UIKit's.
public enum UIStatusBarAnimation: Int, Sendable {
  /// At once.
  case none = 0
  /// It fades.
  case fade = 1
  /// It slides.
  case slide = 2
}

// Unsupported: UIStatusBarManager · kept · The status bar and home indicator are not drawn. What
//   controllers want of them is kept.
