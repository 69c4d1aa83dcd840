import CPango

/// The words of a long text, each shaped once however often it occurs. Used under `TextLock`.
///
/// A label of ten megabytes took 3.4 seconds to measure, 2.3 of them in HarfBuzz, which takes some
/// 230 nanoseconds a character; a text that long repeats its words.
final class ShapedWords {
  /// All that a word's glyphs depend on, in one text.
  struct Key: Hashable {
    var scalars: ArraySlice<UInt32>
    let attributes: Int
    let file: Int
    let script: hb_script_t

    func hash(into hasher: inout Hasher) {
      scalars.withUnsafeBytes { hasher.combine(bytes: $0) }
      hasher.combine(attributes)
    }

    static func == (one: Self, other: Self) -> Bool {
      one.attributes == other.attributes && one.file == other.file && one.script == other.script
        && one.scalars.count == other.scalars.count
        && one.scalars.withUnsafeBytes { bytes in
          other.scalars.withUnsafeBytes { bytes.elementsEqual($0) }
        }
    }
  }

  /// Glyphs in visual order, and the place in the word of the first scalar of each one's cluster.
  struct Word {
    let glyphs: [ShapedParagraph.Glyph]
    let clusters: [UInt32]

    init(
      _ buffer: OpaquePointer,
      _ glyph: (hb_glyph_info_t, hb_glyph_position_t) -> ShapedParagraph.Glyph
    ) {
      var count: UInt32 = 0
      guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
        let positions = hb_buffer_get_glyph_positions(buffer, &count)
      else {
        (glyphs, clusters) = ([], [])
        return
      }
      glyphs = (0..<Int(count)).map { glyph(infos[$0], positions[$0]) }
      clusters = (0..<Int(count)).map { infos[$0].cluster }
    }
  }

  private var cache: [Key: Word] = [:]
  private var glyphs = 0
  private var (found, missed) = (0, 0)
  /// Of 40 bytes each, with what the dictionary adds.
  private static let mostGlyphs = 1 << 18

  /// Whether words occur again often enough: one at a time, they take longer than many at once.
  var areOfUse: Bool { missed < 1 << 11 || found > missed }

  /// Returns a word that is kept.
  func word(for key: Key) -> Word? {
    let word = cache[key]
    if word == nil { missed += 1 } else { found += 1 }
    return word
  }

  /// Keeps a word; too many others are forgotten, so that a text of new words takes little memory.
  func keep(_ word: Word, for key: Key) {
    glyphs += word.glyphs.count
    if glyphs > Self.mostGlyphs {
      cache.removeAll(keepingCapacity: true)
      glyphs = word.glyphs.count
    }
    cache[key] = word
  }
}

extension ParagraphAnalysis {
  /// Cuts a range after spaces, where a user-perceived character begins.
  func words(in range: Range<Int>) -> some Sequence<Range<Int>> {
    sequence(state: range.lowerBound) { start in
      guard start < range.upperBound else { return nil }
      var end = start + 1
      while end < range.upperBound,
        scalars[end - 1] != 0x20 || scalars[end] == 0x20 || !flags[end].contains(.grapheme)
      { end += 1 }
      defer { start = end }
      return start..<end
    }
  }
}
