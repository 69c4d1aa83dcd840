import Testing
import UIKit
import UIKitTestSupport

@testable import UIKitControls

@MainActor @Suite struct NavigationBarItemsTests {
  private final class Delegate: NSObject, UINavigationBarDelegate {
    var heard: [String] = []
    var mayPop = true
    func navigationBar(_ bar: UINavigationBar, didPush item: UINavigationItem) {
      heard.append("push \(item.title ?? "")")
    }
    func navigationBar(_ bar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool { mayPop }
    func navigationBar(_ bar: UINavigationBar, didPop item: UINavigationItem) {
      heard.append("pop \(item.title ?? "")")
    }
  }

  @Test func aBarByItselfHasAStackOfItems() {
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    let delegate = Delegate()
    bar.delegate = delegate
    bar.items = [UINavigationItem(title: "a")]
    bar.pushItem(UINavigationItem(title: "b"), animated: false)
    #expect(bar.topItem?.title == "b" && bar.backItem?.title == "a")
    delegate.mayPop = false
    #expect(bar.popItem(animated: false) == nil)
    delegate.mayPop = true
    bar.goBack()
    #expect(bar.topItem?.title == "a" && bar.backItem == nil)
    #expect(delegate.heard == ["push b", "pop b"])
    #expect(bar.barPosition == .topAttached)
  }

  @Test func aControllersBarNotifiesItsItems() {
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.viewControllers[0].title = "a"
    let window = shownWindow(navigation)
    _ = window
    #expect(navigation.navigationBar.items?.map(\.title) == ["a"])
  }
}
