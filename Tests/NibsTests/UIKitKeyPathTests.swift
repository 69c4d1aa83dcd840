import Testing
import UIKit

/// Tests UIKit's key paths that documents set as user-defined runtime attributes.
@MainActor
struct UIKitKeyPathTests {
  private func view(_ element: String, _ attributes: String) throws -> Any? {
    try load(
      """
      <\(element) id="v"><userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes>
      </\(element)>
      """
    ).first
  }

  private func number(_ path: String, _ value: String) -> String {
    """
    <userDefinedRuntimeAttribute type="number" keyPath="\(path)">\
    <real key="value" value="\(value)"/></userDefinedRuntimeAttribute>
    """
  }

  private func flag(_ path: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"\(path)\" value=\"\(value)\"/>"
  }

  private func text(_ path: String, _ value: String) -> String {
    "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(path)\" value=\"\(value)\"/>"
  }

  @Test func `a layer's and a view's properties are set`() throws {
    let heard = try warnings {
      let made = try view(
        "view",
        number("layer.cornerRadius", "7") + number("layer.borderWidth", "2")
          + flag("layer.masksToBounds", "YES") + number("layer.shadowOpacity", "0.5")
          + flag("layer.shouldRasterize", "YES") + flag("hidden", "YES")
          + text("accessibilityLabel", "Card") + flag("isAccessibilityElement", "YES")
          + flag("exclusiveTouch", "YES")
          + number("layoutMargins.top", "3"))
      let made2 = try #require(made as? UIView)
      #expect(made2.layer.cornerRadius == 7 && made2.layer.borderWidth == 2)
      #expect(made2.layer.masksToBounds && made2.layer.shadowOpacity == 0.5)
      #expect(made2.layer.shouldRasterize && made2.isHidden && made2.isExclusiveTouch)
      #expect(made2.accessibilityLabel == "Card")
    }
    #expect(heard.count == 1 && heard[0].contains("layoutMargins.top"))
  }

  @Test func `properties of controls and texts are set`() throws {
    let heard = try warnings {
      let label = try view(
        "label", number("numberOfLines", "3") + flag("adjustsFontSizeToFitWidth", "YES"))
      #expect((label as? UILabel)?.numberOfLines == 3)
      let button = try view("button", flag("titleLabel.adjustsFontSizeToFitWidth", "YES"))
      #expect((button as? UIButton)?.titleLabel?.adjustsFontSizeToFitWidth == true)
      let field = try view("textField", flag("secureTextEntry", "YES") + text("text", "A"))
      #expect((field as? UITextField)?.isSecureTextEntry == true)
      let image = try view("imageView", number("contentMode", "1"))
      #expect((image as? UIImageView)?.contentMode == .scaleAspectFit)
    }
    #expect(heard == [])
  }
}
