import Testing
import UIKit
import UIKitTestSupport

@MainActor @Suite struct TabBarControllerTests {
  private let diary = Diary()

  private func shown(_ names: String) -> (UITabBarController, UIWindow) {
    let tabs = UITabBarController()
    tabs.viewControllers = names.map { DiaryController(String($0), diary) }
    return (tabs, shownWindow(tabs))
  }

  @Test func theFirstIsShown() {
    let (tabs, _) = shown("abc")
    #expect(tabs.selectedIndex == 0)
    #expect(
      diary.news() == [
        "a will move", "a did move", "b will move", "b did move", "c will move", "c did move",
        "a load", "a will appear false", "a is appearing", "a did appear",
      ])
    let first = tabs.viewControllers?[0]
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
    #expect(first?.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
    #expect(first?.view.safeAreaInsets.bottom == 49)
    #expect(first?.tabBarController === tabs)
  }

  @Test func theBarReachesToTheEdge() {
    let (tabs, window) = shown("ab")
    window.edges = ScreenEdges(
      safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))
    window.layoutIfNeeded()
    #expect(tabs.tabBar.frame == CGRect(x: 0, y: 397, width: 320, height: 83))
    #expect(
      tabs.selectedViewController?.view.safeAreaInsets
        == UIEdgeInsets(top: 59, left: 0, bottom: 83, right: 0))
  }

  private final class Delegate: NSObject, UITabBarControllerDelegate {
    let diary: Diary
    var mayChoose = true
    init(_ diary: Diary) { self.diary = diary }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
      diary.entries.append("should \(viewController.title ?? "")")
      return mayChoose
    }

    func tabBarController(
      _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) { diary.entries.append("did \(viewController.title ?? "")") }
  }

  @Test func fingersChoose() throws {
    let (tabs, window) = shown("abc")
    let delegate = Delegate(diary)
    tabs.delegate = delegate
    _ = diary.news()
    try window.play { $0.tap(at: CGPoint(x: 160, y: 455)) }
    #expect(
      diary.news() == [
        "should b", "b load", "b will appear false", "a will disappear false", "a did disappear",
        "b is appearing", "b did appear", "did b",
      ])
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "b")
    delegate.mayChoose = false
    try window.play { $0.tap(at: CGPoint(x: 20, y: 455)) }
    #expect(diary.news() == ["should a"])
    #expect(tabs.selectedIndex == 1 && tabs.tabBar.selectedItem?.title == "b")
    tabs.selectedIndex = 2
    #expect(diary.news().first == "c load" && tabs.selectedViewController?.title == "c")
  }

  @Test func aStackHasItsRootsTab() {
    let root = UIViewController()
    root.title = "Notes"
    let tabs = UITabBarController()
    tabs.viewControllers = [UINavigationController(rootViewController: root)]
    #expect(tabs.tabBar.items?.map(\.title) == ["Notes"])
  }

  @Test func aTabTouchedAgainGoesToTheRoot() throws {
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    let tabs = UITabBarController()
    tabs.viewControllers = [navigation, UIViewController()]
    let window = shownWindow(tabs)
    navigation.pushViewController(UIViewController(), animated: false)
    try window.play { $0.tap(at: CGPoint(x: 80, y: 455)) }
    window.clock.settle()
    #expect(navigation.viewControllers == [root])
  }

  /// Four of six controllers have tabs; a list shows the others.
  @Test func moreThanFive() throws {
    let (tabs, window) = shown("abcdef")
    #expect(tabs.tabBar.items?.map(\.title) == ["a", "b", "c", "d", "More"])
    try window.play { $0.tap(at: CGPoint(x: 300, y: 455)) }
    window.clock.settle()
    #expect(tabs.selectedIndex == NSNotFound)
    let list = try #require(window.firstTable)
    #expect(list.numberOfRows(inSection: 0) == 2)
    _ = diary.news()
    try window.play { $0.tap(at: CGPoint(x: 100, y: 44 + 66)) }
    window.clock.settle()
    #expect(tabs.selectedIndex == 5)
    #expect(diary.news().contains("f did appear"))
    #expect(tabs.moreNavigationController.topViewController?.title == "f")
    tabs.selectedIndex = 0
    #expect(tabs.tabBar.selectedItem?.title == "a")
    tabs.selectedIndex = 4
    #expect(tabs.tabBar.selectedItem?.title == "More")
    #expect(tabs.moreNavigationController.topViewController?.title == "e")
  }
}

extension UIView {
  /// The first visible table.
  @MainActor fileprivate var firstTable: UITableView? {
    if let table = self as? UITableView { return table }
    return subviews.lazy.compactMap(\.firstTable).first
  }
}
