import Testing
import UIKit

/// Tests text, at one pixel per point. The rectangle of the text is grey.
@MainActor
@Suite struct TextGoldens {
  private let golden = Golden(group: "Text")
  private static let sentence = "Nine lives, one sofa, and no plans for today."

  private func draw(
    _ name: String, _ text: String, height: CGFloat = 60, alignment: NSTextAlignment = .natural,
    mode: NSLineBreakMode = .byWordWrapping, spacing: CGFloat = 0
  ) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = alignment
    paragraph.lineBreakMode = mode
    paragraph.lineSpacing = spacing
    let size = CGSize(width: 120, height: height)
    let frame = CGRect(origin: .zero, size: size).insetBy(dx: 4, dy: 4)
    golden.drawing(name, size: size, scale: 1) { context in
      context.setFillColor(gray: 0.92, alpha: 1)
      context.fill(frame)
      text.draw(
        in: frame,
        withAttributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: paragraph])
    }
  }

  private func label(
    _ name: String, height: CGFloat, mode: NSLineBreakMode = .byTruncatingTail, lines: Int = 1
  ) {
    golden.views(name, size: CGSize(width: 120, height: height), scale: 1) { root in
      let label = UILabel(frame: root.bounds.insetBy(dx: 4, dy: 4))
      label.backgroundColor = UIColor(white: 0.92, alpha: 1)
      label.font = .systemFont(ofSize: 14)
      label.numberOfLines = lines
      label.lineBreakMode = mode
      label.text = Self.sentence
      root.addSubview(label)
    }
  }

  /// The text is ragged at the right, at the left, or at both edges; or straight at both except for
  /// the last line.
  @Test(arguments: [
    ("alignment-left", NSTextAlignment.left), ("alignment-right", .right),
    ("alignment-center", .center), ("alignment-justified", .justified),
  ])
  func alignment(_ name: String, _ alignment: NSTextAlignment) {
    draw(name, Self.sentence, alignment: alignment)
  }

  /// Lines break between words, or anywhere.
  @Test(arguments: [
    ("wrap-words", NSLineBreakMode.byWordWrapping), ("wrap-characters", .byCharWrapping),
  ])
  func wrapping(_ name: String, _ mode: NSLineBreakMode) {
    draw(name, Self.sentence, mode: mode)
  }

  /// A word longer than the line is broken inside.
  @Test func wrapLongWord() {
    draw("wrap-long-word", "Mittagsschlafunterbrechungsbeschwerde filed")
  }

  /// One line is cut off at the edge, or has an ellipsis at the start, in the middle, or at the
  /// end.
  @Test(arguments: [
    ("clip", NSLineBreakMode.byClipping), ("truncate-head", .byTruncatingHead),
    ("truncate-middle", .byTruncatingMiddle), ("truncate-tail", .byTruncatingTail),
  ])
  func truncation(_ name: String, _ mode: NSLineBreakMode) {
    label(name, height: 28, mode: mode)
  }

  /// Two lines are in the middle of the label's height; the second ends in an ellipsis.
  @Test func truncateSecondLine() { label("truncate-second-line", height: 60, lines: 2) }

  /// Emoji are in colour, on the line with the letters; the black cat, the family and the flag are
  /// one glyph each (families are black shapes in Noto Color Emoji since 2023).
  @Test func emoji() {
    draw("emoji", "Cat 😹 black 🐈‍⬛ family 👨‍👩‍👧 flag 🇯🇵 thumb 👍🏽", height: 76)
  }

  /// Letters are joined, from right to left, aligned at the right by default, with the full stop at
  /// the left.
  @Test func arabic() { draw("arabic", "القيلولة ليست كسلاً، إنها مهنة.") }

  /// The text runs from right to left; the Latin word and the number in it run from left to right.
  @Test func hebrew() { draw("hebrew", "החתול Simba ישן 16 שעות ביום.") }

  /// Lines break between characters, but none begins with a full stop.
  @Test func japanese() { draw("japanese", "お昼寝は仕事です。邪魔しないでください。") }

  /// There are conjuncts, and vowel signs before and above their consonants.
  @Test func devanagari() { draw("devanagari", "धूप मेरी है। बिल्ली की किताब।") }

  /// The weights are ultralight to black, each a little heavier than the one above.
  @Test func weights() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    golden.drawing("weights", size: CGSize(width: 110, height: 120), scale: 1) { _ in
      for (index, weight) in weights.enumerated() {
        "Purring 123".draw(
          at: CGPoint(x: 4, y: 2 + CGFloat(index) * 13),
          withAttributes: [.font: UIFont.systemFont(ofSize: 11, weight: weight)])
      }
    }
  }

  /// The faces are upright, slanted, monospaced, and with monospaced digits (two lines of equal
  /// length).
  @Test func faces() {
    let digits = UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    let lines: [(String, UIFont)] = [
      ("Whiskers 117", .systemFont(ofSize: 13)), ("Whiskers 117", .italicSystemFont(ofSize: 13)),
      ("Whiskers 117", .monospacedSystemFont(ofSize: 13, weight: .regular)),
      ("Whiskers 117", digits), ("Whiskers 888", digits),
    ]
    golden.drawing("faces", size: CGSize(width: 120, height: 98), scale: 1) { _ in
      for (index, (text, font)) in lines.enumerated() {
        text.draw(
          at: CGPoint(x: 4, y: 2 + CGFloat(index) * 19), withAttributes: [.font: font])
      }
    }
  }

  /// There are eight additional points between the lines.
  @Test func lineSpacing() { draw("line-spacing", "One line above another line", spacing: 8) }

  /// There are a line under the text, a line through it, blue on yellow, and wide tracking.
  @Test func decorations() {
    let text = NSMutableAttributedString(string: "under through ground wide")
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 15), range: NSRange(location: 0, length: text.length))
    let parts: [(String, [NSAttributedString.Key: Any])] = [
      ("under", [.underlineStyle: NSUnderlineStyle.single.rawValue]),
      ("through", [.strikethroughStyle: NSUnderlineStyle.single.rawValue]),
      ("ground", [.backgroundColor: UIColor.yellow, .foregroundColor: UIColor.blue]),
      ("wide", [.kern: 4]),
    ]
    for (word, attributes) in parts {
      text.addAttributes(attributes, range: NSString(string: text.string).range(of: word))
    }
    golden.drawing("decorations", size: CGSize(width: 120, height: 46), scale: 1) { _ in
      text.draw(in: CGRect(x: 4, y: 4, width: 112, height: 38))
    }
  }

  /// Squares are among the words: on the baseline, lowered by 4, and a blue shape in blue text; the
  /// tall one makes its line higher.
  @Test func attachments() {
    func square(_ bounds: CGRect, _ mode: UIImage.RenderingMode = .alwaysOriginal)
      -> NSAttributedString
    {
      let image = UIGraphicsImageRenderer(size: CGSize(width: 12, height: 12)).image { context in
        UIColor.orange.setFill()
        context.fill(CGRect(x: 0, y: 0, width: 12, height: 12))
        context.cgContext.clear(CGRect(x: 3, y: 3, width: 6, height: 6))
      }
      let attachment = NSTextAttachment(image: image.withRenderingMode(mode))
      attachment.bounds = bounds
      return NSAttributedString(attachment: attachment)
    }
    let text = NSMutableAttributedString(string: "on ")
    text.append(square(.zero))
    text.append(NSAttributedString(string: " low "))
    text.append(square(CGRect(x: 0, y: -4, width: 12, height: 12)))
    text.append(NSAttributedString(string: " tall "))
    text.append(square(CGRect(x: 0, y: 0, width: 12, height: 30)))
    let start = text.length
    text.append(NSAttributedString(string: " tinted "))
    text.append(square(.zero, .alwaysTemplate))
    text.addAttribute(
      .foregroundColor, value: UIColor.blue,
      range: NSRange(location: start, length: text.length - start))
    golden.views("attachments", size: CGSize(width: 120, height: 76), scale: 1) { root in
      let label = UILabel(frame: root.bounds.insetBy(dx: 4, dy: 4))
      label.backgroundColor = UIColor(white: 0.92, alpha: 1)
      label.font = .systemFont(ofSize: 14)
      label.numberOfLines = 0
      label.attributedText = text
      root.addSubview(label)
    }
  }

  /// From the top: one line, a thick one, two lines; dots, dashes, dashes and dots, and dashes with
  /// two dots; a red line under words only; dots through the text.
  @Test func lineStyles() {
    let styles: [NSUnderlineStyle] = [
      .single, .thick, .double, [.thick, .patternDot], [.single, .patternDash],
      [.single, .patternDashDot], [.thick, .patternDashDotDot], [.single, .byWord],
    ]
    golden.drawing("line-styles", size: CGSize(width: 120, height: 200), scale: 1) { _ in
      for (index, style) in styles.enumerated() {
        var attributes: [NSAttributedString.Key: Any] = [
          .font: UIFont.systemFont(ofSize: 15), .underlineStyle: style.rawValue,
        ]
        if style.contains(.byWord) { attributes[.underlineColor] = UIColor.red }
        "two small words".draw(
          at: CGPoint(x: 4, y: 2 + CGFloat(index) * 22), withAttributes: attributes)
      }
      "two small words".draw(
        at: CGPoint(x: 4, y: 178),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 15),
          .strikethroughStyle: NSUnderlineStyle([.single, .patternDot]).rawValue,
        ])
    }
  }

  /// The same text is justified: the left column has whole words with wide gaps; in the right one
  /// words are hyphenated, and gaps are narrower.
  @Test func hyphenation() {
    let text = "Extraordinary typography distributes considerable whitespace evenly."
    golden.views("hyphenation", size: CGSize(width: 236, height: 130), scale: 1) { root in
      for (index, factor) in [Float(0), 1].enumerated() {
        let style = NSMutableParagraphStyle()
        (style.alignment, style.hyphenationFactor) = (.justified, factor)
        let label = UILabel(frame: CGRect(x: 4 + 116 * index, y: 4, width: 112, height: 122))
        label.backgroundColor = UIColor(white: 0.92, alpha: 1)
        label.numberOfLines = 0
        label.attributedText = NSAttributedString(
          string: text, attributes: [.font: UIFont.systemFont(ofSize: 14), .paragraphStyle: style])
        root.addSubview(label)
      }
    }
  }

  /// The words break at soft hyphens, with a hyphen at the end of the line; the link is blue and
  /// underlined.
  @Test func softHyphensAndLinks() {
    let text = NSMutableAttributedString(
      string: "Mit\u{AD}tags\u{AD}schlaf\u{AD}unter\u{AD}bre\u{AD}chung: see here")
    text.addAttribute(
      .link, value: "https://example.org",
      range: NSString(string: text.string).range(of: "see here"))
    golden.views("soft-hyphens-and-links", size: CGSize(width: 120, height: 76), scale: 1) { root in
      let label = UILabel(frame: root.bounds.insetBy(dx: 4, dy: 4))
      label.backgroundColor = UIColor(white: 0.92, alpha: 1)
      label.font = .systemFont(ofSize: 16)
      label.numberOfLines = 0
      label.attributedText = text
      root.addSubview(label)
    }
  }
}
