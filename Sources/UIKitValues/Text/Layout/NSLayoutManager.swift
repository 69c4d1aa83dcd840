/// Lays out a text in a sequence of containers, and returns the positions of its characters.
///
/// A glyph is a UTF-16 unit here: glyph ranges equal character ranges. Rectangles are in points of
/// their container. Source: Apple, NSLayoutManager.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { layoutDidEnd() } }
  /// The containers of the text, in layout order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether line distances are those of text styles. Default true.
  open var usesFontLeading = true { didSet { layoutDidEnd() } }

  private var laidOut: (edits: Int, parts: [ContainedText])?

  /// Creates a layout manager without text.
  public override init() { super.init() }

  /// Appends a container.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Inserts a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    layoutDidEnd()
  }

  /// Removes a container.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    layoutDidEnd()
  }

  // MARK: Layout

  /// Discards the layout.
  final func layoutDidEnd() { laidOut = nil }

  /// Discards the whole layout, whatever the range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    layoutDidEnd()
    actualCharRange?.pointee = charRange
  }

  /// Lays out a container's text immediately.
  open func ensureLayout(for container: NSTextContainer) { _ = parts }

  /// Lays out text immediately.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = parts }

  /// The text of each container.
  final var parts: [ContainedText] {
    guard let textStorage else { return [] }
    if let laidOut, laidOut.edits == textStorage.edits { return laidOut.parts }
    var parts: [ContainedText] = []
    for container in textContainers {
      let start = parts.last?.range.upperBound ?? 0
      guard start < textStorage.length || parts.isEmpty else { break }
      parts.append(
        ContainedText(
          textStorage, from: start, in: container, usesFontLeading: usesFontLeading))
    }
    laidOut = (textStorage.edits, parts)
    return parts
  }

  final func part(in container: NSTextContainer) -> ContainedText? {
    parts.first { $0.container === container }
  }

  /// Returns the part and the line of a character; the last line for the end of the text.
  final func position(of character: Int) -> (part: ContainedText, line: Int)? {
    for part in parts {
      if part.range.contains(character), let line = part.line(of: character) { return (part, line) }
    }
    return parts.last.flatMap { part in part.line(of: character).map { (part, $0) } }
  }
}

// Unsupported: NSLayoutManager · works · It measures and draws, and has no delegate. Glyphs cannot
//   be changed; a glyph is a UTF-16 unit. · test: LayoutManagerTests
// Unsupported: NSLayoutManager: overrides · absent · `drawGlyphs(forGlyphRange:at:)` and
//   `drawBackground(forGlyphRange:at:)` cannot be overridden, and text views do not call them.
// Unsupported: NSLayoutManager: directions · drawn · Characters of lines in two directions, or
//   justified, are placed as if lines had one direction and no stretching. · test:
//   LayoutManagerTests
// Unsupported: NSLayoutManager.glyphRange(for:) · works · It ends with what is shown of a truncated
//   text. · uncertain · test: LayoutManagerTests
