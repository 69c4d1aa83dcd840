import Testing
import UIKit

@Suite struct UILabelBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "UILabel") {
    defaults(&$0)
    styledText(&$0)
    sizes(&$0)
    lines(&$0)
    looks(&$0)
  }

  private static func defaults(_ rows: inout Behaviours) {
    rows.row("a label has one line", .apple("uikit/uilabel/numberoflines")) {
      #expect(UILabel().numberOfLines == 1)
    }
    rows.row("a label truncates the tail", .apple("uikit/uilabel/linebreakmode")) {
      #expect(UILabel().lineBreakMode == .byTruncatingTail)
    }
    rows.row("a label's font is the system font at 17 points", .apple("uikit/uilabel/font")) {
      #expect(UILabel().font == .systemFont(ofSize: 17))
    }
    rows.row("a label's text is natural-aligned", .apple("uikit/uilabel/textalignment")) {
      #expect(UILabel().textAlignment == .natural)
    }
    rows.row("a label ignores touches", .apple("uikit/uilabel/isuserinteractionenabled")) {
      #expect(!UILabel().isUserInteractionEnabled)
    }
    rows.row("a label has no shadow colour", .apple("uikit/uilabel/shadowcolor")) {
      #expect(UILabel().shadowColor == nil)
    }
    rows.row("a shadow is one point above the text", .apple("uikit/uilabel/shadowoffset")) {
      #expect(UILabel().shadowOffset == CGSize(width: 0, height: -1))
    }
    rows.row("a label does not shrink its font", .apple("uikit/uilabel/adjustsfontsizetofitwidth"))
    {
      #expect(!UILabel().adjustsFontSizeToFitWidth && UILabel().minimumScaleFactor == 0)
    }
    rows.row(
      "a font that shrank keeps its baseline", .apple("uikit/uilabel/baselineadjustment")
    ) {
      #expect(UILabel().baselineAdjustment == .alignBaselines)
    }
    rows.row("a label is enabled and not highlighted", .apple("uikit/uilabel/isenabled")) {
      #expect(UILabel().isEnabled && !UILabel().isHighlighted)
    }
    rows.row("a new label has no text", .apple("uikit/uilabel/text")) {
      #expect(UILabel().text == nil && UILabel().attributedText == nil)
    }
  }

  private static func styled(
    _ string: String = "Sale", size: CGFloat = 30, alignment: NSTextAlignment = .center
  ) -> NSAttributedString {
    let style = NSMutableParagraphStyle()
    (style.alignment, style.lineSpacing) = (alignment, 6)
    style.lineBreakMode = .byTruncatingMiddle
    return NSAttributedString(
      string: string,
      attributes: [
        .font: UIFont.systemFont(ofSize: size), .foregroundColor: UIColor.red,
        .paragraphStyle: style,
      ])
  }

  private static func styledText(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uilabel/attributedtext")
    rows.row("attributed text sets the font to that of its first letter", page) {
      let label = UILabel()
      label.attributedText = styled()
      #expect(label.font.pointSize == 30)
    }
    rows.row("attributed text sets the text colour to that of its first letter", page) {
      let label = UILabel()
      label.attributedText = styled()
      #expect(label.textColor == .red)
    }
    rows.row("attributed text sets alignment and line break mode to its first letter's", page) {
      let label = UILabel()
      label.attributedText = styled()
      #expect(label.textAlignment == .center && label.lineBreakMode == .byTruncatingMiddle)
    }
    rows.row("attributed text replaces the text with its string", page) {
      let label = UILabel()
      label.text = "Old"
      label.attributedText = styled("New")
      #expect(label.text == "New")
    }
    rows.row(
      "attributes missing from attributed text have the label's own values", page,
      uncertain: "whether letters after the first keep the label's earlier font"
    ) {
      let (label, plain) = (UILabel(), UILabel())
      let text = NSMutableAttributedString(string: "ab")
      text.addAttribute(
        .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 0, length: 1))
      (label.font, plain.font) = (.systemFont(ofSize: 40), .systemFont(ofSize: 40))
      (label.attributedText, plain.text) = (text, "b")
      #expect(label.intrinsicContentSize.height == plain.intrinsicContentSize.height)
    }
    rows.row(
      "a plain text after an attributed one has the style of its first letter",
      .report(
        "https://dev.mo4tech.com/do-you-really-know-how-to-use-uilabel-in-depth-source-code-and-"
          + "pit-point-analysis.html")
    ) {
      let label = UILabel()
      label.attributedText = styled()
      label.text = "Plain"
      #expect(label.intrinsicContentSize.height == 36)
    }
    rows.row("a plain text has no attributes of the one before", .apple("uikit/uilabel/text")) {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "a", attributes: [.kern: 20.0])
      label.text = "b"
      #expect(label.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }
    rows.row(
      "a text alignment set later applies to all of the attributed text",
      .apple("uikit/uilabel/textalignment")
    ) {
      let label = UILabel()
      label.attributedText = styled()
      label.textAlignment = .right
      let style = paragraph(of: label)
      #expect(style?.alignment == .right && style?.lineSpacing == 6)
    }
    rows.row(
      "a line break mode set later applies to all of the attributed text",
      .apple("uikit/uilabel/linebreakmode")
    ) {
      let label = UILabel()
      label.attributedText = styled()
      label.lineBreakMode = .byClipping
      let style = paragraph(of: label)
      #expect(style?.lineBreakMode == .byClipping && style?.alignment == .center)
    }
    rows.row(
      "a font set later applies to all of the attributed text", .apple("uikit/uilabel/font")
    ) {
      let label = UILabel()
      label.attributedText = styled()
      label.font = .systemFont(ofSize: 12)
      let font = label.attributedText?.attribute(.font, at: 3, effectiveRange: nil) as? UIFont
      #expect(font?.pointSize == 12)
    }
    rows.row(
      "a text colour set later applies to all of the attributed text",
      .apple("uikit/uilabel/textcolor")
    ) {
      let label = UILabel()
      label.attributedText = styled()
      label.textColor = .green
      let color = label.attributedText?.attribute(.foregroundColor, at: 3, effectiveRange: nil)
      #expect(color as? UIColor == .green)
    }
  }

  @MainActor private static func paragraph(of label: UILabel) -> NSParagraphStyle? {
    label.attributedText?.attribute(.paragraphStyle, at: 0, effectiveRange: nil)
      as? NSParagraphStyle
  }

  private static func label(_ text: String, _ font: UIFont, lines: Int = 1) -> UILabel {
    MainActor.assumeIsolated {
      let label = UILabel()
      (label.text, label.font, label.numberOfLines) = (text, font, lines)
      return label
    }
  }

  private static func sizes(_ rows: inout Behaviours) {
    rows.row(
      "a label's height is rounded up to a pixel",
      .picture("label-metrics/title1-extra-small@3x.png"), scale: 3
    ) {
      #expect(label("Ag", .systemFont(ofSize: 25)).intrinsicContentSize.height == 30)
    }
    rows.row(
      "a line of body text is 20.333 points high at three pixels per point",
      .picture("list-inset-grouped/"), scale: 3
    ) {
      let height = label("Ag", .preferredFont(forTextStyle: .body)).intrinsicContentSize.height
      #expect(abs(height - 61.0 / 3) < 0.001)
    }
    rows.row(
      "two lines of body text are 42.5 points high, their baselines 22 apart",
      .apple("design/human-interface-guidelines/typography")
    ) {
      let label = label("a\nb", .preferredFont(forTextStyle: .body), lines: 0)
      #expect(label.intrinsicContentSize.height == 42.5)
    }
    rows.row(
      "two lines of the system font are as high as two lines",
      .picture("label-wrapping/two-lines@1x.png")
    ) {
      #expect(label("a\nb", .systemFont(ofSize: 17), lines: 0).intrinsicContentSize.height == 41)
    }
    rows.row(
      "lines of subheadlines at medium are 19 points apart",
      .apple("design/human-interface-guidelines/typography")
    ) {
      let font = UIFont.preferredFont(
        forTextStyle: .subheadline,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .medium))
      let (two, one) = (label("a\nb", font, lines: 0), label("a", font))
      // The height is 19 + 16.707, rounded up to half points.
      #expect(two.intrinsicContentSize.height == 36)
      #expect(one.intrinsicContentSize.height == 17)
    }
    rows.row(
      "lines of body text are 21 points apart at medium and 29 at XXXL, of headlines 22",
      .apple("design/human-interface-guidelines/typography")
    ) {
      for (style, category, distance): (UIFont.TextStyle, UIContentSizeCategory, CGFloat) in [
        (.body, .medium, 21), (.body, .large, 22), (.body, .extraExtraExtraLarge, 29),
        (.headline, .large, 22), (.subheadline, .medium, 19),
      ] {
        let font = UIFont.preferredFont(
          forTextStyle: style,
          compatibleWith: UITraitCollection(preferredContentSizeCategory: category))
        let (three, two) = (label("a\nb\nc", font, lines: 0), label("a\nb", font, lines: 0))
        #expect(three.intrinsicContentSize.height - two.intrinsicContentSize.height == distance)
      }
    }
    let textRect = Source.apple("uikit/uilabel/textrect(forbounds:limitedtonumberoflines:)")
    rows.row("an overridden textRect makes the intrinsic size larger", textRect) {
      let (bare, padded) = (UILabel(), PaddedLabel())
      (bare.text, padded.text) = ("New", "New")
      let (small, large) = (bare.intrinsicContentSize, padded.intrinsicContentSize)
      #expect(large.width - small.width == 26 && large.height - small.height == 12)
    }
    rows.row("an overridden textRect makes the fitting size larger", textRect) {
      let (bare, padded) = (UILabel(), PaddedLabel())
      for label in [bare, padded] { (label.text, label.numberOfLines) = ("New words here", 0) }
      let (small, large) = (
        bare.sizeThatFits(CGSize(width: 80, height: 0)),
        padded.sizeThatFits(CGSize(width: 106, height: 0))
      )
      #expect(large.width - small.width == 26 && large.height - small.height == 12)
    }
    rows.row("textRect stays within the bounds", textRect) {
      let label = label("A text that is wider than its label", .systemFont(ofSize: 17))
      let bounds = CGRect(x: 10, y: 20, width: 60, height: 50)
      let rect = label.textRect(forBounds: bounds, limitedToNumberOfLines: 1)
      #expect(rect.width <= 60 && rect.minX == 10 && rect.minY >= 20)
    }
    rows.row(
      "preferredMaxLayoutWidth wraps a multi-line text",
      .apple("uikit/uilabel/preferredmaxlayoutwidth")
    ) {
      let label = label("Words that wrap soon", .systemFont(ofSize: 17), lines: 0)
      label.preferredMaxLayoutWidth = 90
      #expect(label.intrinsicContentSize.width <= 90)
      #expect(label.intrinsicContentSize.height == 41)
    }
    rows.row("an empty label has no size", .apple("uikit/uilabel/text")) {
      #expect(UILabel().intrinsicContentSize == .zero)
    }
    rows.row(
      "text with a negative baseline offset makes its label higher",
      .report("https://example-a.com/answer/76655003"),
      uncertain: "by how much: here by the offset"
    ) {
      let label = UILabel()
      label.attributedText = NSAttributedString(string: "offset", attributes: [.baselineOffset: -5])
      #expect(label.intrinsicContentSize.height == 25.5)
    }
  }

  private static func lines(_ rows: inout Behaviours) {
    let page = Source.apple("uikit/uilabel/numberoflines")
    rows.row("with numberOfLines 0 a label has as many lines as necessary", page) {
      let label = label("a\nb\nc", .systemFont(ofSize: 17), lines: 0)
      #expect(label.intrinsicContentSize.height == 61)
    }
    rows.row("the size includes at most numberOfLines lines", page) {
      let label = label("a\nb\nc", .systemFont(ofSize: 17), lines: 2)
      #expect(label.sizeThatFits(CGSize(width: 100, height: 500)).height == 41)
    }
    rows.row(
      "a truncated line has no space before its ellipsis",
      .apple("uikit/nslinebreakmode/bytruncatingtail"),
      uncertain: "the page does not mention spaces"
    ) {
      let (cut, short) = (UILabel(), UILabel())
      for label in [cut, short] { label.font = .monospacedSystemFont(ofSize: 10, weight: .regular) }
      (cut.text, short.text) = ("ab cdef", "ab…")
      let size = CGSize(width: short.intrinsicContentSize.width + 6.5, height: 12)
      #expect(inkWidth(cut, size) == inkWidth(short, size))
    }
    rows.row(
      "a single line shrinks to fit the width", .apple("uikit/uilabel/adjustsfontsizetofitwidth")
    ) {
      let label = label("A rather wide text", .systemFont(ofSize: 40))
      label.adjustsFontSizeToFitWidth = true
      let size = CGSize(width: 200, height: 50)
      #expect(inkWidth(label, size) > 180 && inkWidth(label, size) <= 200)
    }
    rows.row(
      "a text in a cell is centred in the height of its label",
      .picture("label-wrapping/two-lines@1x.png"), scale: 1
    ) {
      let label = label("H", .systemFont(ofSize: 17))
      let rect = label.textRect(
        forBounds: CGRect(x: 0, y: 0, width: 50, height: 61), limitedToNumberOfLines: 1)
      #expect(rect.minY == 20)
    }
  }

  private static func looks(_ rows: inout Behaviours) {
    rows.row(
      "the background keeps its corners unless the label clips",
      .report("https://qiita.com/AS_atsushi/items/5911c65a8dbdc5c62ca9"), scale: 1
    ) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      label.backgroundColor = .red
      label.layer.cornerRadius = 10
      #expect(pixel(of: label, 0, 0)[3] == 255)
      label.clipsToBounds = true
      #expect(pixel(of: label, 0, 0)[3] < 20)
    }
    rows.row(
      "the background colour of a label's layer has round corners",
      .report("http://www.suibi.cn/subject/qmxgqktx.html"), scale: 1
    ) {
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
      label.layer.backgroundColor = UIColor.red.cgColor
      label.layer.cornerRadius = 10
      #expect(pixel(of: label, 0, 0)[3] < 20)
    }
    rows.row(
      "a highlighted label has the highlighted colour",
      .apple("uikit/uilabel/highlightedtextcolor"), scale: 1
    ) {
      let label = label("III", .boldSystemFont(ofSize: 30))
      (label.textColor, label.highlightedTextColor) = (.red, .blue)
      label.isHighlighted = true
      label.frame.size = CGSize(width: 40, height: 40)
      let pixels = Pixels(of: label)
      let row = (0..<40).map { pixels[$0, 20] }
      #expect(row.allSatisfy { $0[0] == 0 } && row.contains { $0[2] == 255 })
    }
  }
}

/// A label with padding, as apps write it.
private final class PaddedLabel: UILabel {
  private let padding = UIEdgeInsets(top: 5, left: 12, bottom: 7, right: 14)

  override func textRect(forBounds bounds: CGRect, limitedToNumberOfLines lines: Int) -> CGRect {
    let inner = super.textRect(forBounds: bounds.inset(by: padding), limitedToNumberOfLines: lines)
    return CGRect(
      x: inner.minX - padding.left, y: inner.minY - padding.top,
      width: inner.width + padding.left + padding.right,
      height: inner.height + padding.top + padding.bottom)
  }
}
