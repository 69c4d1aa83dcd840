import Sessions
import Testing
import UIKit

/// Tests that a window made key and visible outside of pictures exists without other references.
@MainActor @Suite struct KeptWindowTests {
  private func showUnheld(_ controller: UIViewController) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test func itStaysUntilAnotherTakesItsPlace() {
    RenderSession.device.run {
      let controller = UIViewController()
      showUnheld(controller)
      #expect(controller.view.window?.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
      #expect(UIApplication.shared.windows.contains { $0 === controller.view.window })
      #expect(UIApplication.shared.keyWindow === controller.view.window)
      let other = UIViewController()
      showUnheld(other)
      #expect(controller.view.window == nil)
      #expect(UIApplication.shared.keyWindow?.rootViewController === other)
      other.view.window?.isHidden = true
    }
  }

  @Test func itGoesWhenItIsHiddenOrTakenFromItsScene() {
    RenderSession.device.run {
      let controller = UIViewController()
      showUnheld(controller)
      controller.view.window?.isHidden = true
      #expect(controller.view.window == nil)
      showUnheld(controller)
      controller.view.window?.windowScene = nil
      #expect(controller.view.window == nil)
    }
  }

  /// If other sessions kept windows, they would never end.
  @Test func otherSessionsKeepNone() {
    weak var session: RenderSession?
    do {
      let own = RenderSession.fresh()
      session = own
      own.run { showUnheld(UIViewController()) }
    }
    #expect(session == nil)
  }

  @Test func aStageKeepsItsOwn() {
    RenderSession.device.run {
      let controller = UIViewController()
      do {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        window.rootViewController = controller
        window.showAsKeyWindow()
        #expect(window.isKeyWindow)
      }
      #expect(controller.view.window == nil)
    }
  }
}
