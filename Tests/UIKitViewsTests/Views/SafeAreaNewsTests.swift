import Testing
import UIKit

/// Tests which views are notified of changes of their safe area, and how often.
@MainActor @Suite struct SafeAreaNewsTests {
  private final class Listener: UIView {
    var heard: [UIEdgeInsets] = []
    override func safeAreaInsetsDidChange() { heard.append(safeAreaInsets) }
  }

  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 200))
  private let outer = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
  private let inner = Listener(frame: CGRect(x: 0, y: 0, width: 100, height: 50))

  init() {
    window.setSafeAreaInsets(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    window.addSubview(outer)
    outer.addSubview(inner)
    outer.heard = []
    inner.heard = []
  }

  @Test(arguments: [0, 1])
  func aViewThatOnlyMovesIsNotified(_ way: Int) {
    if way == 0 { outer.frame.origin.y = 5 } else { outer.center.y += 5 }
    let now = [UIEdgeInsets(top: 15, left: 0, bottom: 0, right: 0)]
    #expect(outer.heard == now)
    #expect(inner.heard == now)
  }

  @Test func aMoveThatChangesNothingIsNoNews() {
    outer.frame.size.width = 50
    outer.heard = []
    outer.frame.origin.x = 5
    #expect(outer.heard.isEmpty)
  }

  @Test func aViewThatMovesAndGrowsIsNotifiedOnce() {
    outer.frame = CGRect(x: 0, y: 5, width: 100, height: 150)
    #expect(outer.heard.count == 1 && inner.heard.count == 1)
  }

  /// Each notified view has its new safe area, in a tree with views that have their own.
  @Test func theNewsIsWhatTheViewAnswers() {
    let controller = UIViewController()
    let root = Listener(frame: CGRect(x: 0, y: 10, width: 100, height: 40))
    controller.view = root
    controller.additionalSafeAreaInsets.left = 7
    inner.addSubview(root)
    let deep = Listener(frame: CGRect(x: 2, y: 3, width: 50, height: 20))
    root.addSubview(deep)
    window.setSafeAreaInsets(UIEdgeInsets(top: 30, left: 4, bottom: 0, right: 0))
    for view in [outer, inner, root, deep] { #expect(view.heard.last == view.safeAreaInsets) }
    #expect(deep.safeAreaInsets == UIEdgeInsets(top: 17, left: 9, bottom: 0, right: 0))
  }

  /// An edge on which the superview has no safe area inset gives the view none.
  @Test func aViewThatOverflowsIsCoveredNowhereElse() {
    outer.frame = CGRect(x: 10, y: 0, width: 40, height: 40)
    inner.frame = CGRect(x: -5, y: 0, width: 60, height: 60)
    #expect(inner.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
  }

  /// As in UIKit, a view that extends 20 points past the top of its superview has no larger inset.
  @Test func aViewThatOverflowsIsCoveredNoFurther() {
    outer.frame = CGRect(x: 0, y: 0, width: 60, height: 60)
    inner.frame = CGRect(x: 0, y: -20, width: 60, height: 60)
    #expect(inner.safeAreaInsets.top == 20)
  }
}
