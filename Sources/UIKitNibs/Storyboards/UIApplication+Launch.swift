extension UIApplication {
  /// Launches an app until its window is visible: calls its delegate's launch methods, then the
  /// scene delegate's method for the connection, then both delegates' methods for the activation.
  ///
  /// Not part of UIKit: on iOS the system does it. An app without scenes has no scene delegate and
  /// creates its window at launch. Classes named in property lists are ignored.
  ///
  /// ```swift
  /// let window = UIApplication.shared.launch(AppDelegate(), sceneDelegate: SceneDelegate())
  /// ```
  ///
  /// - Returns: The key window, or nil if the app has not created one.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil
  ) -> UIWindow? {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    post(Self.didFinishLaunchingNotification, self)
    if let sceneDelegate {
      connect(sceneDelegate, of: delegate)
    } else {
      delegate.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification, self)
    let window = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? nil
    return window ?? (delegate.window ?? nil) ?? WindowState.current.keyWindow
  }

  private func connect(
    _ delegate: any UISceneDelegate, of appDelegate: any UIApplicationDelegate
  ) {
    let (scene, options) = (WindowState.current.scene, UIScene.ConnectionOptions())
    let session = scene.session
    let configuration = appDelegate.application(
      self, configurationForConnecting: session, options: options)
    session.configuration = configuration
    scene.delegate = delegate
    post(UIScene.willConnectNotification, scene)
    if let storyboard = configuration.storyboard { show(storyboard, in: scene, delegate) }
    delegate.scene(scene, willConnectTo: session, options: options)
    post(UIScene.willEnterForegroundNotification, scene)
    delegate.sceneWillEnterForeground(scene)
    post(UIScene.didActivateNotification, scene)
    delegate.sceneDidBecomeActive(scene)
  }

  /// Creates the window of a scene configuration with a storyboard.
  private func show(
    _ storyboard: UIStoryboard, in scene: UIWindowScene, _ delegate: any UISceneDelegate
  ) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (delegate as? any UIWindowSceneDelegate)?.window = window
    window.makeKeyAndVisible()
  }

  private func post(_ name: NSNotification.Name, _ object: Any) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
