import Testing

@testable import InterfaceBuilder

struct InterfaceDocumentTests {
  static func xib(_ objects: String, attributes: String = "") -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" useAutolayout="YES" \(attributes)>
    <objects>
    \(objects)
    </objects>
    <resources><systemColor name="odd"><color white="0.5" alpha="1" colorSpace="custom" \
    customColorSpace="genericGamma22GrayColorSpace"/></systemColor></resources>
    </document>
    """
  }

  static func read(_ text: String) throws(DocumentError) -> InterfaceDocument {
    try InterfaceDocument(Array(text.utf8), file: "a.xib")
  }

  private func view(_ contents: String) throws -> ObjectModel {
    try #require(Self.read(Self.xib("<view id='v'>\(contents)</view>")).objects.first)
  }

  @Test func `an object has its class, attributes, values and lists`() throws {
    let document = try Self.read(
      Self.xib(
        """
        <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Owner"/>
        <view alpha="0.5" id="v" customClass="Card" customModule="App" userLabel="note">
          <rect key="frame" x="1" y="2" width="3" height="4"/>
          <subviews><label id="l" text="Hello"/><button id="b"/></subviews>
          <color key="backgroundColor" systemColor="odd"/>
          <viewLayoutGuide key="safeArea" id="g"/>
          <point key="canvasLocation" x="1" y="1"/>
        </view>
        """))
    #expect(document.kind == .xib && document.usesAutoLayout && document.diagnostics == [])
    let view = document.objects[1]
    #expect(view.customClass == CustomClass(name: "Card", module: "App"))
    #expect(view.attributes == [.init("alpha", "0.5")])
    #expect(view.list("subviews").map(\.kind) == ["label", "button"])
    #expect(view.guides.map(\.id) == ["g"])
    #expect(view.values.map(\.key) == ["frame", "backgroundColor"])
    guard case .rect(let frame)? = view.value("frame"),
      case .color(let color)? = view.value("backgroundColor")
    else { return #expect(Bool(false)) }
    #expect(frame == RectValue(x: 1, y: 2, width: 3, height: 4))
    #expect(
      color
        == .system("odd", fallback: .components(red: 0.5, green: 0.5, blue: 0.5, alpha: 1)))
  }

  @Test(arguments: [
    ("1:2", 0.5), ("1/4", 0.25), ("0.75", 0.75), ("5:6", 5.0 / 6),
  ])
  func `multipliers are numbers or proportions`(text: String, value: Double) throws {
    let view = try view(
      "<constraints><constraint firstAttribute='width' multiplier='\(text)' id='c'/></constraints>")
    #expect(view.constraints[0].multiplier == value)
  }

  @Test func `missing attributes of constraints have defaults`() throws {
    let view = try view(
      """
      <constraints>
      <constraint firstItem="a" firstAttribute="top" secondItem="b" secondAttribute="bottom"
        constant="8" relation="greaterThanOrEqual" priority="750" identifier="gap" id="1"/>
      <constraint firstAttribute="height" constant="2.2250738585072014e-308" id="2">
        <variation key="heightClass=compact" constant="4"/></constraint>
      </constraints>
      """)
    let (first, second) = (view.constraints[0], view.constraints[1])
    #expect(first.firstItem == "a" && first.secondAttribute == "bottom" && first.constant == 8)
    #expect(first.relation == .greaterThanOrEqual && first.priority == 750)
    #expect(first.identifier == "gap")
    #expect(second.firstItem == nil && second.relation == .equal && second.priority == 1000)
    #expect(second.constant == 0 && second.multiplier == 1)
    #expect(second.constants.map(\.constant) == [4])
  }

  @Test func `texts are multi-line, in base 64 or attributed`() throws {
    let view = try view(
      """
      <string key="a">one
      two</string><string key="b" base64-UTF8="YES">w6k</string>
      <attributedString key="c"><fragment content="x"><attributes>
      <font key="NSFont" size="12" metaFont="system"/><color key="NSColor" red="1" green="0" \
      blue="0" alpha="1"/><real key="NSKern" value="2"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center"/></attributes></fragment>
      <fragment><string key="content">y</string></fragment></attributedString>
      """)
    guard case .text("one\ntwo")? = view.value("a"), case .text("é")? = view.value("b"),
      case .attributedText(let text)? = view.value("c")
    else { return #expect(Bool(false)) }
    #expect(text.string == "xy")
    #expect(text.fragments[0].font == .system(size: 12, weight: nil, isItalic: false))
    #expect(text.fragments[0].paragraph == ["alignment": "center"])
    #expect(text.fragments[0].numbers == ["NSKern": 2])
  }

  @Test func `a storyboard has scenes with connections`() throws {
    let document = try Self.read(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="n">
      <scenes><scene sceneID="s"><objects>
      <navigationController id="n" sceneMemberID="viewController"><connections>
      <segue destination="r" kind="relationship" relationship="rootViewController" id="q"/>
      <outlet property="delegate" destination="r" id="o"/>
      <action selector="tap:" destination="r" eventType="touchUpInside" id="t"/>
      </connections></navigationController>
      </objects></scene></scenes></document>
      """)
    #expect(document.kind == .storyboard && document.initialController == "n")
    let controller = try #require(document.scenes.first?.controller)
    guard case .segue(let segue) = controller.connections[0],
      case .outlet("delegate", "r", false, _) = controller.connections[1],
      case .action("tap:", "r", "touchUpInside", _) = controller.connections[2]
    else { return #expect(Bool(false)) }
    #expect(segue.relationship == "rootViewController" && segue.isAnimated)
  }

  @Test func `size classes mask members and change values`() throws {
    let view = try view(
      """
      <variation key="default"><mask key="subviews"><exclude reference="a"/></mask></variation>
      <variation key="heightClass=regular-widthClass=regular" hidden="YES">
      <mask key="subviews"><include reference="a"/></mask></variation>
      """)
    #expect(view.variations.map(\.traits) == ["default", "heightClass=regular-widthClass=regular"])
    #expect(view.variations[0].masks["subviews"]?.excluded == ["a"])
    #expect(view.variations[1].masks["subviews"]?.included == ["a"])
    #expect(view.variations[1].attributes == [.init("hidden", "YES")])
  }

  @Test(arguments: [
    ("<html/>", "a.xib:1: this is not an Interface Builder document: its root is 'html'."),
    (
      "<document type='com.apple.InterfaceBuilder3.Cocoa.XIB' targetRuntime='MacOSX.Cocoa'/>",
      "a.xib:1: documents for 'MacOSX.Cocoa' are not supported, only those for iOS."
    ),
    (
      xib("<view id='v'/>\n<view id='v'/>"),
      "a.xib:5: the identifier 'v' is line 4's already."
    ),
  ])
  func `a file that is not a document is refused`(text: String, sentence: String) {
    #expect { try Self.read(text) } throws: { ($0 as? DocumentError)?.sentence == sentence }
  }

  @Test func `an unknown element is reported once`() throws {
    let document = try Self.read(
      Self.xib("<view id='v'>\n<whirl/>\n<whirl/></view><view alpha='x' id='w'/>"))
    #expect(
      document.diagnostics.map(\.sentence) == [
        "a.xib:5: the element 'whirl' in 'view' is not known; it is ignored."
      ])
  }
}
