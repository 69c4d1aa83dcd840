import Testing
import UIKit

@Suite struct UITextFieldBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func styled(_ string: String = "Sale") -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    style.alignment = .right
    return NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
      ])
  }

  static let rows: Behaviours = Behaviours(of: "UITextField") {
    defaults(&$0)
    styledText(&$0)
    editing(&$0)
    addClearing(&$0)
  }

  private static func defaults(_ rows: inout Behaviours) {
    rows.row("the text is an empty string by default", .apple("uikit/uitextfield/text")) {
      #expect(UITextField().text == "")
    }
    rows.row("text set to nil is an empty string", .apple("uikit/uitextfield/text")) {
      let field = UITextField()
      field.text = nil
      #expect(field.text == "")
    }
    rows.row("the font is the system font at 17 points", .apple("uikit/uitextfield/font")) {
      #expect(UITextField().font == .systemFont(ofSize: 17))
    }
    rows.row("a field has no border", .apple("uikit/uitextfield/borderstyle-swift.property")) {
      #expect(UITextField().borderStyle == .none)
    }
    rows.row("side views are never shown by default", .apple("uikit/uitextfield/leftviewmode")) {
      #expect(UITextField().leftViewMode == .never && UITextField().rightViewMode == .never)
    }
    rows.row(
      "the clear button is never shown by default", .apple("uikit/uitextfield/clearbuttonmode")
    ) {
      #expect(UITextField().clearButtonMode == .never)
    }
    rows.row(
      "a field keeps its text when editing begins by default",
      .apple("uikit/uitextfield/clearsonbeginediting")
    ) {
      #expect(!UITextField().clearsOnBeginEditing)
    }
    rows.row("no minimum font size is set", .apple("uikit/uitextfield/minimumfontsize")) {
      #expect(UITextField().minimumFontSize == 0)
    }
    rows.row("there is no placeholder", .apple("uikit/uitextfield/placeholder")) {
      #expect(UITextField().placeholder == nil)
    }
  }

  private static func styledText(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uitextfield/attributedtext")
    rows.row("attributed text sets font, colour and alignment to its first letter's", page) {
      let field = UITextField()
      field.attributedText = styled()
      #expect(field.font?.pointSize == 30 && field.textColor == .red)
      #expect(field.textAlignment == .right)
    }
    rows.row("attributed text replaces the text with its string", page) {
      let field = UITextField()
      field.attributedText = styled("New")
      #expect(field.text == "New")
    }
    rows.row("a plain text after an attributed one keeps the field's style", page) {
      let field = UITextField()
      field.attributedText = styled()
      field.text = "Plain"
      let font = field.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 30)
    }
    rows.row(
      "a font set later applies to all of the attributed text", .apple("uikit/uitextfield/font")
    ) {
      let field = UITextField()
      field.attributedText = styled()
      field.font = .systemFont(ofSize: 12)
      let font = field.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 12)
    }
    rows.row(
      "a text colour set later applies to all of the attributed text",
      .apple("uikit/uitextfield/textcolor")
    ) {
      let field = UITextField()
      field.attributedText = styled()
      field.textColor = .green
      let color = field.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil)
      #expect(color as? UIColor == .green)
    }
    rows.row(
      "an alignment set later applies to all of the attributed text",
      .apple("uikit/uitextfield/textalignment")
    ) {
      let field = UITextField()
      field.attributedText = styled()
      field.textAlignment = .center
      let style = field.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      #expect((style as? NSParagraphStyle)?.alignment == .center)
    }
    rows.row(
      "default attributes apply to all of the text",
      .apple("uikit/uitextfield/defaulttextattributes")
    ) {
      let field = UITextField()
      field.text = "Wide"
      let width = field.intrinsicContentSize.width
      field.defaultTextAttributes = [.kern: 10.0]
      #expect(field.intrinsicContentSize.width >= width + 30)
    }
    rows.row(
      "default attributes that are not set keep their values",
      .apple("uikit/uitextfield/defaulttextattributes")
    ) {
      let field = UITextField()
      field.font = .systemFont(ofSize: 20)
      field.defaultTextAttributes = [.foregroundColor: UIColor.red]
      #expect(field.font?.pointSize == 20 && field.textColor == .red)
    }
  }

  private static func editing(_ rows: inout Behaviours) {
    rows.row("a disabled field cannot be edited", .apple("uikit/uicontrol/isenabled")) {
      let field = UITextField()
      field.isEnabled = false
      #expect(!field.canBecomeFirstResponder)
    }
    rows.row("typing continues at the end of the text", .apple("uikit/uikeyinput/inserttext(_:)")) {
      let field = UITextField()
      field.text = "ab"
      field.insertText("c")
      #expect(field.text == "abc")
    }
    rows.row("a deletion removes the last character", .apple("uikit/uikeyinput/deletebackward()")) {
      let field = UITextField()
      field.text = "ab"
      field.deleteBackward()
      #expect(field.text == "a")
    }
    rows.row(
      "typing attributes are nil outside editing", .apple("uikit/uitextfield/typingattributes")
    ) {
      #expect(UITextField().typingAttributes == nil)
    }
    rows.row(
      "text rectangles of a borderless field are its bounds",
      .apple("uikit/uitextfield/textrect(forbounds:)")
    ) {
      let bounds = CGRect(x: 0, y: 0, width: 100, height: 30)
      #expect(UITextField().textRect(forBounds: bounds) == bounds)
    }
    rows.row(
      "a left view narrows the text's rectangle by its width",
      .apple("uikit/uitextfield/leftview")
    ) {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      field.leftViewMode = .always
      let rect = field.textRect(forBounds: field.bounds)
      #expect(rect.minX == 20 && rect.maxX == 100)
    }
    rows.row(
      "a secure field's text is the set text", .apple("uikit/uitextinputtraits/issecuretextentry")
    ) {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "secret"
      #expect(field.text == "secret")
    }
    rows.row(
      "the colour of a placeholder is the placeholder text's",
      .apple("uikit/uicolor/placeholdertext")
    ) {
      let field = UITextField()
      field.placeholder = "Name"
      let color = field.attributedPlaceholder?.attribute(
        .foregroundColor, at: 0, effectiveRange: nil)
      #expect(color as? UIColor == .placeholderText)
    }
  }
}
