import Testing

@testable import InterfaceBuilder

/// Tests that each reference to a missing object is reported once, with its line.
struct ReferenceTests {
  private func diagnostics(_ objects: String) throws -> [String] {
    try InterfaceDocumentTests.read(InterfaceDocumentTests.xib(objects)).diagnostics
      .map(\.sentence)
  }

  @Test func `outlets and actions without a target are reported with the nearest identifier`()
    throws
  {
    let said = try diagnostics(
      """
      <view id="abc-12-xyz"><subviews><button id="btn-00-one"><connections>
      <action selector="tap:" destination="nobody" eventType="touchUpInside" id="a1"/>
      </connections></button></subviews><connections>
      <outlet property="button" destination="btn-00-on" id="o1"/>
      <outletCollection property="buttons" destination="gone" id="o2"/>
      <outlet property="next" destination="btn-00-one" id="o3"/></connections></view>
      """)
    #expect(
      said == [
        "a.xib:5: there is no object 'nobody' for the action 'tap:'; it is ignored.",
        "a.xib:7: there is no object 'btn-00-on' for the outlet 'button'; it is ignored."
          + " Did you mean 'btn-00-one'?",
        "a.xib:8: there is no object 'gone' for the outlet 'buttons'; it is ignored.",
      ])
  }

  @Test func `constraints between missing items are reported`() throws {
    let said = try diagnostics(
      """
      <view id="v1"><subviews><label id="label1" text=""/></subviews>
      <viewLayoutGuide key="safeArea" id="guide1"/><constraints>
      <constraint firstItem="lable1" firstAttribute="top" secondItem="guide1" \
      secondAttribute="top" id="c1"/>
      <constraint firstItem="label1" firstAttribute="top" secondItem="guide9" \
      secondAttribute="top" id="c2"/>
      <constraint firstItem="label1" firstAttribute="leading" secondItem="v1" \
      secondAttribute="leading" id="c3"/></constraints><connections>
      <outlet property="top" destination="c2" id="o1"/></connections></view>
      """)
    #expect(
      said == [
        "a.xib:6: there is no object 'lable1' for a constraint; it is ignored."
          + " Did you mean 'label1'?",
        "a.xib:7: there is no object 'guide9' for a constraint; it is ignored."
          + " Did you mean 'guide1'?",
      ])
  }

  @Test func `missing parts of a cell are reported`() throws {
    let said = try diagnostics(
      """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="title" detailTextLabel="q" \
      id="cell"><tableViewCellContentView key="contentView" tableViewCell="cell" id="content">
      <subviews><label id="title" text=""/></subviews></tableViewCellContentView></tableViewCell>
      """)
    #expect(
      said == ["a.xib:4: there is no object 'q' for 'detailTextLabel' of 'tableViewCell'."])
  }

  @Test func `segues and outlets to other scenes, and to none, are reported`() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="aaaa"><scenes>
      <scene><objects><viewController id="aaa" sceneMemberID="viewController">
      <view key="view" id="v"/><connections>
      <segue destination="zzz" kind="show" id="s1"/><segue destination="bbb" kind="show" id="s2"/>
      <segue destination="ex" kind="unwind" unwindAction="back:" id="s3"/>
      <outlet property="other" destination="label" id="o1"/></connections></viewController>
      <exit id="ex" sceneMemberID="exit"/></objects></scene>
      <scene><objects><viewController id="bbb" sceneMemberID="viewController">
      <view key="view" id="w"><subviews><label id="label" text=""/></subviews></view>
      </viewController></objects></scene></scenes></document>
      """
    let document = try InterfaceDocument(Array(text.utf8), file: "Main.storyboard")
    #expect(
      document.diagnostics.map(\.sentence) == [
        "Main.storyboard:1: there is no scene 'aaaa' for 'initialViewController'."
          + " Did you mean 'aaa'?",
        "Main.storyboard:4: there is no scene 'zzz' for a segue; the segue is ignored.",
        "Main.storyboard:6: 'label' is in another scene; the outlet 'other' is ignored.",
      ])
  }

  @Test func `missing members of a size class are reported`() throws {
    let said = try diagnostics(
      """
      <view id="v1"><subviews><label id="label1" text=""/></subviews>
      <variation key="default"><mask key="subviews"><exclude reference="label2"/></mask></variation>
      </view>
      """)
    #expect(
      said == [
        "a.xib:5: there is no object 'label2' for a variation. Did you mean 'label1'?"
      ])
  }
}
