/// The positions of a text's characters, in points of its view.
@MainActor
package struct TextInputGeometry {
  /// The width of the insertion point. Uncertain: measured in pictures of iOS.
  package static let caretWidth: CGFloat = 2

  private let storage: NSTextStorage
  private let manager: NSLayoutManager
  private let container: NSTextContainer
  private let origin: CGPoint
  private let emptyLine: CGRect

  /// Creates the positions of a text in a container.
  ///
  /// - Parameters:
  ///   - text: The text, with a font everywhere.
  ///   - container: The container that limits the width.
  ///   - origin: The origin of the container in the view.
  ///   - emptyLine: The rectangle, in the view, of the insertion point of an empty text.
  package init(
    _ text: NSAttributedString, in container: NSTextContainer, at origin: CGPoint,
    emptyLine: CGRect
  ) {
    storage = NSTextStorage(attributedString: text)
    manager = NSLayoutManager()
    self.container = container
    (self.origin, self.emptyLine) = (origin, emptyLine)
    storage.addLayoutManager(manager)
    manager.addTextContainer(container)
  }

  /// Creates the positions of a text that a layout manager has laid out.
  package init(
    _ storage: NSTextStorage, _ manager: NSLayoutManager, in container: NSTextContainer,
    at origin: CGPoint, emptyLine: CGRect
  ) {
    (self.storage, self.manager, self.container) = (storage, manager, container)
    (self.origin, self.emptyLine) = (origin, emptyLine)
  }

  /// Returns the insertion point before a character: at its left edge, after the last one at its
  /// right edge; after a final line break on the line below.
  package func caret(at offset: Int) -> CGRect {
    guard storage.length > 0 else { return emptyLine }
    let isEnd = offset >= storage.length
    let index = isEnd ? storage.length - 1 : offset
    let line = manager.lineFragmentUsedRect(forGlyphAt: index, effectiveRange: nil)
    if isEnd, storage.string.hasSuffix("\n") {
      return caret(x: emptyLine.minX - origin.x, top: line.maxY, height: emptyLine.height)
    }
    let box = manager.boundingRect(
      forGlyphRange: NSRange(location: index, length: 1), in: container)
    return caret(x: isEnd ? box.maxX : box.minX, top: line.minY, height: line.height)
  }

  private func caret(x: CGFloat, top: CGFloat, height: CGFloat) -> CGRect {
    CGRect(x: origin.x + x, y: origin.y + top, width: Self.caretWidth, height: height)
  }

  /// Returns the rectangles of a range, one for each line.
  package func rects(of range: NSRange) -> [CGRect] {
    var rects: [CGRect] = []
    manager.enumerateLineFragments(forGlyphRange: range) { _, used, _, line, _ in
      let part = NSIntersectionRange(range, line)
      guard part.length > 0 else { return }
      let box = manager.boundingRect(forGlyphRange: part, in: container)
      rects.append(
        CGRect(
          x: origin.x + box.minX, y: origin.y + used.minY, width: box.width, height: used.height))
    }
    return rects
  }

  /// Returns the offset nearest to a point, in UTF-16 units.
  package func offset(nearestTo point: CGPoint) -> Int {
    guard storage.length > 0 else { return 0 }
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    var part: CGFloat = 0
    let index = manager.glyphIndex(
      for: local, in: container, fractionOfDistanceThroughGlyph: &part)
    let character = (storage.string as NSString).rangeOfComposedCharacterSequence(at: index)
    let isLineEnd = (storage.string as NSString).substring(with: character) == "\n"
    return part > 0.5 && !isLineEnd ? NSMaxRange(character) : character.location
  }

  /// Returns the range of the character at a point, or nil if there is none.
  package func character(at point: CGPoint) -> NSRange? {
    guard storage.length > 0 else { return nil }
    let local = CGPoint(x: point.x - origin.x, y: point.y - origin.y)
    let index = manager.glyphIndex(for: local, in: container)
    let range = (storage.string as NSString).rangeOfComposedCharacterSequence(at: index)
    return rects(of: range).contains { $0.contains(point) } ? range : nil
  }
}
