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
  public var isStatusBarHidden: Bool {
    controller(\.childForStatusBarHidden)?.prefersStatusBarHidden ?? false
  }

  /// How the controller in front wants the status bar to look.
  public var statusBarStyle: UIStatusBarStyle {
    controller(\.childForStatusBarStyle)?.preferredStatusBarStyle ?? .default
  }

  /// Whether a presented controller says how the bar looks: it covers the screen, or wants to.
  private func decides(_ presented: UIViewController) -> Bool {
    presented.modalPresentationStyle == .fullScreen
      || presented.modalPresentationCapturesStatusBarAppearance
  }

  /// The controller that decides: the one presented last, or what it names instead.
  private func controller(
    _ child: KeyPath<UIViewController, UIViewController?>
  ) -> UIViewController? {
    var controller = scene.keyWindow?.rootViewController
    while let presented = controller?.presentedViewController, decides(presented) {
      controller = presented
    }
    while let other = controller?[keyPath: child] { controller = other }
    return controller
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
