import Testing
import UIKit

/// Tests the bars that documents describe.
@MainActor
struct BarElementTests {
  private func controller(_ scenes: String, initial: String) throws -> UIViewController {
    let storyboard = try Document.storyboard(scenes, initial: initial)
    return try #require(storyboard.instantiateInitialViewController())
  }

  @Test func `a navigation bar has its tint, translucency and title`() throws {
    let navigation = try #require(
      controller(
        Document.scene(
          """
          <navigationController id="n" sceneMemberID="viewController">
          <navigationBar key="navigationBar" translucent="NO" largeTitles="YES" id="b">
          <color key="barTintColor" red="1" green="0" blue="0" alpha="1" \
          colorSpace="calibratedRGB"/>
          <textAttributes key="titleTextAttributes"><fontDescription key="fontDescription" \
          type="boldSystem" pointSize="21"/><color key="textColor" white="1" alpha="1" \
          colorSpace="calibratedWhite"/></textAttributes></navigationBar>
          <connections><segue destination="a" kind="relationship" \
          relationship="rootViewController" id="s"/></connections></navigationController>
          """)
          + Document.scene(
            """
            <viewController hidesBottomBarWhenPushed="YES" id="a" \
            sceneMemberID="viewController"><view key="view" id="v"/>
            <navigationItem key="navigationItem" title="A" hidesBackButton="YES" \
            largeTitleDisplayMode="never" \
            leftItemsSupplementBackButton="YES" id="i">
            <barButtonItem key="backBarButtonItem" title="Up" id="u"/></navigationItem>
            </viewController>
            """), initial: "n") as? UINavigationController)
    let bar = navigation.navigationBar
    #expect(!bar.isTranslucent && bar.barTintColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect(bar.titleTextAttributes?[.font] as? UIFont == .systemFont(ofSize: 21, weight: .bold))
    #expect(
      bar.titleTextAttributes?[.foregroundColor] as? UIColor
        == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    let root = try #require(navigation.viewControllers.first)
    #expect(root.hidesBottomBarWhenPushed)
    let item = root.navigationItem
    #expect(item.backBarButtonItem?.title == "Up" && item.hidesBackButton)
    #expect(item.leftItemsSupplementBackButton)
    #expect(bar.prefersLargeTitles && item.largeTitleDisplayMode == .never)
  }

  @Test func `other bars have their translucency`() throws {
    let objects = try load(
      """
      <view id="v"><subviews><toolbar translucent="NO" id="t"/><tabBar translucent="NO" id="b"/>
      <searchBar translucent="NO" id="s"/></subviews></view>
      """)
    let bars = try #require((objects.first as? UIView)?.subviews)
    #expect((bars[0] as? UIToolbar)?.isTranslucent == false)
    #expect((bars[1] as? UITabBar)?.isTranslucent == false)
    #expect((bars[2] as? UISearchBar)?.isTranslucent == false)
  }
}
