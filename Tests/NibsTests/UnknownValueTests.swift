import Testing
import UIKit

/// Tests that unknown values of an enumeration are reported with their line and the nearest valid
/// value.
@MainActor
struct UnknownValueTests {
  private func diagnostics(_ objects: String) throws -> [String] {
    try warnings { _ = try load(objects) }
  }

  @Test
  func `unknown types of buttons and styles of cells and tables are reported with the nearest`()
    throws
  {
    let heard = try diagnostics(
      """
      <button buttonType="roundRect" id="b"/>
      <tableView style="gruoped" dataMode="prototype" id="t"/>
      <tableViewCell style="IBUITableViewCellStyleSubtitel" id="c"/>
      <view contentMode="scaleAspectfit" id="v"/>
      """)
    #expect(
      heard == [
        "data:6: 'buttonType' of 'button' is not understood: 'roundRect'."
          + " Did you mean 'roundedRect'?",
        "data:7: 'style' of 'tableView' is not understood: 'gruoped'. Did you mean 'grouped'?",
        "data:7: 'dataMode' of 'tableView' is not understood: 'prototype'."
          + " Did you mean 'prototypes'?",
        "data:8: 'style' of 'tableViewCell' is not understood: 'IBUITableViewCellStyleSubtitel'."
          + " Did you mean 'IBUITableViewCellStyleSubtitle'?",
        "data:9: 'contentMode' of 'view' is not understood: 'scaleAspectfit'."
          + " Did you mean 'scaleAspectFit'?",
      ])
  }

  @Test func `unknown values in configurations, effects and texts are reported`() throws {
    let heard = try diagnostics(
      """
      <button id="b"><state key="normal"/><buttonConfiguration key="configuration" style="fild" \
      cornerStyle="capsul" title="A"/></button>
      <visualEffectView id="e"><blurEffect style="regulr"/></visualEffectView>
      <imageView id="i"><preferredSymbolConfiguration key="preferredSymbolConfiguration" \
      scale="larg" weight="bald"/></imageView>
      <textField id="f"><textInputTraits key="textInputTraits" keyboardType="emailAdress"/>\
      </textField>
      <label id="l"><attributedString key="attributedText"><fragment content="A"><attributes>
      <paragraphStyle key="NSParagraphStyle" alignment="centre"/></attributes></fragment>\
      </attributedString></label>
      """)
    #expect(
      heard == [
        "data:6: 'style' of 'buttonConfiguration' is not understood: 'fild'."
          + " Did you mean 'filled'?",
        "data:6: 'cornerStyle' of 'buttonConfiguration' is not understood: 'capsul'."
          + " Did you mean 'capsule'?",
        "data:7: 'style' of 'blurEffect' is not understood: 'regulr'. Did you mean 'regular'?",
        "data:8: 'scale' of 'preferredSymbolConfiguration' is not understood: 'larg'."
          + " Did you mean 'large'?",
        "data:8: 'weight' of 'preferredSymbolConfiguration' is not understood: 'bald'."
          + " Did you mean 'bold'?",
        "data:9: 'keyboardType' of 'textInputTraits' is not understood: 'emailAdress'."
          + " Did you mean 'emailAddress'?",
        "data:11: 'alignment' of 'paragraphStyle' is not understood: 'centre'."
          + " Did you mean 'center'?",
      ])
  }

  @Test func `unknown attributes of a constraint are reported with the nearest`() throws {
    let heard = try diagnostics(
      """
      <view id="v"><subviews><view id="w"/></subviews><constraints>
      <constraint firstItem="w" firstAttribute="leadin" secondItem="v" secondAttribute="leading" \
      id="c"/>
      <constraint firstItem="w" firstAttribute="top" secondItem="v" secondAttribute="topp" id="d"/>
      </constraints></view>
      """)
    #expect(
      heard == [
        "data:7: 'firstAttribute' of 'constraint' is not understood: 'leadin'."
          + " Did you mean 'leading'?",
        "data:8: 'secondAttribute' of 'constraint' is not understood: 'topp'. Did you mean 'top'?",
      ])
  }

  @Test func `an unknown attribute is reported with the nearest`() throws {
    let heard = try diagnostics("<label numberOfLine=\"2\" id=\"l\"/>")
    #expect(
      heard == [
        "data:6: 'numberOfLine' of 'label' is not known; it is ignored."
          + " Did you mean 'numberOfLines'?"
      ])
  }

  @Test func `a missing runtime attribute is reported once, with its line`() throws {
    let nib = UINib(
      data: Document.xib(
        """
        <view id="v"><userDefinedRuntimeAttributes>
        <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadios">
        <real key="value" value="2"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
        </view>
        """), bundle: nil)
    let heard = try warnings {
      _ = nib.instantiate(withOwner: nil)
      _ = nib.instantiate(withOwner: nil)
    }
    #expect(heard.count == 1)
    let sentence = try #require(heard.first)
    #expect(
      sentence.hasPrefix(
        "Failed to set (layer.cornerRadios) user defined inspected property on (UIKit.UIView): "))
    #expect(
      sentence.hasSuffix(
        "this class is not key value coding-compliant for the key layer.cornerRadios."
          + " Did you mean 'layer.cornerRadius'? (data:7)"))
  }
}
