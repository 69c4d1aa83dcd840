import Testing

@testable import UIKit

@MainActor @Suite struct RotationTests {
  private final class Turning: UIViewController {
    let box = UIView(frame: .zero)
    var heard: [String] = []

    override func viewDidLoad() {
      box.frame = view.bounds
      box.autoresizingMask = [.flexibleWidth]
      view.addSubview(box)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      heard.append("will \(Int(view.bounds.width)) \(coordinator.transitionDuration)")
      coordinator.animate { [self] _ in
        heard.append("along \(Int(view.bounds.width))")
        box.alpha = 0
      } completion: { [self] _ in
        heard.append("done \(Int(view.bounds.width))")
      }
    }

    override func viewDidLayoutSubviews() { heard.append("layout") }
  }

  @Test func controllersHearOfATurn() {
    let root = Turning()
    let window = shownWindow(root)
    root.heard = []
    window.turn(animated: true)
    #expect(root.heard == ["will 320 0.3", "along 480", "layout"])
    #expect(window.bounds.size == CGSize(width: 480, height: 320))
    #expect(root.view.frame == window.bounds && root.box.frame.width == 480)
    #expect(root.box.layer.presentation()?.bounds.width == 320)
    window.clock.advance(by: 0.15)
    #expect(root.box.layer.presentation()?.bounds.width == 400)
    #expect(root.box.layer.presentation()?.opacity == 0.5)
    #expect(window.layer.animationKeys() == nil)
    window.clock.settle()
    #expect(root.heard == ["will 320 0.3", "along 480", "layout", "done 480"])
    #expect(root.box.layer.presentation()?.bounds.width == 480)
  }

  @Test func withoutAnimationEverythingHappensAtOnce() {
    let root = Turning()
    let window = shownWindow(root)
    root.heard = []
    window.turn(animated: false)
    #expect(root.heard == ["will 320 0.0", "along 480", "layout", "done 480"])
  }

  @Test func containersTellTheirChildren() {
    let diary = Diary()
    let parent = DiaryController("parent", diary)
    let navigation = UINavigationController(rootViewController: parent)
    let child = DiaryController("child", diary)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation]
    let window = shownWindow(tabs)
    parent.addChild(child)
    child.view.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    parent.view.addSubview(child.view)
    _ = diary.news()
    window.resize(to: CGSize(width: 400, height: 300), animated: true)
    #expect(diary.news() == ["parent to 400x300", "child to 400x300"])
    window.clock.settle()
    #expect(parent.view.frame == CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 251, width: 400, height: 49))
  }

  @Test func whatTheScreenCoversTurnsAlong() {
    for device in DevicePreset.allCases {
      let upright = DeviceScreen(device).edges
      let sideways = DeviceScreen(device, .landscape).edges
      #expect(upright.turned(toLandscape: true) == sideways, "\(device)")
      #expect(sideways.turned(toLandscape: false) == upright, "\(device)")
    }
    #expect(ScreenEdges().turned(toLandscape: true) == ScreenEdges())
  }
}
