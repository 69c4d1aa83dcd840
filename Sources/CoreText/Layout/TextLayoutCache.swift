/// Laid-out texts, kept while nothing about them changes. May be used from any thread.
///
/// Asking costs O(text + attribute runs), whether the layout is kept or not.
///
/// The key is everything a layout depends on: text, attributes, options, fonts. Bounded: when
/// either limit is passed the half not used for longest is dropped.
package final class TextLayoutCache: @unchecked Sendable {
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

  private struct Entry {
    var layout: TextLayout
    var bytes: Int
    var lastUse: Int
  }

  /// The most layouts kept, and the most bytes of them, their texts and attributes together.
  package let maximumCount: Int
  package let maximumBytes: Int

  private let lock = NSLock()
  private var entries: [Key: Entry] = [:]
  private var bytes = 0
  private var clock = 0
  private var hitCount = 0
  private var missCount = 0

  package init(maximumCount: Int = 2048, maximumBytes: Int = 32 << 20) {
    self.maximumCount = maximumCount
    self.maximumBytes = maximumBytes
  }

  /// The layout of a text: a kept one, or a new one that is kept from now on.
  package func layout(_ text: StyledText, options: TextLayoutOptions) -> TextLayout {
    let key = Key(text: text, options: options, fonts: FontLibrary.generation)
    lock.lock()
    clock += 1
    // Found once: finding hashes the whole text.
    if let index = entries.index(forKey: key) {
      entries.values[index].lastUse = clock
      hitCount += 1
      let layout = entries.values[index].layout
      lock.unlock()
      return layout
    }
    missCount += 1
    lock.unlock()
    let layout = TextLayout(text, options: options)
    // The next session is to meet its problems, too.
    if FontProblems.current.all.isEmpty { keep(layout, key: key) }
    return layout
  }

  private func keep(_ layout: TextLayout, key: Key) {
    let size = layout.byteCount + key.text.byteCount + MemoryLayout<(Key, Entry)>.stride
    guard size <= maximumBytes / 4 else { return }
    lock.lock()
    defer { lock.unlock() }
    let entry = Entry(layout: layout, bytes: size, lastUse: clock)
    bytes += size - (entries.updateValue(entry, forKey: key)?.bytes ?? 0)
    while entries.count > maximumCount || bytes > maximumBytes { dropOlderHalf() }
  }

  /// Forgets all where every entry was last used at the same time.
  private func dropOlderHalf() {
    let uses = entries.values.map(\.lastUse).sorted()
    let median = uses[uses.count / 2]
    let kept = entries.filter { $0.value.lastUse >= median }
    entries = kept.count < entries.count ? kept : [:]
    bytes = entries.values.reduce(0) { $0 + $1.bytes }
  }

  package func removeAll() {
    lock.lock()
    defer { lock.unlock() }
    entries.removeAll()
    bytes = 0
  }

  /// How often a kept layout was handed out.
  package var hits: Int { counter(\.hitCount) }
  /// How often a text had to be laid out.
  package var misses: Int { counter(\.missCount) }
  package var count: Int { counter(\.entries.count) }
  /// What is kept now, in bytes.
  package var byteCount: Int { counter(\.bytes) }

  private func counter(_ path: KeyPath<TextLayoutCache, Int>) -> Int {
    lock.lock()
    defer { lock.unlock() }
    return self[keyPath: path]
  }
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
