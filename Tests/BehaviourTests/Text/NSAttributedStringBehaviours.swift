import Testing
import UIKit

@Suite struct NSAttributedStringBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let keys = "foundation/nsattributedstring/key/"

  private static func text(
    _ string: String, _ attributes: [NSAttributedString.Key: Any] = [:], size: CGFloat = 20
  ) -> NSAttributedString {
    NSAttributedString(
      string: string,
      attributes: [.font: UIFont.systemFont(ofSize: size)].merging(attributes) { $1 })
  }

  @MainActor private static func pixels(_ text: NSAttributedString) -> Pixels {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return Pixels(
      of: UIGraphicsImageRenderer(size: CGSize(width: 80, height: 60), format: format).image { _ in
        text.draw(at: .zero)
      })
  }

  /// Returns the number of pixels with more than half the ink of one channel.
  @MainActor private static func ink(_ text: NSAttributedString, _ channel: Int = 3) -> Int {
    let drawn = pixels(text)
    return (0..<drawn.height).reduce(0) { sum, y in
      sum + (0..<drawn.width).count { drawn[$0, y][channel] > 127 }
    }
  }

  static let rows: Behaviours = Behaviours(of: "NSAttributedString") {
    attributes(&$0)
    drawing(&$0)
    documents(&$0)
  }

  private static func attributes(_ rows: inout Behaviours) {
    rows.row("text without a font is 12 points large", .apple(keys + "font")) {
      let height = NSAttributedString(string: "a").size().height
      #expect(abs(height - 14.3203125) < 0.01)
    }
    rows.row("kerning is added after each character", .apple(keys + "kern")) {
      let wide = text("HHH", [.kern: 10.0]).size().width
      #expect(abs(wide - text("HHH").size().width - 30) < 0.5)
    }
    rows.row("tracking is added after each character", .apple(keys + "tracking")) {
      let wide = text("HHH", [.tracking: 10.0]).size().width
      #expect(abs(wide - text("HHH").size().width - 30) < 0.5)
    }
    rows.row(
      "text with a baseline offset makes its line higher",
      .report("https://example-a.com/answer/76655003"),
      uncertain: "by how much: here by the offset"
    ) {
      let height = text("a", [.baselineOffset: 8]).size().height
      #expect(abs(height - text("a").size().height - 8) < 0.01)
    }
    rows.row(
      "the first paragraph style in a paragraph applies to all of it",
      .apple(keys + "paragraphstyle")
    ) {
      let (first, second) = (NSMutableParagraphStyle(), NSMutableParagraphStyle())
      (first.minimumLineHeight, second.minimumLineHeight) = (40, 90)
      let text = NSMutableAttributedString(attributedString: text("a", [.paragraphStyle: first]))
      text.append(Self.text("b", [.paragraphStyle: second]))
      #expect(text.size().height == 40)
    }
    rows.row("an attachment has its image's size", .apple("uikit/nstextattachment/image")) {
      let attachment = NSTextAttachment()
      attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
      #expect(NSAttributedString(attachment: attachment).size().width == 30)
    }
    rows.row(
      "an attachment has its given bounds", .apple("uikit/nstextattachment/bounds")
    ) {
      let attachment = NSTextAttachment()
      attachment.image = UIGraphicsImageRenderer(size: CGSize(width: 30, height: 40)).image { _ in }
      attachment.bounds = CGRect(x: 0, y: 0, width: 12, height: 12)
      #expect(NSAttributedString(attachment: attachment).size().width == 12)
    }
    rows.row(
      "bounding rectangles wrap only with usesLineFragmentOrigin",
      .apple("uikit/nsstringdrawingoptions/useslinefragmentorigin")
    ) {
      let text = text("words that wrap", size: 10)
      let size = CGSize(width: 30, height: 1000)
      let plain = text.boundingRect(with: size, options: [], context: nil)
      let wrapped = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
      #expect(plain.height < 13 && wrapped.height > 30)
    }
    rows.row(
      "usesFontLeading includes the leading of a text style",
      .apple("uikit/nsstringdrawingoptions/usesfontleading")
    ) {
      let text = text("a\nb", [.font: UIFont.preferredFont(forTextStyle: .body)])
      let size = CGSize(width: 100, height: 1000)
      let spaced = text.boundingRect(
        with: size, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
      #expect(abs(spaced.height - 42.287) < 0.01)
    }
    rows.row(
      "without usesFontLeading lines are as far apart as the font is high",
      .apple("uikit/nsstringdrawingoptions/usesfontleading")
    ) {
      let text = text("a\nb", [.font: UIFont.preferredFont(forTextStyle: .body)])
      let size = CGSize(width: 100, height: 1000)
      let plain = text.boundingRect(with: size, options: .usesLineFragmentOrigin, context: nil)
      #expect(abs(plain.height - 40.574) < 0.01)
    }
  }

  private static func drawing(_ rows: inout Behaviours) {
    rows.row("text is black without a colour", .apple(keys + "foregroundcolor")) {
      let drawn = pixels(text("H", size: 40))
      let black = (0..<60).contains { y in
        (0..<80).contains { drawn[$0, y] == [0, 0, 0, 255] }
      }
      #expect(black)
    }
    rows.row("text has its foreground colour", .apple(keys + "foregroundcolor")) {
      #expect(ink(text("H", [.foregroundColor: UIColor.red], size: 40), 0) > 50)
    }
    rows.row("a background colour is behind the text", .apple(keys + "backgroundcolor")) {
      #expect(ink(text(" .", [.backgroundColor: UIColor.green], size: 40), 1) > 200)
    }
    rows.row("an underline is below the letters", .apple(keys + "underlinestyle")) {
      let plain = ink(text("H", size: 40))
      let lined = ink(text("H", [.underlineStyle: NSUnderlineStyle.thick.rawValue], size: 40))
      #expect(lined > plain + 20)
    }
    rows.row("a line struck through crosses the letters", .apple(keys + "strikethroughstyle")) {
      let look: [NSAttributedString.Key: Any] = [
        .strikethroughStyle: NSUnderlineStyle.thick.rawValue, .strikethroughColor: UIColor.red,
      ]
      #expect(ink(text("H", look, size: 40), 0) > 20)
    }
    rows.row("a positive stroke width leaves letters hollow", .apple(keys + "strokewidth")) {
      let hollow = ink(text("I", [.strokeWidth: 3.0, .font: UIFont.boldSystemFont(ofSize: 50)]))
      let full = ink(text("I", [.font: UIFont.boldSystemFont(ofSize: 50)]))
      #expect(hollow > 0 && hollow < full * 3 / 4)
    }
    rows.row("a negative stroke width fills letters as well", .apple(keys + "strokewidth")) {
      let both = ink(text("I", [.strokeWidth: -10.0, .font: UIFont.boldSystemFont(ofSize: 50)]))
      let full = ink(text("I", [.font: UIFont.boldSystemFont(ofSize: 50)]))
      #expect(both > full)
    }
    rows.row("strokes have the stroke colour", .apple(keys + "strokecolor")) {
      let look: [NSAttributedString.Key: Any] = [.strokeWidth: -8.0, .strokeColor: UIColor.red]
      #expect(ink(text("I", look, size: 50), 0) > 40)
      #expect(ink(text("I", [.strokeWidth: -8.0], size: 50), 0) == 0)
    }
    rows.row("a stroke of width 0 has no effect", .apple(keys + "strokewidth")) {
      #expect(ink(text("I", [.strokeWidth: 0])) == ink(text("I")))
    }
    rows.row("a shadow is drawn beside the letters", .apple(keys + "shadow")) {
      let shadow = NSShadow()
      shadow.shadowOffset = CGSize(width: 20, height: 0)
      shadow.shadowColor = UIColor.red
      #expect(ink(text("I", [.shadow: shadow], size: 40), 0) > 20)
    }
    rows.row(
      "drawing in a rectangle begins at its top", .apple("foundation/nsattributedstring/draw(in:)")
    ) {
      let drawn = pixels(text("█", size: 20))
      #expect((0..<24).contains { drawn[4, $0][3] > 127 })
      #expect(!(40..<60).contains { drawn[4, $0][3] > 127 })
    }
  }
}
