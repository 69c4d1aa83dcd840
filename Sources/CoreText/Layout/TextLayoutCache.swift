import BoundedCaches

/// Laid-out texts, kept while nothing about them changes. May be used from any thread.
///
/// Asking costs O(text + attribute runs), whether the layout is kept or not.
///
/// The key is everything a layout depends on: text, attributes, options, fonts. Bounded.
package final class TextLayoutCache: Sendable {
  package static let shared = TextLayoutCache()

  private struct Key: Hashable {
    var text: StyledText
    var options: TextLayoutOptions
    var fonts: Int

    /// Texts alike in words, width, font and colour seldom differ in anything else, which takes
    /// longer to hash than to compare. Font and colour are needed: one text in a thousand colours
    /// would otherwise be compared with all of them.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.string)
      hasher.combine(options.width)
      hasher.combine(text.runs.first?.attributes.font)
      hasher.combine(text.runs.first?.attributes.color)
    }
  }

  private let kept: BoundedCache<Key, TextLayout>

  /// An empty cache of so many layouts, and of so many bytes of them, their texts and attributes
  /// together.
  package init(maximumCount: Int = 2048, maximumBytes: Int = 32 << 20) {
    kept = BoundedCache(bytes: maximumBytes, count: maximumCount)
  }

  /// The layout of a text: a kept one, or a new one that is kept from now on.
  package func layout(_ text: StyledText, options: TextLayoutOptions) -> TextLayout {
    let key = Key(text: text, options: options, fonts: FontLibrary.generation)
    if let known = kept.value(for: key) {
      SystemFontUse.note(known.systemFonts)
      return known
    }
    let layout = TextLayout(text, options: options)
    // The next session is to meet its problems, too.
    if FontProblems.current.all.isEmpty {
      kept.keep(layout, for: key, bytes: layout.byteCount + text.byteCount)
    }
    return layout
  }

  package func removeAll() { kept.removeAll() }

  /// How often a kept layout was handed out.
  package var hits: Int { kept.hits }
  /// How often a text had to be laid out.
  package var misses: Int { kept.misses }
  package var count: Int { kept.count }
  /// What is kept now, in bytes.
  package var byteCount: Int { kept.bytes }
}

extension TextLayout {
  /// The memory that its lines take. O(runs).
  fileprivate var byteCount: Int {
    lines.reduce(lines.count * MemoryLayout<TextLine>.stride) { sum, line in
      line.runs.reduce(sum + line.shown.count * MemoryLayout<ShownText>.stride) {
        $0 + MemoryLayout<GlyphRun>.stride
          + $1.glyphs.count * MemoryLayout<PositionedGlyph>.stride
      }
    }
  }
}

extension StyledText {
  /// The memory that its string and its runs take. Linear in a string that is not UTF-8.
  fileprivate var byteCount: Int {
    string.utf8.count + runs.count * MemoryLayout<Run>.stride
  }
}
