import Sessions
import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitRuntime
@testable import UIKitViews

/// Tests Xcode's templates, launched until their window exists.
@MainActor @Suite struct AppLaunchTests {
  private final class AppDelegate: UIResponder, UIApplicationDelegate {
    var heard: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard.append("launched")
      return true
    }

    func application(
      _ application: UIApplication,
      configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      UISceneConfiguration(
        name: "Default Configuration", sessionRole: connectingSceneSession.role)
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard.append("active") }
  }

  private final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?
    var heard: [String] = []

    func scene(
      _ scene: UIScene, willConnectTo session: UISceneSession,
      options connectionOptions: UIScene.ConnectionOptions
    ) {
      heard.append("connect \(session.configuration.name ?? "")")
      guard let windowScene = (scene as? UIWindowScene) else { return }
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = UIViewController()
      self.window = window
      window.makeKeyAndVisible()
    }

    func sceneWillEnterForeground(_ scene: UIScene) { heard.append("foreground") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard.append("active") }
  }

  private final class OldDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var heard = 0

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = UIViewController()
      window?.makeKeyAndVisible()
      return true
    }

    func applicationDidBecomeActive(_ application: UIApplication) { heard += 1 }
  }

  private func inFreshSession(_ body: @MainActor () -> Void) {
    let size = CGRect(x: 0, y: 0, width: 320, height: 480)
    RenderSession.fresh(bounds: size, scale: 1).run { body() }
  }

  @Test func aSceneDelegateMakesItsWindow() {
    inFreshSession {
      let (app, scene) = (AppDelegate(), SceneDelegate())
      let window = UIApplication.shared.launch(app, sceneDelegate: scene)
      #expect(app.heard == ["launched"])
      #expect(scene.heard == ["connect Default Configuration", "foreground", "active"])
      #expect(window?.bounds.size == CGSize(width: 320, height: 480))
      #expect(UIApplication.shared.keyWindow === window && window?.isKeyWindow == true)
      #expect(UIApplication.shared.windows.count == 1)
      #expect(UIApplication.shared.delegate === app)
      let shown = UIApplication.shared.connectedScenes.first as? UIWindowScene
      #expect(shown?.windows.first === window && shown?.delegate === scene)
      #expect(window?.windowScene === shown && shown?.session.scene === shown)
      #expect(shown?.interfaceOrientation == .portrait)
    }
  }

  @Test func anAppWithoutScenesMakesItsWindow() {
    inFreshSession {
      let app = OldDelegate()
      let window = UIApplication.shared.launch(app)
      #expect(window === app.window && window != nil && app.heard == 1)
      #expect(window?.rootViewController?.isViewLoaded == true)
    }
  }

  @Test func theKeysGoFromWindowToWindow() {
    final class Heard: UIWindow {
      var words: [String] = []
      override func becomeKey() { words.append("become") }
      override func resignKey() { words.append("resign") }
    }
    inFreshSession {
      let (first, second) = (Heard(frame: .zero), Heard(frame: .zero))
      first.makeKeyAndVisible()
      first.makeKeyAndVisible()
      second.makeKey()
      #expect(first.words == ["become", "resign"] && second.words == ["become"])
      #expect(UIApplication.shared.windows == [first, second])
      #expect(UIApplication.shared.keyWindow === second && !first.isKeyWindow)
    }
  }

  @Test func theControllerInFrontDecidesOnTheStatusBar() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
      override var prefersStatusBarHidden: Bool { true }
    }
    inFreshSession {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.edges = ScreenEdges(
        safeAreaInsets: UIEdgeInsets(top: 47, left: 0, bottom: 34, right: 0))
      window.rootViewController = UIViewController()
      window.makeKeyAndVisible()
      #expect(UIApplication.shared.statusBarFrame == CGRect(x: 0, y: 0, width: 320, height: 47))
      #expect(UIApplication.shared.statusBarStyle == .default)
      window.edges.safeAreaInsets.top = 59
      #expect(UIApplication.shared.statusBarFrame.height == 54)
      window.rootViewController = Dark()
      #expect(UIApplication.shared.statusBarStyle == .lightContent)
      #expect(UIApplication.shared.isStatusBarHidden)
      #expect(UIApplication.shared.statusBarFrame == .zero)
    }
  }

  @Test func coveringOrCapturingControllersDecideOnTheStatusBar() {
    final class Dark: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    for (style, captures, wanted) in [
      (UIModalPresentationStyle.fullScreen, false, UIStatusBarStyle.lightContent),
      (.overFullScreen, false, .default), (.overFullScreen, true, .lightContent),
    ] {
      inFreshSession {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        let dark = Dark()
        dark.modalPresentationStyle = style
        dark.modalPresentationCapturesStatusBarAppearance = captures
        window.rootViewController?.present(dark, animated: false)
        #expect(UIApplication.shared.statusBarStyle == wanted)
        UIApplication.shared.statusBarStyle = .darkContent
        UIApplication.shared.isStatusBarHidden = true
        #expect(UIApplication.shared.statusBarStyle == wanted)
        #expect(!UIApplication.shared.isStatusBarHidden)
      }
    }
  }

  @Test func screensHaveAppsOfTheirOwn() {
    var apps: [UIApplication] = []
    for _ in 0..<2 { inFreshSession { apps.append(UIApplication.shared) } }
    #expect(apps[0] !== apps[1])
    inFreshSession { #expect(UIApplication.shared === UIApplication.shared) }
  }

  @Test func nothingIsOpened() {
    let url = URL(string: "https://example.com")!
    var answer: Bool?
    ProgrammerWarning.$areMessagesLogged.withValue(false) {
      UIApplication.shared.open(url) { answer = $0 }
    }
    #expect(answer == false && !UIApplication.shared.canOpenURL(url))
  }

  @Test func theEditButtonBeginsAndEndsEditing() {
    let controller = UIViewController()
    let button = controller.editButtonItem
    #expect(button.title == "Edit" && !controller.isEditing)
    button.primaryAction?.performWithSender(button, target: nil)
    #expect(button.title == "Done" && button.style == .done && controller.isEditing)
    controller.isEditing = false
    #expect(controller.editButtonItem.title == "Edit")
    #expect(controller.supportedInterfaceOrientations.contains(.portrait))
  }

  @Test func aControllerUpdatesTheConstraintsOfItsView() {
    final class Counting: UIViewController {
      var count = 0
      override func updateViewConstraints() {
        count += 1
        super.updateViewConstraints()
      }
    }
    let controller = Counting()
    controller.view.setNeedsUpdateConstraints()
    controller.view.updateConstraintsIfNeeded()
    #expect(controller.count == 1)
  }

  private final class Preferring: UIViewController {
    var style = UIStatusBarStyle.lightContent
    var isHidden = false
    var orientations = UIInterfaceOrientationMask.portrait
    var calls = 0
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
    override var prefersStatusBarHidden: Bool { isHidden }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { orientations }
    override func viewDidLayoutSubviews() { calls += 1 }
    override func encodeRestorableState(with coder: NSCoder) { calls += 1 }
    override func decodeRestorableState(with coder: NSCoder) { calls += 1 }
    override func applicationFinishedRestoringState() { calls += 1 }
  }

  private func shown(_ controller: UIViewController) -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func theStatusBarIsReadOnEachAccessAndNotDrawn() {
    inFreshSession {
      let controller = Preferring()
      let window = shown(controller)
      let plain = window.pictureBytes
      let manager = window.windowScene?.statusBarManager
      #expect(manager?.statusBarStyle == .lightContent && manager?.isStatusBarHidden == false)
      controller.style = .darkContent
      controller.isHidden = true
      #expect(manager?.statusBarStyle == .darkContent && manager?.isStatusBarHidden == true)
      let calls = controller.calls
      controller.setNeedsStatusBarAppearanceUpdate()
      window.layoutIfNeeded()
      #expect(controller.calls == calls && window.pictureBytes == plain)
    }
  }

  @Test func neededUpdatesOfOrientationsAndEdgesHaveNoEffect() {
    inFreshSession {
      let controller = Preferring()
      let window = shown(controller)
      let (calls, plain) = (controller.calls, window.pictureBytes)
      controller.orientations = .landscape
      controller.setNeedsUpdateOfSupportedInterfaceOrientations()
      controller.setNeedsUpdateOfHomeIndicatorAutoHidden()
      controller.setNeedsUpdateOfScreenEdgesDeferringSystemGestures()
      if let session = window.windowScene?.session {
        UIApplication.shared.requestSceneSessionRefresh(session)
      }
      window.layoutIfNeeded()
      #expect(window.bounds.size == CGSize(width: 320, height: 480))
      #expect(controller.calls == calls && window.pictureBytes == plain)
    }
  }

  @Test func noStateIsEncodedOrDecoded() {
    inFreshSession {
      let controller = Preferring()
      controller.restorationIdentifier = "a"
      let app = OldDelegate()
      let window = UIApplication.shared.launch(app)
      window?.rootViewController = controller
      let calls = controller.calls
      NotificationCenter.default.post(
        name: UIApplication.didEnterBackgroundNotification, object: UIApplication.shared)
      window?.rootViewController = nil
      #expect(calls == 0 && controller.calls == 0 && controller.restorationIdentifier == "a")
    }
  }

  @Test func thereAreNoRemoteNotificationsAndFetches() {
    final class Asked: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var count = 0
      func application(
        _ application: UIApplication,
        didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
      ) { count += 1 }
      func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
      ) { count += 1 }
    }
    inFreshSession {
      let (app, asked) = (UIApplication.shared, Asked())
      app.launch(asked)
      app.registerForRemoteNotifications()
      app.setMinimumBackgroundFetchInterval(UIApplication.backgroundFetchIntervalMinimum)
      #expect(asked.count == 0 && !app.isRegisteredForRemoteNotifications)
      app.unregisterForRemoteNotifications()
      #expect(asked.count == 0 && app.backgroundRefreshStatus == .denied)
    }
  }

  /// Apps' scenes have a class and a delegate of their own on iOS.
  @Test func classesOfASceneConfigurationAreIgnored() {
    final class OtherScene: UIWindowScene {}
    final class OtherDelegate: UIResponder, UIWindowSceneDelegate {}
    final class Configuring: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      func application(
        _ application: UIApplication,
        configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        let configuration = UISceneConfiguration(name: "a", sessionRole: .windowApplication)
        configuration.sceneClass = OtherScene.self
        configuration.delegateClass = OtherDelegate.self
        return configuration
      }
    }
    inFreshSession {
      let scene = SceneDelegate()
      UIApplication.shared.launch(Configuring(), sceneDelegate: scene)
      let shown = UIApplication.shared.connectedScenes.first
      #expect(shown?.session.configuration.delegateClass == OtherDelegate.self)
      #expect(shown?.delegate === scene && shown.map { $0 is OtherScene } == false)
    }
  }
}
