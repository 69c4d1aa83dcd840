import Testing

@testable import InterfaceBuilder

/// Tests unknown names and values in elements that describe no object of their own.
struct UnknownNameTests {
  private func diagnostics(_ objects: String) throws -> [String] {
    try InterfaceDocumentTests.read(InterfaceDocumentTests.xib(objects)).diagnostics
      .map(\.sentence)
  }

  @Test func `an unknown relation of a constraint is reported with the nearest`() throws {
    let said = try diagnostics(
      """
      <view id="v1"><constraints>
      <constraint firstAttribute="width" relation="greaterThanOrEquals" constant="4" id="c1"/>
      <constraint firstAttribute="height" relation="greaterThanOrEquals" constant="4" id="c2"/>
      </constraints></view>
      """)
    #expect(
      said == [
        "a.xib:5: 'relation' of 'constraint' is not understood: 'greaterThanOrEquals'."
          + " Did you mean 'greaterThanOrEqual'?"
      ])
  }

  @Test func `fonts of unknown types, weights and styles are reported`() throws {
    let said = try diagnostics(
      """
      <label id="l1" text=""><fontDescription key="fontDescription" type="sytem" weight="bald" \
      pointSize="17"/></label>
      <label id="l2" text=""><fontDescription key="fontDescription" \
      style="UICTFontTextStyleHedline"/></label>
      """)
    #expect(
      said == [
        "a.xib:4: 'type' of 'fontDescription' is not understood: 'sytem'. Did you mean 'system'?",
        "a.xib:4: 'weight' of 'fontDescription' is not understood: 'bald'. Did you mean 'bold'?",
        "a.xib:5: 'style' of 'fontDescription' is not understood: 'UICTFontTextStyleHedline'."
          + " Did you mean 'UICTFontTextStyleHeadline'?",
      ])
  }

  @Test func `unknown attributes of constraints, colours, outlets and values are reported`()
    throws
  {
    let said = try diagnostics(
      """
      <view id="v1"><rect key="frame" x="0" y="0" witdh="10" height="10"/>
      <color key="backgroundColor" white="1" alpa="1" colorSpace="calibratedWhite"/>
      <constraints><constraint firstAttribute="width" constnat="4" id="c1"/></constraints>
      <connections><outlet property="a" destination="v1" desination="v1" id="o1"/></connections>
      </view>
      """)
    #expect(
      said == [
        "a.xib:4: the attribute 'witdh' of 'rect' is not known; it is ignored."
          + " Did you mean 'width'?",
        "a.xib:5: the attribute 'alpa' of 'color' is not known; it is ignored."
          + " Did you mean 'alpha'?",
        "a.xib:6: the attribute 'constnat' of 'constraint' is not known; it is ignored."
          + " Did you mean 'constant'?",
        "a.xib:7: the attribute 'desination' of 'outlet' is not known; it is ignored."
          + " Did you mean 'destination'?",
      ])
  }

  @Test func `unknown attributes of a button's state are reported`() throws {
    let said = try diagnostics(
      """
      <button id="b1"><state key="normal" titel="Go"><color key="tilteColor" white="1" alpha="1"/>
      </state></button>
      """)
    #expect(
      said == [
        "a.xib:4: the attribute 'titel' of 'state' is not known; it is ignored."
          + " Did you mean 'title'?",
        "a.xib:4: the key 'tilteColor' of 'state' is not known; it is ignored."
          + " Did you mean 'titleColor'?",
      ])
  }

  @Test
  func `unknown kinds of segues, events and runtime attributes are reported with the nearest`()
    throws
  {
    let said = try diagnostics(
      """
      <button id="b1"><connections>
      <action selector="a:" destination="b1" eventType="touchUpInsid" id="x1"/>
      <segue destination="b1" kind="shwo" id="x2"/></connections>
      <userDefinedRuntimeAttributes>
      <userDefinedRuntimeAttribute type="bolean" keyPath="on" value="YES"/>
      <userDefinedRuntimeAttribute type="boolean" keyPath="off" value="maybe"/>
      <userDefinedRuntimeAttribute type="number" keyPath="count" value="many"/>
      </userDefinedRuntimeAttributes></button>
      """)
    #expect(
      said == [
        "a.xib:5: 'eventType' of 'action' is not understood: 'touchUpInsid'."
          + " Did you mean 'touchUpInside'?",
        "a.xib:6: 'kind' of 'segue' is not understood: 'shwo'. Did you mean 'show'?",
        "a.xib:8: 'type' of 'userDefinedRuntimeAttribute' is not understood: 'bolean'."
          + " Did you mean 'boolean'?",
        "a.xib:9: 'value' of 'userDefinedRuntimeAttribute' is not understood: 'maybe'.",
        "a.xib:10: 'value' of 'userDefinedRuntimeAttribute' is not understood: 'many'.",
      ])
  }
}
