import Foundation
import Testing

@testable import render

/// Tests documents of Interface Builder on the command line.
@MainActor
@Suite final class InterfaceFileRunTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("InterfaceFileRunTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a line and returns its status, its first line on standard error, and the pictures that it
  /// wrote.
  private func run(_ line: String) throws -> (status: Int32, error: String, files: [String]) {
    let result = try Shell(folder: folder).run(line)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (
      result.status, result.errorLines.first.map(String.init) ?? "",
      files.filter { $0.hasSuffix(".png") }.sorted()
    )
  }

  private func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent(name))
  }

  private func writeXib(_ objects: String) throws {
    try write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useSafeAreas="YES"><objects>
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"/>
      \(objects)</objects></document>
      """, "v.xib")
  }

  private static let switched = """
    <view id="v"><rect key="frame" x="0" y="0" width="80" height="50"/><subviews>
    <switch on="NO" id="s"><rect key="frame" x="10" y="10" width="51" height="31"/></switch>
    </subviews></view>
    """

  private static let storyboard = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="n"><scenes>
    <scene><objects><navigationController id="n" sceneMemberID="viewController">
    <navigationBar key="navigationBar" id="b"/><connections><segue destination="a" \
    kind="relationship" relationship="rootViewController" id="r"/></connections>
    </navigationController></objects></scene>
    <scene><objects><viewController id="a" sceneMemberID="viewController"><view key="view" \
    id="w"><subviews><button buttonType="system" id="c"><rect key="frame" x="20" y="80" \
    width="100" height="40"/><state key="normal" title="Go"/><connections>
    <segue destination="d" kind="show" id="e"/></connections></button></subviews></view>
    </viewController></objects></scene>
    <scene><objects><viewController id="d" sceneMemberID="viewController"><view key="view" \
    id="x"><color key="backgroundColor" red="0" green="0" blue="1" alpha="1" \
    colorSpace="calibratedRGB"/></view></viewController></objects></scene>
    </scenes></document>
    """

  @Test(arguments: [
    ("v.xib --scene a o.png", "--scene is for storyboards; 'v.xib' is not a storyboard."),
    ("bars --scene a o.png", "--scene is for storyboards; 'bars' is not a storyboard."),
    (
      "v.xib --allow-outside o.png",
      "--allow-outside is for scene files; 'v.xib' is an Interface Builder document."
    ),
    (
      "v.xib --limit items=3 o.png",
      "--limit without --script is for scene files; 'v.xib' is an Interface Builder document."
    ),
    (
      "v.xib --watch o.png",
      "--watch needs a scene file, such as list.yml; 'v.xib' is an Interface Builder document."
    ),
    ("v.xib --item 0:0 o.png", "'v.xib' has no collection view, so no items."),
    ("v.xib --select 0:0 o.png", "'v.xib' has no item 0:0; sections and items are counted from 0."),
    ("m.storyboard --scene z o.png", "m.storyboard: there is no scene 'z'; it has n, a, d."),
  ])
  func `options without an effect on documents are refused`(
    line: String, sentence: String
  ) throws {
    try writeXib(Self.switched)
    try write(Self.storyboard, "m.storyboard")
    let (status, error, files) = try run("render \(line)")
    #expect(status == 1 && error == "render: \(sentence)" && files == [])
  }

  @Test func `touch scripts run on the view of a xib`() throws {
    try writeXib(Self.switched)
    try write("script: [{capture: a}, {tap: {at: [30, 25]}}, {wait: rest}, {capture: b}]", "s.yml")
    let (status, _, files) = try run("render v.xib --script s.yml {capture}.png")
    #expect(status == 0 && files == ["a.png", "b.png"])
    #expect(try run("cmp -s a.png b.png").status == 1)
  }

  @Test func `touch scripts follow segues of a storyboard`() throws {
    try write(Self.storyboard, "m.storyboard")
    try write("script: [{tap: {at: [60, 100]}}, {wait: rest}, {capture: next}]", "s.yml")
    let (status, _, files) = try run(
      "render m.storyboard --size 100x140 --script s.yml --tree t.json {capture}.png")
    #expect(status == 0 && files == ["next.png"])
    let tree = try String(contentsOf: folder.appendingPathComponent("t.json"), encoding: .utf8)
    #expect(tree.contains("\"background\":\"blue\""))
  }

  @Test func `outlets to constraints are found by every lookup of outlets`() throws {
    try writeXib(
      """
      <view customClass="Card" id="v"><rect key="frame" x="0" y="0" width="80" height="50"/>
      <subviews><view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="8" y="0" width="72" height="50"/></view></subviews><constraints>
      <constraint firstItem="a" firstAttribute="leading" secondItem="v" \
      secondAttribute="leading" constant="8" identifier="start" id="c"/>
      <constraint firstAttribute="trailing" secondItem="a" secondAttribute="trailing" id="d"/>
      <constraint firstItem="a" firstAttribute="top" secondItem="v" secondAttribute="top" id="e"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="f"/>
      </constraints><connections><outlet property="gap" destination="c" id="g"/>
      <outlet property="end" destination="d" id="h"/></connections></view>
      """)
    let result = try Shell(folder: folder).run(
      "render v.xib --tree t.json --annotate a.png --explain 60,20")
    let tree = try String(contentsOf: folder.appendingPathComponent("t.json"), encoding: .utf8)
    #expect(tree.contains("\"constraints\":[\"start\"]"))
    #expect(tree.contains("\"constraintOutlets\":[\"Card.gap\",\"Card.end\"]"))
    let lines = result.text.split(separator: "\n").filter { $0.contains("outlet") }
    #expect(lines.contains { $0.contains("'start'") && $0.hasSuffix(" outlet Card.gap") })
    #expect(lines.contains { $0.hasSuffix(" outlet Card.end") })
  }

  /// Each layout pass moves the view by a third of a pixel, without end.
  @Test func `a layout without end fails with the view's name`() throws {
    try writeXib(
      """
      <view id="v"><rect key="frame" x="0" y="0" width="80" height="400"/><subviews>
      <view translatesAutoresizingMaskIntoConstraints="NO" id="a">
      <rect key="frame" x="0" y="0" width="50" height="90"/></view></subviews>
      <viewLayoutGuide key="safeArea" id="g"/><constraints>
      <constraint firstItem="a" firstAttribute="topMargin" secondItem="g" \
      secondAttribute="top" constant="8.3333333333" id="c"/>
      <constraint firstItem="a" firstAttribute="height" constant="90" id="d"/>
      </constraints></view>
      """)
    let (status, error, files) = try run("render v.xib --device iPhone15 o.png")
    #expect(
      error == "render: The layout of 'v.xib' never ends: UIView 'v' of"
        + " \(folder.path)/v.xib:3 requested it again each time.")
    #expect(status == 24 && files == [])
  }
}
