/// The scene that windows lie in: one a screen. Source: Apple, UIWindowScene.
@preconcurrency @MainActor
open class UIWindowScene: UIScene, UITraitEnvironment {
  /// The screen.
  open var screen: UIScreen { .main }

  /// The windows on the screen, those that came first behind.
  open var windows: [UIWindow] { WindowState.current.windows }

  /// The window that is typed into: the one made key last, else the first of all.
  open var keyWindow: UIWindow? { WindowState.current.keyWindow ?? windows.first }

  /// How the screen is turned, by its size.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.interfaceOrientation
  }

  /// The screen's traits.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The screen's coordinates.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// How large the scene may be: as large as the screen, so that nobody can say. Nil.
  open var sizeRestrictions: UISceneSizeRestrictions? { nil }

  /// Asks for another size or direction, which is refused: the screen decides.
  open func requestGeometryUpdate(
    _ geometryPreferences: GeometryPreferences, errorHandler: ((Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }

  /// What is known of the status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(of: self)
}
