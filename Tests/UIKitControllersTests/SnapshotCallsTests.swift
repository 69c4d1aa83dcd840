import Testing
import UIKit

/// Tests the appearance calls of a controller that a snapshot library shows in a visible window,
/// with calls of its own to begin and end the appearance.
@MainActor
@Suite struct SnapshotCallsTests {
  /// swift-snapshot-testing's `testUIViewControllerLifeCycle` expects four calls of each method
  /// for two pictures, the last ones in this order.
  @Test func eachPictureCallsEachMethodTwice() {
    let controller = NotingController()
    let calls = ["will appear", "did appear", "will disappear", "did disappear"]
    for _ in 0..<2 {
      controller.log = []
      show(controller)()
      for call in calls { #expect(controller.log.filter { $0 == call }.count == 2) }
      #expect(calls.map { controller.log.lastIndex(of: $0) ?? 0 }.isStrictlyAscending)
    }
  }

  @Test func aChildRemovedByADisappearingParentDisappears() {
    let (parent, child) = (ClearingController(), NotingController())
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.rootViewController = parent
    window.layoutIfNeeded()
    window.rootViewController = nil
    #expect(child.log == ["will appear", "did appear", "will disappear", "did disappear"])
  }

  /// The steps of swift-snapshot-testing's `add(traits:viewController:to:)`; returns its disposal.
  private func show(_ controller: UIViewController) -> () -> Void {
    let window = UIWindow(frame: controller.view.bounds)
    window.isHidden = false
    let root = UIViewController()
    root.view.frame = window.frame
    controller.view.frame = root.view.frame
    root.view.addSubview(controller.view)
    root.addChild(controller)
    controller.didMove(toParent: root)
    window.rootViewController = root
    root.beginAppearanceTransition(true, animated: false)
    root.endAppearanceTransition()
    root.view.setNeedsLayout()
    root.view.layoutIfNeeded()
    controller.view.setNeedsLayout()
    controller.view.layoutIfNeeded()
    return {
      root.beginAppearanceTransition(false, animated: false)
      controller.willMove(toParent: nil)
      controller.view.removeFromSuperview()
      controller.removeFromParent()
      controller.didMove(toParent: nil)
      root.endAppearanceTransition()
      window.rootViewController = nil
    }
  }
}

/// A controller that notes its appearance calls.
private final class NotingController: UIViewController {
  var log: [String] = []

  override func viewWillAppear(_ animated: Bool) { log.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { log.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { log.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { log.append("did disappear") }
}

/// A controller that removes its children as it disappears.
private final class ClearingController: UIViewController {
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for child in children { child.view.removeFromSuperview() }
  }
}

extension [Int] {
  fileprivate var isStrictlyAscending: Bool { zip(self, dropFirst()).allSatisfy { $0 < $1 } }
}
