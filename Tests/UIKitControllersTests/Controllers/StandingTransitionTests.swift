import Sessions
import Testing
import UIKit

@testable import QuartzCore

/// Tests that only its controllers keep a transition that is in progress while time does not
/// advance.
@MainActor @Suite struct StandingTransitionTests {
  private var seen: [() -> UIViewController?] = []

  /// The number of controllers that still exist.
  private var alive: Int { seen.count { $0() != nil } }

  private mutating func make<Controller: UIViewController>(_ controller: Controller) -> Controller {
    seen.append { [weak controller] in controller }
    return controller
  }

  private func inWindow(_ root: UIViewController, _ body: () -> Void) {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    body()
    window.isHidden = true
  }

  @Test(arguments: [UIAlertController.Style.alert, .actionSheet])
  mutating func alertsGoWithTheirWindow(style: UIAlertController.Style) {
    RenderSession().run {
      for _ in 0..<8 {
        let root = make(UIViewController())
        let alert = make(UIAlertController(title: "T", message: "M", preferredStyle: style))
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        inWindow(root) { root.present(alert, animated: true) }
      }
    }
    #expect(seen.count == 16 && alive == 0)
  }

  /// The clock keeps neither a transition whose controllers were deallocated nor its animations,
  /// however many there were.
  @Test(arguments: [UIModalTransitionStyle.coverVertical, .crossDissolve], [true, false])
  func nothingStaysOfTransitionsWithoutControllers(
    transition: UIModalTransitionStyle, isAlert: Bool
  ) {
    RenderSession().run {
      var animations: [() -> CAAnimation?] = []
      for _ in 0..<300 {
        let root = UIViewController()
        let next =
          isAlert
          ? UIAlertController(title: "T", message: "M", preferredStyle: .alert)
          : UIViewController()
        next.modalTransitionStyle = transition
        inWindow(root) {
          root.present(next, animated: true) { Issue.record("presented without controllers") }
          animations += Self.animations(around: next.view).map { animation in
            { [weak animation] in animation }
          }
        }
      }
      #expect(animations.count >= 300 && animations.count { $0() != nil } <= 257)
      #expect(MediaClock.current.isIdle && animations.allSatisfy { $0() == nil })
      MediaClock.current.advance(by: 1)
    }
  }

  private static func animations(around view: UIView) -> [CAAnimation] {
    sequence(first: view.layer, next: \.superlayer).flatMap { layer in
      (layer.animationKeys() ?? []).compactMap { layer.animation(forKey: $0) }
    }
  }

  /// Where one of the controllers is there, the transition ends in its time, with its window or
  /// without.
  @Test(arguments: [true, false], [true, false])
  func remainingObserversAreNotifiedOfTheEnd(keepsPresenter: Bool, keepsPresented: Bool) {
    guard keepsPresenter || keepsPresented else { return }
    RenderSession().run {
      var (root, next): (UIViewController?, UIViewController?) = (
        UIViewController(), UIViewController()
      )
      var ends = 0
      inWindow(root!) { root!.present(next!, animated: true) { ends += 1 } }
      if !keepsPresenter { root = nil }
      if !keepsPresented { next = nil }
      MediaClock.current.advance(by: 0.25)
      #expect(ends == 0)
      MediaClock.current.advance(by: 1)
      #expect(ends == 1)
      withExtendedLifetime((root, next)) {}
    }
  }

  @Test mutating func alertsThatAreDismissedAtOnceGo() {
    RenderSession().run {
      let root = UIViewController()
      inWindow(root) {
        for _ in 0..<8 {
          let alert = make(UIAlertController(title: "T", message: "M", preferredStyle: .alert))
          root.present(alert, animated: true)
          root.dismiss(animated: false)
        }
      }
      #expect(seen.count == 8 && alive == 0)
    }
  }

  @Test(
    arguments: [UIModalPresentationStyle.fullScreen, .pageSheet, .overFullScreen],
    [UIModalTransitionStyle.coverVertical, .crossDissolve])
  mutating func presentedControllersGoWithTheirWindow(
    style: UIModalPresentationStyle, transition: UIModalTransitionStyle
  ) {
    RenderSession().run {
      let (root, presented) = (make(UIViewController()), make(UIViewController()))
      presented.modalPresentationStyle = style
      presented.modalTransitionStyle = transition
      inWindow(root) { root.present(presented, animated: true) }
    }
    #expect(seen.count == 2 && alive == 0)
  }

  @Test mutating func pushedControllersGoWithTheirWindow() {
    RenderSession().run {
      let navigation = make(UINavigationController(rootViewController: make(UIViewController())))
      let next = make(UIViewController())
      inWindow(navigation) { navigation.pushViewController(next, animated: true) }
    }
    #expect(seen.count == 3 && alive == 0)
  }

  /// A waiting object that still exists is notified of the end.
  @Test func completionHandlersAreCalled() {
    RenderSession().run {
      let root = UIViewController()
      var ends = 0
      inWindow(root) {
        root.present(UIViewController(), animated: true) { ends += 1 }
        MediaClock.current.advance(by: 1)
        #expect(ends == 1)
        root.dismiss(animated: true) { ends += 1 }
        MediaClock.current.advance(by: 1)
        #expect(ends == 2 && root.presentedViewController == nil)
      }
    }
  }
}
