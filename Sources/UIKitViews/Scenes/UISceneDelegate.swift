/// Hears of a scene. ``UIApplication/launch(_:sceneDelegate:)`` connects it. Source: Apple,
/// UISceneDelegate.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The scene is connected: what it shows is made here.
  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions)
  /// The scene was disconnected. Never called.
  func sceneDidDisconnect(_ scene: UIScene)
  /// The scene comes to the screen.
  func sceneWillEnterForeground(_ scene: UIScene)
  /// The scene has come to the front.
  func sceneDidBecomeActive(_ scene: UIScene)
  /// The scene is about to leave the front. Never called.
  func sceneWillResignActive(_ scene: UIScene)
  /// The scene left the screen. Never called.
  func sceneDidEnterBackground(_ scene: UIScene)
  /// Addresses are to be opened. Never called.
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)
  /// Something is to be gone on with. Never called.
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
  /// What is to be kept of the scene. Never called.
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
}

extension UISceneDelegate {
  /// Does nothing.
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession,
    options connectionOptions: UIScene.ConnectionOptions
  ) {}
  /// Does nothing.
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  /// Does nothing.
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}

/// Hears of a scene with windows. Source: Apple, UIWindowSceneDelegate.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's main window.
  var window: UIWindow? { get set }
  /// The scene has another size, direction or other traits. Never called.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)
  /// What the app offers beside its icon was chosen. Never called.
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)
}

extension UIWindowSceneDelegate {
  /// Nil; setting it does nothing.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
