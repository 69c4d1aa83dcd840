import Testing
import UIKit

@Suite struct UITextViewBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func styled(_ string: String = "Sale") -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (.right, 6)
    return NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: 30), .foregroundColor: UIColor.red, .paragraphStyle: style,
      ])
  }

  static let rows: Behaviours = Behaviours(of: "UITextView") {
    defaults(&$0)
    styledText(&$0)
    layout(&$0)
  }

  private static func defaults(_ rows: inout Behaviours) {
    rows.row("a text view can be edited", .apple("uikit/uitextview/iseditable")) {
      #expect(UITextView().isEditable)
    }
    rows.row("a text view's text can be selected", .apple("uikit/uitextview/isselectable")) {
      #expect(UITextView().isSelectable)
    }
    rows.row("the text is an empty string", .apple("uikit/uitextview/text")) {
      #expect(UITextView().text == "")
    }
    rows.row("the font is nil until one is set", .apple("uikit/uitextview/font")) {
      #expect(UITextView().font == nil)
    }
    rows.row("text without a font is 12 points large", .apple("uikit/uitextview/font")) {
      let font = UITextView().typingAttributes[.font] as? UIFont
      #expect(font?.pointSize == 12)
    }
    rows.row("the text is natural-aligned", .apple("uikit/uitextview/textalignment")) {
      #expect(UITextView().textAlignment == .natural)
    }
    rows.row(
      "text is inset by 8 points at the top and bottom",
      .apple("uikit/uitextview/textcontainerinset")
    ) {
      let inset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
      #expect(UITextView().textContainerInset == inset)
    }
    rows.row(
      "lines are inset by 5 points at both ends",
      .apple("uikit/nstextcontainer/linefragmentpadding")
    ) {
      #expect(UITextView().textContainer.lineFragmentPadding == 5)
    }
    rows.row("a text view scrolls and clips", .apple("uikit/uitextview")) {
      #expect(UITextView().isScrollEnabled && UITextView().clipsToBounds)
    }
    rows.row("no data are detected", .apple("uikit/uitextview/datadetectortypes")) {
      #expect(UITextView().dataDetectorTypes == [])
    }
  }

  private static func styledText(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uitextview/attributedtext")
    rows.row("attributed text sets font, colour and alignment to its first letter's", page) {
      let view = UITextView()
      view.attributedText = styled()
      #expect(view.font?.pointSize == 30 && view.textColor == .red && view.textAlignment == .right)
    }
    rows.row("attributed text replaces the text with its string", page) {
      let view = UITextView()
      view.attributedText = styled("New")
      #expect(view.text == "New")
    }
    rows.row("a plain text after an attributed one keeps the view's style", page) {
      let view = UITextView()
      view.attributedText = styled()
      view.text = "Plain"
      let font = view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 30)
    }
    rows.row("a font set later applies to all of the text", .apple("uikit/uitextview/font")) {
      let view = UITextView()
      view.attributedText = styled()
      view.font = .systemFont(ofSize: 12)
      let font = view.attributedText.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 12)
    }
    rows.row(
      "a text colour set later applies to all of the text", .apple("uikit/uitextview/textcolor")
    ) {
      let view = UITextView()
      view.attributedText = styled()
      view.textColor = .green
      let color = view.attributedText.attribute(.foregroundColor, at: 3, effectiveRange: nil)
      #expect(color as? UIColor == .green)
    }
    rows.row(
      "an alignment set later applies to all of the text", .apple("uikit/uitextview/textalignment")
    ) {
      let view = UITextView()
      view.attributedText = styled()
      view.textAlignment = .center
      let style =
        view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
        as? NSParagraphStyle
      #expect(style?.alignment == .center && style?.lineSpacing == 6)
    }
    rows.row(
      "typing attributes apply to the next typed text", .apple("uikit/uitextview/typingattributes")
    ) {
      let view = UITextView()
      view.typingAttributes = [.font: UIFont.systemFont(ofSize: 20), .kern: 3.0]
      view.insertText("a")
      let kern = view.attributedText.attribute(.kern, at: 0, effectiveRange: nil) as? Double
      #expect(kern == 3)
    }
  }

  private static func layout(_ rows: inout Behaviours) {
    rows.row(
      "a line of 17 points makes a view 36.5 points high",
      .apple("uikit/uitextview/textcontainerinset")
    ) {
      let view = UITextView()
      (view.text, view.font) = ("Line", .systemFont(ofSize: 17))
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == 36.5)
    }
    rows.row(
      "lines of body text are 22 points apart",
      .apple("design/human-interface-guidelines/typography")
    ) {
      let view = UITextView()
      view.font = .preferredFont(forTextStyle: .body)
      view.text = "a"
      let one = view.sizeThatFits(CGSize(width: 200, height: 0)).height
      view.text = "a\nb\nc"
      #expect(view.sizeThatFits(CGSize(width: 200, height: 0)).height == one + 44)
    }
    rows.row(
      "a view that does not scroll is as high as its text", .apple("uikit/uitextview")
    ) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      (view.text, view.font, view.isScrollEnabled) = ("Line", .systemFont(ofSize: 17), false)
      #expect(view.intrinsicContentSize.height == 36.5)
    }
    rows.row(
      "the content is as high as the text with its insets", .apple("uikit/uiscrollview/contentsize")
    ) {
      let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
      (view.text, view.font) = ("a\nb", .systemFont(ofSize: 17))
      view.layoutIfNeeded()
      #expect(view.contentSize.height == 57)
    }
    rows.row(
      "setting a text moves the selection to its end",
      .apple("uikit/uitextview/selectedrange")
    ) {
      let view = UITextView()
      view.text = "abc"
      #expect(view.selectedRange == NSRange(location: 3, length: 0))
    }
    rows.row(
      "typed text replaces the selection", .apple("uikit/uikeyinput/inserttext(_:)")
    ) {
      let view = UITextView()
      view.text = "abc"
      view.selectedRange = NSRange(location: 1, length: 1)
      view.insertText("xy")
      #expect(view.text == "axyc")
    }
    rows.row("changes of the storage are shown", .apple("uikit/uitextview/textstorage")) {
      let view = UITextView()
      view.text = "abc"
      view.textStorage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "z")
      #expect(view.text == "zbc")
    }
  }
}
