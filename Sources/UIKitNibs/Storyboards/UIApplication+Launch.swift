extension UIApplication {
  /// Brings an app up as far as it makes its window: its delegate hears that it was launched, its
  /// scene's delegate that the scene is connected, and both that they are in front.
  ///
  /// This package's own: on iOS the system does it. An app without scenes has no scene delegate and
  /// makes its window when it is launched. Classes named in property lists are not looked up.
  ///
  /// ```swift
  /// let window = UIApplication.shared.launch(AppDelegate(), sceneDelegate: SceneDelegate())
  /// ```
  ///
  /// - Returns: the key window; nil where the app has made none.
  @discardableResult
  public func launch(
    _ delegate: any UIApplicationDelegate, sceneDelegate: (any UISceneDelegate)? = nil
  ) -> UIWindow? {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    tell(Self.didFinishLaunchingNotification, self)
    if let sceneDelegate {
      connect(sceneDelegate, of: delegate)
    } else {
      delegate.applicationDidBecomeActive(self)
    }
    tell(Self.didBecomeActiveNotification, self)
    let window = (sceneDelegate as? any UIWindowSceneDelegate)?.window ?? delegate.window
    return window ?? WindowState.current.keyWindow
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
    tell(UIScene.willConnectNotification, scene)
    if let storyboard = configuration.storyboard { show(storyboard, in: scene, delegate) }
    delegate.scene(scene, willConnectTo: session, options: options)
    tell(UIScene.willEnterForegroundNotification, scene)
    delegate.sceneWillEnterForeground(scene)
    tell(UIScene.didActivateNotification, scene)
    delegate.sceneDidBecomeActive(scene)
  }

  /// Makes the window of a configuration that names a storyboard.
  private func show(
    _ storyboard: UIStoryboard, in scene: UIWindowScene, _ delegate: any UISceneDelegate
  ) {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = storyboard.instantiateInitialViewController()
    (delegate as? any UIWindowSceneDelegate)?.window = window
    window.makeKeyAndVisible()
  }

  private func tell(_ name: NSNotification.Name, _ object: Any) {
    NotificationCenter.default.post(name: name, object: object)
  }
}
