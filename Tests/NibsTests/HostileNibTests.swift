import Foundation
import Testing
import UIKit

/// Tests documents with references to missing objects, and with circular references.
@MainActor
struct HostileNibTests {
  /// Returns the warnings about a xib that is drawn without its app.
  private func diagnostics(_ objects: String) throws -> [String] {
    try warnings {
      let nib = UINib(previewOf: Document.xib(objects))
      for case let view as UIView in try nib.objects(owner: nil) { view.layoutIfNeeded() }
    }
  }

  @Test func `two lists of subviews are merged`() throws {
    let objects = try load(
      """
      <view id="v"><subviews><label text="A" id="a"/></subviews>
      <subviews><label text="B" id="b"/></subviews></view>
      """)
    let view = try #require(objects.first as? UIView)
    #expect(view.subviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B"])
  }

  @Test func `a view is not put inside itself`() throws {
    let heard = try diagnostics(
      """
      <view id="v"><subviews><tableView id="t"><connections>
      <outlet property="backgroundView" destination="v" id="o"/>
      <outlet property="tableHeaderView" destination="t" id="p"/></connections></tableView>
      </subviews></view>
      """)
    #expect(
      heard == [
        "data:7: 'backgroundView' would put a view inside itself; it is ignored.",
        "data:8: 'tableHeaderView' would put a view inside itself; it is ignored.",
      ])
  }

  @Test func `a missing outlet of a UIKit class is reported with its line`() throws {
    let heard = try diagnostics(
      """
      <view id="v"><connections>
      <outlet property="superview" destination="v" id="o"/>
      <outletCollection property="names" destination="v" id="p"/></connections></view>
      """)
    #expect(
      heard == [
        "data:7: UIView has no outlet 'superview' for this; it is ignored.",
        "data:8: UIView has no outlet 'names' for this; it is ignored.",
      ])
  }

  @Test func `classes of a missing app are reported once each, with their lines`() throws {
    let heard = try diagnostics(
      """
      <view id="v"><subviews><label customClass="Title" customModule="Shop" id="a"/>
      <button customClass="BuyButton" id="b"/>
      <label customClass="Title" customModule="Shop" id="c"/></subviews></view>
      """)
    #expect(
      heard == [
        "data:6: UILabel replaces the class 'Shop.Title'.",
        "data:7: UIButton replaces the class 'BuyButton'.",
      ])
  }

  @Test func `an element under a key of another class is ignored`() throws {
    let heard = try warnings {
      let scene = Document.scene(
        """
        <tableViewController id="t" sceneMemberID="viewController">
        <tabBarItem key="navigationItem" title="A" id="n"/>
        <tableView key="view" id="v"/></tableViewController>
        """)
      let storyboard = try Document.storyboard(scene, initial: "t", isPreview: true)
      for name in storyboard.sceneNames { _ = storyboard.controller(ofScene: name)?.view }
    }
    #expect(
      heard.map { $0.split(separator: ":").last.map(String.init) } == [
        " a 'tabBarItem' can't describe a UINavigationItem."
      ])
  }

  @Test func `a scene without a valid view has an empty one`() throws {
    var view: UIView?
    let heard = try warnings {
      let scene = Document.scene(
        """
        <viewController id="a" sceneMemberID="viewController">
        <tabBarItem key="view" title="A" id="n"/></viewController>
        """)
      let storyboard = try Document.storyboard(scene, initial: "a", isPreview: true)
      view = storyboard.controller(ofScene: "a")?.view
    }
    #expect(view != nil)
    #expect(
      heard.map { $0.split(separator: ":").last.map(String.init) } == [
        " 'tabBarItem' is not a view; an empty view replaces it."
      ])
  }

  /// A layout never results in negative sizes; a program that sets one stops.
  @Test func `negative sizes become zero`() throws {
    let objects = try load(
      """
      <collectionView id="v"><collectionViewFlowLayout key="collectionViewLayout" id="f">
      <size key="itemSize" width="50" height="-2"/>
      <size key="headerReferenceSize" width="-1" height="-1"/></collectionViewFlowLayout>
      </collectionView>
      """)
    let view = try #require(objects.first as? UICollectionView)
    let layout = try #require(view.collectionViewLayout as? UICollectionViewFlowLayout)
    #expect(layout.itemSize == CGSize(width: 50, height: 0))
    #expect(layout.headerReferenceSize == .zero)
  }

  @Test func `prototypes that are not cells are ignored`() throws {
    let heard = try warnings {
      let objects = try load(
        """
        <collectionView id="v"><rect key="frame" x="0" y="0" width="100" height="100"/>
        <collectionViewFlowLayout key="collectionViewLayout" id="f">
        <size key="headerReferenceSize" width="10" height="10"/></collectionViewFlowLayout>
        <cells><label reuseIdentifier="A" text="" id="l"/></cells>
        <view key="sectionHeaderView" reuseIdentifier="B" id="h"/></collectionView>
        <tableView id="t"><rect key="frame" x="0" y="0" width="100" height="100"/><prototypes>
        <collectionViewCell reuseIdentifier="C" id="c"/></prototypes></tableView>
        """)
      for case let view as UIView in objects {
        view.showPrototypesWithoutData()
        view.layoutIfNeeded()
      }
    }
    #expect(
      heard.filter { $0.contains("prototype") } == [
        "data:9: a 'label' cannot be a prototype of a UICollectionViewCell; it is ignored.",
        "data:10: a 'view' cannot be a prototype of a UICollectionReusableView; it is ignored.",
        "data:12: a 'collectionViewCell' cannot be a prototype of a UITableViewCell; it is"
          + " ignored.",
      ])
  }

  // MARK: Scenes

  private func scene(_ id: String, embeds others: [String]) -> String {
    let containers = others.enumerated().map { index, other in
      """
      <containerView id="k\(id)\(index)"><connections>
      <segue destination="\(other)" kind="embed" id="e\(id)\(index)"/></connections></containerView>
      """
    }
    return Document.scene(
      """
      <viewController id="\(id)" sceneMemberID="viewController"><view key="view" id="v\(id)">
      <subviews>\(containers.joined())</subviews></view></viewController>
      """)
  }

  private func container(_ element: String, _ id: String, _ relation: String, _ others: [String])
    -> String
  {
    let segues = others.map {
      """
      <segue destination=\"\($0)\" kind=\"relationship\" relationship=\"\(relation)\" \
      id=\"\(id)\($0)\"/>
      """
    }
    return Document.scene(
      """
      <\(element) id="\(id)" sceneMemberID="viewController"><connections>\(segues.joined())\
      </connections></\(element)>
      """)
  }

  /// Returns the problems of a storyboard after all its views are made.
  private func problems(_ scenes: String, initial: String) throws -> [String] {
    let storyboard = try Document.storyboard(scenes, initial: initial, isPreview: true)
    let heard = try warnings {
      storyboard.instantiateInitialViewController().map(Self.loadAll)
    }
    return heard.map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? $0 }
  }

  private static func loadAll(_ controller: UIViewController) {
    controller.loadViewIfNeeded()
    for child in controller.children { loadAll(child) }
  }

  @Test func `circular embedding of scenes is reported`() throws {
    let scenes = scene("a", embeds: ["b"]) + scene("b", embeds: ["c"]) + scene("c", embeds: ["a"])
    #expect(
      try problems(scenes, initial: "a") == ["the scene 'a' contains itself: a, b, c, a."])
  }

  @Test func `containers inside themselves are reported`() throws {
    let navigation = container("navigationController", "n", "rootViewController", ["n"])
    #expect(
      try problems(navigation, initial: "n") == ["the scene 'n' contains itself: n, n."])
    let tabs =
      container("tabBarController", "t", "viewControllers", ["t", "n", "n"])
      + container("navigationController", "n", "rootViewController", ["t"])
    #expect(
      try problems(tabs, initial: "t") == [
        "the scene 't' contains itself: t, t.", "the scene 't' contains itself: t, n, t.",
      ])
  }

  /// The tab's view is made long after the tab bar controller.
  @Test func `a tab that embeds its tab bar controller is reported`() throws {
    let scenes =
      container("tabBarController", "t", "viewControllers", ["a"]) + scene("a", embeds: ["t"])
    #expect(
      try problems(scenes, initial: "t") == ["the scene 't' contains itself: t, a, t."])
  }

  @Test func `loading a billion copies of a scene ends`() throws {
    let scenes = (0..<20).map { scene("s\($0)", embeds: ["s\($0 + 1)", "s\($0 + 1)"]) }
    let last = Document.scene(
      "<viewController id=\"s20\" sceneMemberID=\"viewController\"><view key=\"view\" id=\"v\"/>"
        + "</viewController>")
    let heard = try problems(scenes.joined() + last, initial: "s0")
    #expect(heard == ["scenes contain each other with more than 8000 objects."])
  }

  @Test func `circular references between storyboards are reported`() throws {
    let scenes =
      container("navigationController", "n", "rootViewController", ["p"])
      + Document.scene(
        """
        <viewControllerPlaceholder storyboardName="Main" id="p" sceneMemberID="viewController"/>
        """
      )
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("HostileNibTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appendingPathComponent("Main.storyboard")
    try Document.storyboardData(scenes, initial: "n").write(to: url)
    let storyboard = try UIStoryboard(contentsOf: url)
    ImageFolders.current.all.insert(folder, at: 0)
    defer { ImageFolders.current.all.removeFirst() }
    let heard = try warnings { _ = storyboard.instantiateInitialViewController() }
    #expect(heard.first?.hasSuffix("the scene 'n' contains itself: n, p, n.") == true)
  }
}
