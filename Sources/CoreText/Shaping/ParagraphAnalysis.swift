import CPango

/// The Unicode properties of a paragraph: its break opportunities and its directions.
struct ParagraphAnalysis {
  struct Flags: OptionSet {
    let rawValue: UInt8
    /// A line may begin here.
    static let lineBreak = Flags(rawValue: 1)
    /// A grapheme cluster begins here.
    static let grapheme = Flags(rawValue: 2)

    // `contains` is generic, and slow without optimization.
    var mayBeginLine: Bool { rawValue & 1 != 0 }
    var beginsCharacter: Bool { rawValue & 2 != 0 }
  }

  /// The scalars. Control characters are replaced with an invisible one, so NUL and others neither
  /// end the text nor draw boxes.
  let scalars: [UInt32]
  private(set) var flags: [Flags]
  /// The embedding level of each scalar; empty if all are 0. Odd levels are right to left.
  private let levels: [UInt8]
  let baseLevel: UInt8

  /// Analyses a paragraph.
  ///
  /// - Parameter clean: the scalars in shaped form.
  init(_ clean: [UInt32], direction: TextParagraphStyle.Direction) {
    scalars = clean
    let mixes = direction == .rightToLeft || clean.contains(where: Self.maySetRightToLeft)
    if !mixes, let plain = ASCIIBreakOpportunities.flags(clean) {
      flags = plain
      (levels, baseLevel) = ([], 0)
      return
    }
    let bytes = Self.text(clean)
    flags = Self.flags(bytes, count: clean.count)
    (levels, baseLevel) =
      mixes
      ? Self.levels(bytes, count: clean.count, direction: direction)
      : ([], 0)
  }

  /// Returns the shaped form of a scalar.
  static func shaped(_ scalar: UInt32) -> UInt32 {
    (scalar < 0x20 && scalar != 0x09) || (0x7F...0x9F).contains(scalar) ? 0x2060 : scalar
  }

  /// Whether the paragraph is left to right as a whole.
  var isPlain: Bool { levels.isEmpty && baseLevel == 0 }

  func level(of index: Int) -> UInt8 { levels.isEmpty ? 0 : levels[index] }

  /// Removes break opportunities between Hangul syllables.
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

  /// Returns Pango's Unicode line and character breaks, for a fixed language, independent of the
  /// locale.
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
      return ([], 0)
    }
    defer { pango.free(found) }
    let isRightToLeft = base == PANGO_DIRECTION_RTL || base == PANGO_DIRECTION_WEAK_RTL
    return (Array(UnsafeBufferPointer(start: found, count: count)), isRightToLeft ? 1 : 0)
  }

  /// Whether a scalar is in Hebrew to Arabic Extended, their presentation forms, the right-to-left
  /// planes, or is a directional mark or override.
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
