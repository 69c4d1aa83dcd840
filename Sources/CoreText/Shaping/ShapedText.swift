import BoundedCaches

/// The shaped paragraphs of a text, shared by its layouts. Used under `TextLock`.
///
/// A label is measured without a width and with one, then laid out for drawing. Shaping each time
/// took an eighth of an assertion's check in a debug build. Paragraphs depend on the text and the
/// fonts only. ShapedTextTests compare them with those of a new `Shaper`.
final class ShapedText: @unchecked Sendable {
  private var paragraphs: [ShapedParagraph] = []
  private let key: Key
  /// Whether the text is in the cache or is too long for it.
  private var isCached: Bool

  private struct Key: Hashable {
    let text: StyledText
    let fonts: Int

    func hash(into hasher: inout Hasher) {
      hasher.combine(text.string)
      hasher.combine(text.runs.first?.attributes.font)
    }
  }

  private static let cache = BoundedCache<Key, ShapedText>(bytes: 4 << 20, count: 512)
  /// The length above which texts are not cached, in UTF-8 bytes: their lines discard what they no
  /// longer need.
  private static let longest = 2048
  /// The memory of a shaped character, in bytes.
  private static let bytesPerUnit =
    MemoryLayout<ShapedParagraph.Atom>.stride + MemoryLayout<ShapedParagraph.Glyph>.stride

  private init(_ key: Key, isCached: Bool) { (self.key, self.isCached) = (key, isCached) }

  /// Returns a text's paragraphs as far as they have been shaped.
  static func of(_ text: StyledText) -> ShapedText {
    let key = Key(text: text, fonts: FontLibrary.generation)
    guard text.string.utf8.count <= longest else { return ShapedText(key, isCached: true) }
    return cache.value(for: key) ?? ShapedText(key, isCached: false)
  }

  /// Returns a paragraph by its number; shapes it if all before it have been requested.
  func paragraph(_ number: Int, shape: () -> ShapedParagraph) -> ShapedParagraph {
    if number < paragraphs.count { return paragraphs[number] }
    let paragraph = shape()
    paragraphs.append(paragraph)
    return paragraph
  }

  /// Caches the paragraphs for later layouts. Those with font problems are not cached, so later
  /// sessions report the problems, too.
  func keep() {
    guard !isCached, FontProblems.current.all.isEmpty else { return }
    isCached = true
    Self.cache.keep(
      self, for: key,
      bytes: key.text.string.utf8.count * Self.bytesPerUnit + MemoryLayout<Key>.stride)
  }

  static func removeAll() { cache.removeAll() }
}
