import Testing
import UIKit

@Suite struct NSParagraphStyleBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let folder = "uikit/nsparagraphstyle/"

  /// Returns the height of text of 10 points in a wide column; its lines are 11.93 points high.
  private static func height(
    _ text: String, width: CGFloat = 1000, _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> CGFloat {
    let style = NSMutableParagraphStyle()
    change(style)
    let attributes: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 10), .paragraphStyle: style,
    ]
    let size = CGSize(width: width, height: 10_000)
    return text.boundingRect(
      with: size, options: .usesLineFragmentOrigin, attributes: attributes, context: nil
    ).height
  }

  private static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }
  private static let line: CGFloat = 11.93359375

  static let rows: Behaviours = Behaviours(of: "NSParagraphStyle") {
    defaults(&$0)
    lines(&$0)
  }

  private static func defaults(_ rows: inout Behaviours) {
    rows.row("text is natural-aligned", .apple(folder + "alignment")) {
      #expect(NSParagraphStyle.default.alignment == .natural)
    }
    rows.row("lines wrap by word", .apple(folder + "linebreakmode")) {
      #expect(NSParagraphStyle.default.lineBreakMode == .byWordWrapping)
    }
    rows.row("no space is added between lines or paragraphs", .apple(folder + "default")) {
      let style = NSParagraphStyle.default
      #expect(style.lineSpacing == 0 && style.paragraphSpacing == 0)
      #expect(style.paragraphSpacingBefore == 0 && style.lineHeightMultiple == 0)
    }
    rows.row("line heights have no limits", .apple(folder + "maximumlineheight")) {
      #expect(NSParagraphStyle.default.maximumLineHeight == 0)
      #expect(NSParagraphStyle.default.minimumLineHeight == 0)
    }
    rows.row("there are twelve tab stops, 28 points apart", .apple(folder + "tabstops")) {
      let places = NSParagraphStyle.default.tabStops.map(\.location)
      #expect(places == (1...12).map { CGFloat($0) * 28 })
    }
    rows.row("words are not hyphenated", .apple(folder + "hyphenationfactor")) {
      #expect(NSParagraphStyle.default.hyphenationFactor == 0)
    }
    rows.row("the base writing direction is natural", .apple(folder + "basewritingdirection")) {
      #expect(NSParagraphStyle.default.baseWritingDirection == .natural)
    }
    rows.row(
      "a mutable copy changes without the original", .apple("foundation/nsmutablecopying")
    ) {
      let style = NSMutableParagraphStyle()
      style.lineSpacing = 3
      let copy = style.mutableCopy() as? NSMutableParagraphStyle
      copy?.lineSpacing = 9
      #expect(style.lineSpacing == 3 && copy?.lineSpacing == 9)
    }
    rows.row(
      "setParagraphStyle(_:) copies all values of another style",
      .apple("uikit/nsmutableparagraphstyle/setparagraphstyle(_:)")
    ) {
      let (style, other) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
      (other.alignment, other.headIndent) = (.center, 12)
      style.setParagraphStyle(other)
      #expect(style.isEqual(other))
    }
  }

  private static func lines(_ rows: inout Behaviours) {
    rows.row("line spacing is between lines", .apple(folder + "linespacing")) {
      #expect(near(height("a\nb\nc") { $0.lineSpacing = 5 }, 3 * line + 10))
    }
    rows.row("paragraph spacing is between paragraphs", .apple(folder + "paragraphspacing")) {
      #expect(near(height("a\nb") { $0.paragraphSpacing = 7 }, 2 * line + 7))
    }
    rows.row(
      "spacing before a paragraph is not added above the first",
      .apple(folder + "paragraphspacingbefore")
    ) {
      #expect(near(height("a\nb") { $0.paragraphSpacingBefore = 7 }, 2 * line + 7))
    }
    rows.row("a multiple multiplies the height of lines", .apple(folder + "lineheightmultiple")) {
      #expect(near(height("a\nb") { $0.lineHeightMultiple = 2 }, 4 * line))
    }
    rows.row("lines are no lower than the minimum height", .apple(folder + "minimumlineheight")) {
      #expect(near(height("a\nb") { $0.minimumLineHeight = 20 }, 40))
    }
    rows.row("lines are no higher than the maximum height", .apple(folder + "maximumlineheight")) {
      #expect(near(height("a\nb") { $0.maximumLineHeight = 8 }, 16))
    }
    rows.row(
      "a fixed line height also applies to text styles", .apple(folder + "minimumlineheight"),
      uncertain: "whether the limits include the style's leading"
    ) {
      let label = UILabel()
      let style = NSMutableParagraphStyle()
      (style.minimumLineHeight, style.maximumLineHeight) = (24, 24)
      label.numberOfLines = 0
      label.attributedText = NSAttributedString(
        string: "a\nb",
        attributes: [.font: UIFont.preferredFont(forTextStyle: .body), .paragraphStyle: style])
      #expect(label.intrinsicContentSize.height == 48)
    }
    rows.row("a head indent narrows the lines after the first", .apple(folder + "headindent")) {
      let text = "words that wrap at some place in here"
      #expect(height(text, width: 100) { $0.headIndent = 60 } > height(text, width: 100))
    }
    rows.row(
      "a tail indent less than 0 is measured from the trailing margin",
      .apple(folder + "tailindent")
    ) {
      let text = "words that wrap at some place in here"
      let narrow = height(text, width: 60)
      #expect(height(text, width: 100) { $0.tailIndent = -40 } == narrow)
    }
    rows.row(
      "a tail indent more than 0 is measured from the leading margin",
      .apple(folder + "tailindent")
    ) {
      let text = "words that wrap at some place in here"
      #expect(height(text, width: 100) { $0.tailIndent = 60 } == height(text, width: 60))
    }
    rows.row("character wrapping fills lines", .apple("uikit/nslinebreakmode/bycharwrapping")) {
      let text = "abcdefghij klmnopqrstuvwxyz"
      let wraps = height(text, width: 70) { $0.lineBreakMode = .byCharWrapping }
      #expect(wraps <= height(text, width: 70))
    }
  }
}
