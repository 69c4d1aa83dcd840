import CoreGraphics

@testable import CoreText

/// Creates a layout of one style, with default values for everything else.
func makeLayout(
  _ text: String, size: CGFloat = 17, weight: Int = 400, width: CGFloat? = nil,
  mode: TextParagraphStyle.LineBreak = .byWord,
  alignment: TextParagraphStyle.Alignment = .natural, lines: Int = 0, height: CGFloat? = nil,
  overflow: TextLayoutOptions.Overflow = .lastLine
) -> TextLayout {
  var attributes = TextAttributes(font: TextFont(weight: weight, size: size))
  attributes.paragraph.lineBreak = mode
  attributes.paragraph.alignment = alignment
  var options = TextLayoutOptions(width: width)
  options.maximumLines = lines
  options.maximumHeight = height
  options.overflow = overflow
  return TextLayout(StyledText(text, attributes: attributes), options: options)
}

extension TextLayout {
  /// Returns the text of each line, with ellipses.
  func shownLines(of text: String) -> [String] {
    let units = Array(text.utf16)
    return lines.map { line in
      line.visibleText.map {
        switch $0 {
        case .text(let range): String(decoding: units[range], as: UTF16.self)
        case .ellipsis: "…"
        case .hyphen: "-"
        }
      }.joined()
    }
  }

  /// Returns the alpha of each pixel after drawing on a clear bitmap, row by row.
  func coverage(
    at point: CGPoint, width: Int, height: Int, scale: CGFloat = 2,
    prepare: (CGContext) -> Void = { _ in }
  ) -> [UInt8] {
    pixels(at: point, width: width, height: height, scale: scale, prepare: prepare)
      .map { UInt8($0 >> 24) }
  }

  func pixels(
    at point: CGPoint, width: Int, height: Int, scale: CGFloat = 2,
    prepare: (CGContext) -> Void = { _ in }
  ) -> [UInt32] {
    render(width: width, height: height, scale: scale) {
      prepare($0)
      draw(in: $0, at: point)
    }
  }
}

/// Returns the pixels of a clear bitmap after drawing, row by row.
func render(
  width: Int, height: Int, scale: CGFloat = 2, draw: (CGContext) -> Void
) -> [UInt32] {
  guard let bitmap = Bitmap(width: width, height: height) else { return [] }
  draw(bitmap.makeContext(scale: scale))
  bitmap.flush()
  return Array(unsafeUninitializedCapacity: width * height) { buffer, count in
    guard let base = buffer.baseAddress else { return }
    for row in 0..<height {
      memcpy(base + row * width, bitmap.pixels + row * bitmap.bytesPerRow, width * 4)
    }
    count = width * height
  }
}

let sampleTexts = [
  "I can haz cheezburger? That wall is really something, isn't it!",
  "Supercalifragilisticexpialidocious 😹👨‍👩‍👧‍👦🇯🇵👍🏽1️⃣ kittens",
  "我能吞下玻璃而不伤身体。猫はとても可愛いです。고양이",
  "مرحبا بالعالم، هذا نص عربي with English 123 inside",
  "שלום עולם! (ארוך) ABC 456 סוף",
  "हिन्दी में कुछ शब्द क्षत्रिय श्री और त्र",
  "e\u{301}a\u{308} Z\u{337}a\u{337} a\u{200D}b \u{0} tab\there\u{AD}soft",
  "one\r\ntwo\n\nthree\u{2028}four\u{2029}five\n",
]
