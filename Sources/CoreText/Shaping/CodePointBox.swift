/// The box drawn for a character that no font has: a frame with the code point in two rows of small
/// hexadecimal digits, as in browsers on Linux.
///
/// Lengths are ems of the text, y up. Called under `TextLock`.
struct CodePointBox {
  private let file: FontFile
  private let digits: [UInt32]
  /// The font size, in points.
  private let size: Double

  /// The character for the frame.
  private static let square: UInt32 = 0x25A1
  /// The size of the digits.
  private static let digitSize = 0.42
  /// The distance between the rows' baselines, and the middle of the frame.
  private static let (pitch, middle) = (0.4, 0.35)
  /// The height of the frame, the padding inside it and the margin outside.
  private static let (height, padding, margin) = (0.92, 0.07, 0.05)

  /// Creates a box; nil if the monospaced font lacks the frame or a digit.
  init?(font: TextFont) {
    guard let face = FontLibrary.collection.monospaced.face(weight: 400, isItalic: false),
      let file = FontLibrary.file(for: face), file.covers(Self.square)
    else { return nil }
    self.file = file
    digits = "0123456789ABCDEF".unicodeScalars.map { file.glyph(for: $0.value) }
    size = Double(font.size)
    if digits.contains(0) { return nil }
  }

  /// Returns a code point as four or six digits.
  static func code(of scalar: UInt32) -> String {
    let text = String(scalar, radix: 16, uppercase: true)
    return String(repeating: "0", count: (text.count > 4 ? 6 : 4) - text.count) + text
  }

  /// Appends an atom for the frame and one with zero advance for the digits.
  func append(
    _ scalar: UInt32, at offset: Int, attributes: Int, level: UInt8, mayBegin: Bool,
    to result: ShapedParagraph
  ) {
    let code = Self.code(of: scalar)
    let columns = code.count / 2
    let frame = file.glyph(for: Self.square)
    let ink = file.ink(of: frame)
    let step = file.ink(of: digits[0]).advance * Self.digitSize
    let text = step * Double(columns)
    let scale = max(Self.height / ink.height, (text + 2 * Self.padding) / ink.width)
    let advance = ink.width * scale + 2 * Self.margin
    let newGlyph = ShapedParagraph.Glyph(
      glyph: frame, advance: advance * size, dx: (Self.margin - ink.left * scale) * size,
      dy: (Self.middle - (ink.top - ink.height / 2) * scale) * size)
    add([newGlyph], scale, at: offset, attributes, level, mayBegin, to: result)
    // In right-to-left text atoms are reversed: the digits precede their frame.
    let left = (level & 1 == 1 ? 0 : -advance) + (advance - text) / 2
    let glyphs = code.compactMap(\.hexDigitValue).enumerated().map { index, digit in
      ShapedParagraph.Glyph(
        glyph: digits[digit], advance: 0, dx: (left + step * Double(index % columns)) * size,
        dy: index < columns ? Self.pitch * size : 0)
    }
    add(glyphs, Self.digitSize, at: offset, attributes, level, false, to: result)
  }

  private func add(
    _ glyphs: [ShapedParagraph.Glyph], _ scale: Double, at offset: Int, _ attributes: Int,
    _ level: UInt8, _ mayBegin: Bool, to result: ShapedParagraph
  ) {
    let first = result.glyphEnd
    for glyph in glyphs { result.append(glyph) }
    result.append(
      ShapedParagraph.Run(attributes: attributes, file: file, level: level, glyphScale: scale))
    result.append(
      ShapedParagraph.Atom(
        start: offset, firstGlyph: first, endGlyph: result.glyphEnd,
        advance: glyphs.reduce(0) { $0 + $1.advance }, run: result.runs.count - 1,
        mayBegin: mayBegin, isWhite: false, isTab: false))
  }
}
