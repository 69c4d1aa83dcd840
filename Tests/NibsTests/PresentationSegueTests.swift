import Testing
import UIKit

/// Tests tab bars, and controllers that segues present.
@MainActor
struct PresentationSegueTests {
  private final class Asking: UIViewController {
    override class var nibKeys: NibKeys {
      super.nibKeys.action("comeBack:", Asking.comeBack)
    }

    private(set) var returns = 0

    func comeBack(_ segue: UIStoryboardSegue) { returns += 1 }
  }

  private func window(_ root: UIViewController) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.makeKeyAndVisible()
    window.layoutIfNeeded()
    return window
  }

  @Test func `a tab bar controller has the controllers of its relationships`() throws {
    let scenes = Document.scene(
      """
      <tabBarController id="t" sceneMemberID="viewController"><tabBar key="tabBar" id="b"/>
      <connections>
      <segue destination="x" kind="relationship" relationship="viewControllers" id="s1"/>
      <segue destination="y" kind="relationship" relationship="viewControllers" id="s2"/>
      </connections></tabBarController>
      """)
    func tab(_ id: String, _ title: String) -> String {
      Document.scene(
        """
        <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v\(id)"/>
        <tabBarItem key="tabBarItem" title="\(title)" image="star.fill" catalog="system" \
        id="i\(id)"/></viewController>
        """)
    }
    let storyboard = try Document.storyboard(
      scenes + tab("x", "One") + tab("y", "Two"), initial: "t")
    let tabs = try #require(storyboard.instantiateInitialViewController() as? UITabBarController)
    let shown = window(tabs)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["One", "Two"])
    #expect(tabs.tabBar.items?.map { $0.image != nil } == [true, true])
    #expect(tabs.selectedIndex == 0 && storyboard.diagnostics.isEmpty)
    _ = shown
  }

  @Test func `a segue presents in its style, and an unwind segue dismisses`() throws {
    let scenes =
      Document.scene(
        """
        <viewController id="a" sceneMemberID="viewController">
        <view key="view" id="va"/><connections><segue destination="b" kind="presentation" \
        identifier="ask" modalPresentationStyle="overFullScreen" \
        modalTransitionStyle="crossDissolve" animates="NO" id="s"/></connections></viewController>
        """)
      + Document.scene(
        """
        <viewController id="b" sceneMemberID="viewController"><view key="view" id="vb"/>
        <connections><segue destination="e" kind="unwind" identifier="back" animates="NO" \
        unwindAction="comeBack:" id="u"/></connections></viewController>
        <exit id="e" sceneMemberID="exit"/>
        """)
    let storyboard = try Document.storyboard(scenes, initial: "a")
    let asking: Asking = try #require(
      storyboard.instantiateInitialViewController { Asking(coder: $0) })
    let shown = window(asking)
    asking.performSegue(withIdentifier: "ask", sender: nil)
    let presented = try #require(asking.presentedViewController)
    #expect(presented.modalPresentationStyle == .overFullScreen)
    #expect(presented.modalTransitionStyle == .crossDissolve)
    #expect(presented.view.window === shown)
    presented.performSegue(withIdentifier: "back", sender: nil)
    #expect(asking.returns == 1 && asking.presentedViewController == nil)
  }
}
