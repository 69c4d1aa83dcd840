import CPango

/// The Unicode properties of a paragraph: break opportunities and directions.
struct ParagraphAnalysis {
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line can begin here.
    static let lineBreak = Flags(rawValue: 1)
    /// A grapheme cluster begins here.
    static let grapheme = Flags(rawValue: 2)

    // Asked of each character. In place, as `contains` of a set of options goes through four
    // generic functions without optimisation.
    var mayBeginLine: Bool { @_transparent get { rawValue & 1 != 0 } }
    var beginsGrapheme: Bool { @_transparent get { rawValue & 2 != 0 } }
  }

  /// The scalars to shape, with control characters replaced by an invisible one, so that NUL does
  /// not end the text and no boxes are drawn.
  let scalars: [UInt32]
  private(set) var flags: [Flags]
  /// The embedding level of each scalar; odd levels are right to left.
  let levels: [UInt8]
  let baseLevel: UInt8

  init(_ source: [UInt32], direction: TextParagraphStyle.Direction) {
    let clean = Self.withoutControls(source)
    scalars = clean
    let mixes = direction == .rightToLeft || clean.contains(where: Self.maySetRightToLeft)
    if !mixes, let plain = ASCIIBreakOpportunities.flags(clean) {
      flags = plain
      (levels, baseLevel) = ([UInt8](repeating: 0, count: clean.count), 0)
      return
    }
    let bytes = Self.text(clean)
    flags = Self.flags(bytes, count: clean.count)
    (levels, baseLevel) =
      mixes
      ? Self.levels(bytes, count: clean.count, direction: direction)
      : ([UInt8](repeating: 0, count: clean.count), 0)
  }

  private static func isControl(_ scalar: UInt32) -> Bool {
    (scalar < 0x20 && scalar != 0x09) || (scalar >= 0x7F && scalar <= 0x9F)
  }

  private static func withoutControls(_ source: [UInt32]) -> [UInt32] {
    guard source.contains(where: isControl) else { return source }
    return source.map { isControl($0) ? 0x2060 : $0 }
  }

  /// Has no line begin between two syllables of Hangul.
  mutating func keepHangulWords() {
    let syllables: ClosedRange<UInt32> = 0xAC00...0xD7A3
    for index in scalars.indices.dropFirst()
    where syllables.contains(scalars[index]) && syllables.contains(scalars[index - 1]) {
      flags[index].remove(.lineBreak)
    }
  }

  /// Returns null-terminated UTF-8.
  static func text(_ scalars: [UInt32]) -> [CChar] {
    var bytes: [CChar] = []
    bytes.reserveCapacity(scalars.count + 1)
    for value in scalars {
      for unit in UTF8.encode(Unicode.Scalar(value) ?? "\u{FFFD}") ?? .init() {
        bytes.append(CChar(bitPattern: unit))
      }
    }
    bytes.append(0)
    return bytes
  }

  /// Returns Pango's line and character breaks, for a fixed language regardless of the locale.
  static func flags(_ bytes: [CChar], count: Int) -> [Flags] {
    guard count > 0 else { return [] }
    guard let pango = FontLibrary.pango else {
      return [Flags](repeating: .grapheme, count: count)
    }
    return withUnsafeTemporaryAllocation(of: PangoLogAttr.self, capacity: count + 1) { attributes in
      attributes.initialize(repeating: PangoLogAttr())
      pango.getLogAttributes(
        bytes, Int32(bytes.count - 1), -1, OpaquePointer(bitPattern: pango.english),
        attributes.baseAddress, Int32(count + 1))
      return (0..<count).map { index in
        var flags: Flags = []
        if attributes[index].is_line_break != 0 { flags.insert(.lineBreak) }
        if attributes[index].is_cursor_position != 0 { flags.insert(.grapheme) }
        return flags
      }
    }
  }

  private static func levels(
    _ bytes: [CChar], count: Int, direction: TextParagraphStyle.Direction
  ) -> ([UInt8], UInt8) {
    var base: PangoDirection =
      switch direction {
      case .natural: PANGO_DIRECTION_WEAK_LTR
      case .leftToRight: PANGO_DIRECTION_LTR
      case .rightToLeft: PANGO_DIRECTION_RTL
      }
    guard count > 0 else { return ([], direction == .rightToLeft ? 1 : 0) }
    guard let pango = FontLibrary.pango,
      let found = pango.getEmbeddingLevels(bytes, Int32(bytes.count - 1), &base)
    else {
      return ([UInt8](repeating: 0, count: count), 0)
    }
    defer { pango.free(found) }
    let isRightToLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
    return (Array(UnsafeBufferPointer(start: found, count: count)), isRightToLeft ? 1 : 0)
  }

  /// Whether a character may be right to left: Hebrew to Arabic Extended, presentation forms, the
  /// right-to-left planes, marks and overrides.
  private static func maySetRightToLeft(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x590 else { return false }
    return switch scalar {
    case 0x590...0x8FF, 0x200F, 0x202B, 0x202E, 0x2067, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
