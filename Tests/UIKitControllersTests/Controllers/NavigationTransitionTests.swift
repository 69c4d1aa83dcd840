import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControllers

@MainActor @Suite struct NavigationTransitionTests {
  private let diary = Diary()

  private func shown() -> (UINavigationController, DiaryController, UIWindow) {
    let root = DiaryController("a", diary)
    let navigation = UINavigationController(rootViewController: root)
    let window = shownWindow(navigation)
    _ = diary.news()
    return (navigation, root, window)
  }

  @Test func aPushIsReportedInOrder() {
    let (navigation, _, window) = shown()
    navigation.pushViewController(DiaryController("b", diary), animated: true)
    #expect(
      diary.news() == [
        "b will move", "b load", "a will disappear true", "b will appear true", "b is appearing",
      ])
    window.clock.advance(by: 0.499)
    #expect(diary.news().isEmpty)
    window.clock.advance(by: 0.001)
    #expect(diary.news() == ["a did disappear", "b did appear", "b did move"])
    navigation.popViewController(animated: true)
    #expect(
      diary.news() == [
        "b will leave", "b will disappear true", "a will appear true", "a is appearing",
      ])
    window.clock.settle()
    #expect(diary.news() == ["b did disappear", "a did appear", "b did leave"])
  }

  @Test func theUpperOneSlidesOverTheLowerOne() {
    let (navigation, root, window) = shown()
    let top = UIViewController()
    navigation.pushViewController(top, animated: true)
    #expect(top.view.seenCenter == CGPoint(x: 480, y: 240))
    #expect(root.view.seenCenter == CGPoint(x: 160, y: 240))
    window.clock.advance(by: 0.1)
    #expect(top.view.seenCenter == CGPoint(x: 304, y: 240))
    #expect(root.view.seenCenter == CGPoint(x: 107, y: 240))
    window.clock.settle()
    #expect(top.view.center == CGPoint(x: 160, y: 240) && root.view.superview == nil)
    #expect(navigation.content.subviews == [top.view])
  }

  /// A finger from the left edge drags the top controller along, and its end decides whether it is
  /// popped.
  @Test func aFingerFromTheEdgePops() throws {
    let (navigation, root, window) = shown()
    let top = DiaryController("b", diary)
    navigation.pushViewController(top, animated: false)
    _ = diary.news()
    try window.play {
      $0.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 175, y: 200), duration: 0.5)
    }
    #expect(
      diary.news() == [
        "b will leave", "b will disappear true", "a will appear true", "a is appearing",
      ])
    #expect(top.view.seenCenter == CGPoint(x: 320, y: 240))
    #expect(root.view.seenCenter == CGPoint(x: 112, y: 240))
    #expect(navigation.transitionCoordinator?.isInteractive == nil)
    #expect(root.transitionCoordinator?.percentComplete == 0.5)
    window.clock.advance(by: 3)
    #expect(top.view.seenCenter == CGPoint(x: 320, y: 240))
    try window.play {
      $0.move(to: CGPoint(x: 239, y: 200), duration: 0.5)
      $0.wait(0.2)
      $0.lift()
    }
    #expect(top.view.seenCenter == CGPoint(x: 384, y: 240))
    window.clock.settle()
    #expect(diary.news() == ["b did disappear", "a did appear", "b did leave"])
    #expect(navigation.viewControllers == [root] && root.view.center == CGPoint(x: 160, y: 240))
  }

  @Test func aFingerThatReturnsCancels() throws {
    let (navigation, root, window) = shown()
    let top = DiaryController("b", diary)
    navigation.pushViewController(top, animated: false)
    _ = diary.news()
    var heard: [Bool] = []
    try window.play {
      $0.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 95, y: 200), duration: 0.5)
    }
    root.transitionCoordinator?.notifyWhenInteractionChanges { heard.append($0.isCancelled) }
    try window.play {
      $0.wait(0.2)
      $0.lift()
    }
    #expect(heard == [true])
    _ = diary.news()
    window.clock.settle()
    #expect(
      diary.news() == [
        "a will disappear true", "a did disappear", "b will appear true", "b is appearing",
        "b did appear",
      ])
    #expect(navigation.viewControllers == [root, top])
    #expect(top.view.center == CGPoint(x: 160, y: 240) && root.view.superview == nil)
    #expect(navigation.navigationBar.topItem === top.navigationItem)
    // The stack is as before: the next finger pops.
    try window.play { $0.fling(from: CGPoint(x: 5, y: 200), velocity: CGVector(dx: 900, dy: 0)) }
    window.clock.settle()
    #expect(navigation.viewControllers == [root])
  }

  @Test func aFingerThatScrollsIsNotTakenFromTheEdge() throws {
    let (navigation, _, window) = shown()
    let items = UIViewController()
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    scroll.contentSize = CGSize(width: 320, height: 2_000)
    scroll.contentInsetAdjustmentBehavior = .never
    items.view.addSubview(scroll)
    navigation.pushViewController(items, animated: false)
    try window.play {
      $0.drag(from: CGPoint(x: 5, y: 400), to: CGPoint(x: 5, y: 200), duration: 0.5)
      $0.wait(0.2)
      $0.lift()
    }
    window.clock.settle()
    #expect(scroll.contentOffset == CGPoint(x: 0, y: 190))
    #expect(navigation.viewControllers.count == 2)
  }

  @Test func theWayBackIsTouched() throws {
    let (navigation, root, window) = shown()
    navigation.pushViewController(UIViewController(), animated: false)
    window.layoutIfNeeded()
    #expect(window.barItems.map(\.item.names) == [["a"]])
    try window.play { $0.tap(at: CGPoint(x: 20, y: 22)) }
    window.clock.settle()
    #expect(navigation.viewControllers == [root])
    #expect(window.barItems.isEmpty)
  }

  private final class Delegate: NSObject, UINavigationControllerDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) { diary.entries.append("will show \(viewController.title ?? "")") }

    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController,
      animated: Bool
    ) { diary.entries.append("did show \(viewController.title ?? "")") }
  }

  @Test func theDelegateIsNotified() {
    let (navigation, _, window) = shown()
    let delegate = Delegate(diary)
    navigation.delegate = delegate
    navigation.pushViewController(DiaryController("b", diary), animated: true)
    window.clock.settle()
    #expect(
      diary.news() == [
        "b will move", "b load", "a will disappear true", "will show b", "b will appear true",
        "b is appearing", "a did disappear", "b did appear", "b did move", "did show b",
      ])
  }

  /// A controller that is pushed during another push does not wait.
  @Test func pushesFollowOneAnother() {
    let (navigation, _, window) = shown()
    let controllers = (1...3).map { DiaryController("\($0)", Diary()) }
    for controller in controllers {
      navigation.pushViewController(controller, animated: true)
      window.clock.advance(by: 0.1)
    }
    window.clock.settle()
    #expect(navigation.viewControllers.count == 4)
    #expect(navigation.content.subviews == [controllers[2].view])
    navigation.popToRootViewController(animated: true)
    window.clock.settle()
    #expect(navigation.viewControllers.count == 1)
    #expect(controllers.allSatisfy { $0.parent == nil })
  }
}
