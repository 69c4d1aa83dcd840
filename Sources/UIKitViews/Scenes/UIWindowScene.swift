/// The scene of an app's windows: one per screen. Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen.
  open var screen: UIScreen { .main }

  /// The visible windows, from back to front.
  open var windows: [UIWindow] { WindowState.current.windows }

  /// The key window: the window made key last, else the first window.
  open var keyWindow: UIWindow? { WindowState.current.keyWindow ?? windows.first }

  /// The orientation of the screen, from its size.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.interfaceOrientation
  }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The screen's coordinate space.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The size restrictions. Always nil: the scene has the screen's size.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Requests another geometry. The request fails: the screen determines the geometry.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// The status bar manager.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
}
