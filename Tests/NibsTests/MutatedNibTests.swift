import Foundation
import InterfaceBuilder
import SeededRandom
import Sessions
import Testing

@testable import UIKit

/// What broken documents describe is made, or refused with a line: nothing stops.
@MainActor
struct MutatedNibTests {
  @Test(arguments: SeededGenerator.seeds(UInt64(1)...3))
  func `mutated nibs make what can be made of them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = Array(Self.document)
    Self.onOwnScreens {
      let nib = UINib(previewOf: Data(Self.mutate(text, &generator)))
      let objects = (try? nib.objects(owner: nil)) ?? []
      for case let view as UIView in objects {
        view.frame = CGRect(x: 0, y: 0, width: 120, height: 90)
        view.layoutIfNeeded()
        Self.draw(view)
      }
    }
  }

  @Test(arguments: SeededGenerator.seeds(UInt64(4)...6))
  func `mutated storyboards make what can be made of them`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let text = Array(Self.storyboard)
    Self.onOwnScreens {
      let data = Data(Self.mutate(text, &generator))
      guard let storyboard = try? UIStoryboard(data: data, name: "Main", isPreview: true) else {
        return
      }
      for name in storyboard.sceneNames {
        guard let controller = storyboard.controller(ofScene: name) else { continue }
        Self.layOut(controller)
        Self.draw(controller.view)
      }
    }
  }

  /// Does something for each document, on a screen that a layout without end does not stop.
  private static func onOwnScreens(_ body: () -> Void) {
    ProgrammerWarning.$isHeard.withValue(false) {
      for _ in 0..<documents {
        RenderSession.fresh().present {
          LayoutTrouble.current.isSurvived = true
          body()
        }
      }
    }
  }

  private static func layOut(_ controller: UIViewController) {
    controller.view.frame = CGRect(x: 0, y: 0, width: 200, height: 300)
    controller.view.showPrototypesWithoutData()
    controller.view.layoutIfNeeded()
    for child in controller.children { layOut(child) }
  }

  private static func draw(_ view: UIView) {
    let size = CGSize(width: 60, height: 60)
    _ = UIGraphicsImageRenderer(size: size, format: Self.format).image { context in
      view.layer.render(in: context.cgContext)
    }
  }

  private static let format: UIGraphicsImageRendererFormat = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }()

  /// How many for each seed: more where `NIB_DOCUMENTS` says so, as Scripts/fuzz-nibs does.
  private static let documents =
    ProcessInfo.processInfo.environment["NIB_DOCUMENTS"].flatMap(Int.init) ?? 40

  /// Exchanges numbers, words and values for others, so that documents stay documents.
  private static func mutate(_ text: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    var parts = String(decoding: text, as: UTF8.self).components(separatedBy: "\"")
    let values = stride(from: 1, to: parts.count, by: 2).map { $0 }
    for _ in 0...generator.below(3) {
      guard let place = generator.pick(values) else { break }
      parts[place] =
        generator.oneIn(2)
        ? generator.pick(odd) ?? "" : parts[generator.pick(values) ?? place]
    }
    let bytes = Array(parts.joined(separator: "\"").utf8)
    return generator.oneIn(4) ? torn(bytes, &generator) : bytes
  }

  /// With a piece that is left out, said twice or put elsewhere: documents that are often none.
  private static func torn(_ bytes: [UInt8], _ generator: inout SeededGenerator) -> [UInt8] {
    let start = generator.below(bytes.count)
    let end = min(bytes.count, start + generator.below(200))
    let piece = Array(bytes[start..<end])
    if generator.oneIn(3) { return Array(bytes[..<start] + bytes[end...]) }
    let place = generator.below(bytes.count)
    return Array(bytes[..<place] + piece + bytes[place...])
  }

  private static let odd = [
    "", "YES", "NO", "0", "-1", "1e9", "-1e8", "0.5", "nan", "99999999999", "c", "v", "l", "b",
    "width", "left", "leading", "centerX", "centerXWithinMargins", "baseline", "1:0", "greater",
    "system", "fillEqually", "vertical", "-1", "-2", "layer.cornerRadius",
  ]

  private static let document = Document.xib(
    """
    <collectionViewCell opaque="NO" id="c" reuseIdentifier="Cell">
      <rect key="frame" x="0.0" y="0.0" width="220" height="220"/>
      <view key="contentView" opaque="NO" id="v"><subviews>
        <label text="A" numberOfLines="2" minimumScaleFactor="0.5" alpha="0.5" tag="3" \
    translatesAutoresizingMaskIntoConstraints="NO" id="l">
          <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
        <stackView axis="vertical" distribution="fill" spacing="8" id="s"><subviews>
          <slider value="0.5" minValue="0" maxValue="1" id="d"/>
          <stepper value="2" minimumValue="1" maximumValue="5" stepValue="2" id="e"/>
          <segmentedControl selectedSegmentIndex="1" id="f"><segments><segment title="A"/>\
    <segment title="B" width="20"/></segments></segmentedControl>
          <pageControl numberOfPages="3" currentPage="1" id="g"/>
          <progressView progress="0.5" id="h"/></subviews></stackView>
        <scrollView minimumZoomScale="0.5" maximumZoomScale="2" id="i"><subviews>
          <view fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO" id="j">
            <rect key="frame" x="5" y="5" width="50" height="50"/></view></subviews>
          <viewLayoutGuide key="contentLayoutGuide" id="k"/></scrollView>
      </subviews><constraints>
        <constraint firstItem="l" firstAttribute="top" secondItem="v" secondAttribute="top" \
    constant="8" multiplier="1" priority="750" id="m"/>
        <constraint firstItem="l" firstAttribute="width" secondItem="s" secondAttribute="height" \
    multiplier="1:2" id="n"/>
        <constraint firstItem="s" firstAttribute="leading" secondItem="l" \
    secondAttribute="leadingMargin" relation="lessThanOrEqual" id="o"/>
        <constraint firstItem="j" firstAttribute="trailing" secondItem="k" \
    secondAttribute="trailing" id="p"/>
      </constraints></view>
      <connections><outlet property="backgroundView" destination="j" id="q"/>
        <outlet property="title" destination="l" id="r"/>
        <outletCollection property="gestureRecognizers" destination="t" id="u"/></connections>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" \
    keyPath="layer.borderWidth"><real key="value" value="2"/></userDefinedRuntimeAttribute>
      </userDefinedRuntimeAttributes>
    </collectionViewCell>
    <tapGestureRecognizer id="t"/>
    """)

  private static let storyboard = Data(
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="a"><scenes>
    <scene sceneID="1"><objects><tabBarController id="a" sceneMemberID="viewController">
      <tabBar key="tabBar" id="b"/><connections>
      <segue destination="c" kind="relationship" relationship="viewControllers" id="d"/>
      <segue destination="e" kind="relationship" relationship="viewControllers" id="f"/>
      </connections></tabBarController></objects></scene>
    <scene sceneID="2"><objects><navigationController id="c" sceneMemberID="viewController">
      <navigationBar key="navigationBar" id="g"/><connections>
      <segue destination="h" kind="relationship" relationship="rootViewController" id="i"/>
      </connections></navigationController></objects></scene>
    <scene sceneID="3"><objects><tableViewController id="h" sceneMemberID="viewController">
      <tableView key="view" dataMode="static" style="grouped" rowHeight="44" id="j"><sections>
      <tableViewSection headerTitle="A" id="k"><cells><tableViewCell \
    style="IBUITableViewCellStyleDefault" textLabel="l" id="m"><tableViewCellContentView \
    key="contentView" tableViewCell="m" id="n"><subviews><label text="One" id="l"/></subviews>\
    </tableViewCellContentView></tableViewCell></cells></tableViewSection></sections>
      <connections><outlet property="dataSource" destination="h" id="o"/></connections></tableView>
      <navigationItem key="navigationItem" title="Rows" id="p"><barButtonItem \
    key="rightBarButtonItem" systemItem="add" id="q"><connections><segue destination="e" \
    kind="show" id="r"/></connections></barButtonItem></navigationItem>
      </tableViewController></objects></scene>
    <scene sceneID="4"><objects><viewController id="e" sceneMemberID="viewController">
      <view key="view" id="s"><subviews><containerView id="t"><connections>
      <segue destination="u" kind="embed" id="v"/></connections></containerView>
      <containerView id="w"><connections><segue destination="u" kind="embed" id="x"/>
      </connections></containerView></subviews></view></viewController></objects></scene>
    <scene sceneID="5"><objects><collectionViewController id="u" sceneMemberID="viewController">
      <collectionView key="view" dataMode="prototypes" id="y"><collectionViewFlowLayout \
    key="collectionViewLayout" id="z"><size key="itemSize" width="50" height="50"/>\
    </collectionViewFlowLayout><cells><collectionViewCell reuseIdentifier="A" id="aa"/></cells>
      </collectionView></collectionViewController></objects></scene>
    </scenes></document>
    """.utf8)
}
