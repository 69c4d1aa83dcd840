/// The scene that windows lie in: one a screen. Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen.
  open var screen: UIScreen { .main }

  /// The windows on the screen, those that came first behind.
  open var windows: [UIWindow] { AppState.current.windows }

  /// The window that is typed into: the one made key last, else the first of all.
  open var keyWindow: UIWindow? { AppState.current.keyWindow ?? windows.first }

  /// How the screen is turned, by its size.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIApplication.shared.statusBarOrientation
  }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
}
