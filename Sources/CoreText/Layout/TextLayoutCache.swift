import BoundedCaches

/// A cache of text layouts. Thread-safe.
///
/// A look-up takes O(text + attribute runs).
///
/// Keys contain all that a layout depends on: text, attributes, options and fonts. Bounded.
package final class TextLayoutCache: Sendable {
  package static let shared = TextLayoutCache()

  private struct Key: Hashable {
    var text: StyledText
    var options: TextLayoutOptions
    var fonts: Int

    /// Hashes only the text, the width, the first font and the first colour: texts rarely differ in
    /// anything else, which takes longer to hash than to compare. Without font and colour, one text
    /// in a thousand colours would have a single hash.
    func hash(into hasher: inout Hasher) {
      hasher.combine(text.string)
      hasher.combine(options.width)
      hasher.combine(text.runs.first?.attributes.font)
      hasher.combine(text.runs.first?.attributes.color)
    }
  }

  private let cache: BoundedCache<Key, TextLayout>

  /// Creates a cache with a maximum number of layouts and a maximum size in bytes, including texts
  /// and attributes.
  package init(maximumCount: Int = 2048, maximumBytes: Int = 32 << 20) {
    cache = BoundedCache(bytes: maximumBytes, count: maximumCount)
  }

  /// Returns a cached or new layout of a text.
  package func layout(_ text: StyledText, options: TextLayoutOptions) -> TextLayout {
    let key = Key(text: text, options: options, fonts: FontLibrary.generation)
    if let known = cache.value(for: key) {
      SystemFontUse.note(known.systemFonts)
      return known
    }
    let layout = TextLayout(text, options: options)
    // Layouts with problems are not cached, so that later sessions report them, too.
    if FontProblems.current.all.isEmpty {
      cache.keep(layout, for: key, bytes: layout.byteCount + text.byteCount)
    }
    return layout
  }

  package func removeAll() { cache.removeAll() }

  /// The number of look-ups that found a layout.
  package var hits: Int { cache.hits }
  /// The number of look-ups that laid out a text.
  package var misses: Int { cache.misses }
  package var count: Int { cache.count }
  /// The current size of the cache, in bytes.
  package var byteCount: Int { cache.bytes }
}

extension TextLayout {
  /// The size of the lines, in bytes. O(runs).
  fileprivate var byteCount: Int {
    lines.reduce(lines.count * MemoryLayout<TextLine>.stride) { sum, line in
      line.runs.reduce(sum + line.visibleText.count * MemoryLayout<VisibleText>.stride) {
        $0 + MemoryLayout<GlyphRun>.stride
          + $1.glyphs.count * MemoryLayout<PositionedGlyph>.stride
      }
    }
  }
}

extension StyledText {
  /// The size of the string and its runs, in bytes. Linear in a string that is not UTF-8.
  fileprivate var byteCount: Int {
    string.utf8.count + runs.count * MemoryLayout<Run>.stride
  }
}
