import Testing
import UIKit

/// Tests the controllers that documents describe, their bars, and how far they extend under these.
@MainActor
struct ControllerElementTests {
  private static func navigation(_ bars: String, attributes: String = "") -> String {
    Document.scene(
      """
      <navigationController \(attributes) id="n" sceneMemberID="viewController">\(bars)
      <connections><segue destination="a" kind="relationship" \
      relationship="rootViewController" id="r"/></connections></navigationController>
      """)
  }

  private static func root(_ contents: String, attributes: String = "") -> String {
    Document.scene(
      """
      <viewController \(attributes) id="a" sceneMemberID="viewController">
      <view key="view" id="v"/>\(contents)</viewController>
      """)
  }

  private func navigation(_ scenes: String) throws -> UINavigationController {
    let storyboard = try Document.storyboard(scenes, initial: "n")
    return try #require(storyboard.instantiateInitialViewController() as? UINavigationController)
  }

  @Test func `a navigation controller's tool bar shows the items of the scene`() throws {
    let navigation = try navigation(
      Self.navigation(
        """
        <navigationBar key="navigationBar" id="nb"/>
        <toolbar key="toolbar" opaque="NO" translucent="NO" id="tb"/>
        """, attributes: #"toolbarHidden="NO""#)
        + Self.root(
          """
          <toolbarItems><barButtonItem title="One" id="b1"/>
          <barButtonItem systemItem="flexibleSpace" id="b2"/><barButtonItem title="Two" id="b3"/>
          </toolbarItems>
          """))
    #expect(!navigation.isToolbarHidden && !navigation.toolbar.isTranslucent)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.rootViewController = navigation
    window.layoutIfNeeded()
    #expect(navigation.toolbar.items?.map(\.title) == ["One", nil, "Two"])
    #expect(navigation.toolbar.frame.minY == 436)
    // The view does not extend under the opaque bar.
    #expect(navigation.topViewController?.view.frame.height == 436)
  }

  @Test func `the view extends to the listed edges`() throws {
    let navigation = try navigation(
      Self.navigation("")
        + Self.root(
          #"<extendedEdge key="edgesForExtendedLayout" top="YES"/>"#,
          attributes: #"extendedLayoutIncludesOpaqueBars="YES""#))
    let controller = try #require(navigation.topViewController)
    #expect(controller.edgesForExtendedLayout == .top)
    #expect(controller.extendedLayoutIncludesOpaqueBars)
    let other = try self.navigation(
      Self.navigation("") + Self.root(#"<extendedEdge key="edgesForExtendedLayout"/>"#))
    #expect(other.topViewController?.edgesForExtendedLayout == [])
  }

  @Test func `restoration identifiers are kept`() throws {
    let own = try navigation(
      Self.navigation("") + Self.root("", attributes: #"restorationIdentifier="mine""#))
    #expect(own.topViewController?.restorationIdentifier == "mine")
    let storyboards = try navigation(
      Self.navigation("")
        + Self.root(
          "",
          attributes: """
            storyboardIdentifier="Root" useStoryboardIdentifierAsRestorationIdentifier="YES"
            """))
    #expect(storyboards.topViewController?.restorationIdentifier == "Root")
  }

  @Test func `bars have their appearances`() throws {
    let navigation = try navigation(
      Self.navigation(
        """
        <navigationBar key="navigationBar" id="nb">
        <navigationBarAppearance key="standardAppearance">
        <color key="backgroundColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/><textAttributes key="titleTextAttributes">
        <fontDescription key="fontDescription" type="system" pointSize="11"/>
        <color key="textColor" white="1" alpha="1" colorSpace="custom" \
        customColorSpace="genericGamma22GrayColorSpace"/></textAttributes>
        </navigationBarAppearance>
        <navigationBarAppearance key="scrollEdgeAppearance"><color key="backgroundColor" \
        red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
        </navigationBarAppearance></navigationBar>
        <toolbar key="toolbar" id="tb"><toolbarAppearance key="standardAppearance">
        <color key="backgroundColor" red="0" green="1" blue="0" alpha="1" colorSpace="custom" \
        customColorSpace="sRGB"/></toolbarAppearance></toolbar>
        """)
        + Self.root(
          """
          <navigationItem key="navigationItem" title="T" largeTitleDisplayMode="never" id="ni"/>
          """))
    let look = navigation.navigationBar.standardAppearance
    #expect(look.backgroundColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    #expect((look.titleTextAttributes[.font] as? UIFont)?.pointSize == 11)
    #expect(
      look.titleTextAttributes[.foregroundColor] as? UIColor
        == UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(
      navigation.navigationBar.scrollEdgeAppearance?.backgroundColor
        == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(
      navigation.toolbar.standardAppearance.backgroundColor
        == UIColor(red: 0, green: 1, blue: 0, alpha: 1))
    #expect(navigation.topViewController?.navigationItem.largeTitleDisplayMode == .never)
  }

  private func canvas(_ device: String) throws -> StoryboardCanvas {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a">
      \(device)<scenes>
      <scene><objects><viewController id="a" sceneMemberID="viewController"><view key="view" \
      id="v"/></viewController></objects></scene></scenes></document>
      """
    return try UIStoryboard(data: Data(text.utf8), name: "Main").canvas
  }

  @Test func `a landscape device is drawn in landscape`() throws {
    let canvas = try canvas("<device id=\"retina4_7\" orientation=\"landscape\"/>")
    #expect(canvas.size == CGSize(width: 667, height: 375))
    #expect(canvas.edges.safeAreaInsets == .zero && canvas.edges.navigationBarHeight == 32)
  }

  /// Source: published documents, of which 16 have a subview at the top of the safe area of
  /// `retina6_1`, 48 points below the root view's top, and 24 one 34 points above its bottom.
  @Test(arguments: [
    ("", [375, 667, 2, 20, 0]), ("<device id=\"none\"/>", [375, 667, 2, 20, 0]),
    ("<device id=\"retina4_7\" orientation=\"portrait\"/>", [375, 667, 2, 20, 0]),
    ("<device id=\"retina5_9\" orientation=\"portrait\"/>", [375, 812, 3, 50, 34]),
    ("<device id=\"retina6_1\" orientation=\"portrait\"/>", [414, 896, 2, 48, 34]),
    ("<device id=\"retina6_12\" orientation=\"portrait\"/>", [393, 852, 3, 59, 34]),
    ("<device id=\"ipad9_7\" orientation=\"portrait\"/>", [768, 1024, 2, 20, 0]),
    ("<device id=\"ipad12_9rounded\" orientation=\"portrait\"/>", [1024, 1366, 2, 24, 20]),
  ]) func `a canvas is the screen of its device`(device: String, measures: [CGFloat]) throws {
    let canvas = try canvas(device)
    #expect(canvas.size == CGSize(width: measures[0], height: measures[1]))
    #expect(canvas.scale == measures[2])
    #expect(
      canvas.edges.safeAreaInsets
        == UIEdgeInsets(top: measures[3], left: 0, bottom: measures[4], right: 0))
  }

  @Test func `a phone on its side has the notch on the left or right`() throws {
    let canvas = try canvas("<device id=\"retina6_1\" orientation=\"landscape\"/>")
    #expect(canvas.size == CGSize(width: 896, height: 414))
    #expect(
      canvas.edges.safeAreaInsets == UIEdgeInsets(top: 0, left: 48, bottom: 21, right: 48))
  }

  @Test func `accessibility properties are those of the document`() throws {
    let made = try load(
      """
      <view id="v"><accessibility key="accessibilityConfiguration" identifier="card" \
      label="A card" hint="Opens it"><bool key="isElement" value="YES"/></accessibility></view>
      """)
    let view = try #require(made.first as? UIView)
    #expect(view.accessibilityIdentifier == "card" && view.accessibilityLabel == "A card")
    #expect(view.accessibilityHint == "Opens it" && view.isAccessibilityElement)
  }
}
