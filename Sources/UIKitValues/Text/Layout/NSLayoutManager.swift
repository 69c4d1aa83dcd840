/// Lays a text out in containers, one after the other, and says where its characters are.
///
/// A glyph is a UTF-16 unit here: what is counted in glyphs is counted in characters. Rectangles
/// are in points of their container. Source: Apple, NSLayoutManager.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { layoutDidEnd() } }
  /// Where the text is laid out, in this order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines are as far apart as their text styles ask for. Default true.
  open var usesFontLeading = true { didSet { layoutDidEnd() } }

  private var laidOut: (edits: Int, parts: [ContainedText])?

  /// A layout manager of nothing.
  public override init() { super.init() }

  /// Adds a container after the others.
  open func addTextContainer(_ container: NSTextContainer) {
    insertTextContainer(container, at: textContainers.count)
  }

  /// Adds a container.
  open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
    textContainers.insert(container, at: index)
    container.layoutManager = self
    layoutDidEnd()
  }

  /// Takes a container out.
  open func removeTextContainer(at index: Int) {
    textContainers.remove(at: index).layoutManager = nil
    layoutDidEnd()
  }

  // MARK: Layout

  /// Forgets the layout.
  final func layoutDidEnd() { laidOut = nil }

  /// Forgets the layout; all of it, whatever the range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    layoutDidEnd()
    actualCharRange?.pointee = charRange
  }

  /// Lays out a container's text now.
  open func ensureLayout(for container: NSTextContainer) { _ = parts }

  /// Lays out text now.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = parts }

  /// The text in each container.
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

  /// The part and the line that a character is on; of one at the very end, the last line's.
  final func place(of character: Int) -> (part: ContainedText, line: Int)? {
    for part in parts {
      if part.range.contains(character), let line = part.line(of: character) { return (part, line) }
    }
    return parts.last.flatMap { part in part.line(of: character).map { (part, $0) } }
  }
}

// Unsupported: NSLayoutManager · works · It measures and draws, and has no delegate. Glyphs cannot
//   be changed; a glyph is a UTF-16 unit. · test: LayoutManagerTests
// Unsupported: NSLayoutManager: directions · drawn · Characters of lines in two directions, or
//   justified, are placed as if lines had one direction and no stretching. · test:
//   LayoutManagerTests
// Unsupported: NSLayoutManager.glyphRange(for:) · works · It ends with what is shown of a truncated
//   text. · uncertain · test: LayoutManagerTests
