/// Lays out a text in a sequence of containers, draws it, and returns the positions of its
/// characters.
///
/// A glyph is a UTF-16 unit here: glyph ranges equal character ranges. Rectangles are in points of
/// their container. Subclasses override its methods of drawing: a text view made with such a layout
/// manager's container draws by them. Source: Apple, NSLayoutManager.
@preconcurrency @MainActor
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage? { didSet { layoutDidEnd() } }
  /// The containers of the text, in layout order.
  open private(set) var textContainers: [NSTextContainer] = []
  /// The delegate, which is asked for spacings and notified of layout. Default nil.
  open weak var delegate: (any NSLayoutManagerDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      delegate.map(UncalledLayoutMethods.warn)
      layoutDidEnd()
      displayDidChange()
    }
  }
  /// Whether line distances are those of text styles. Default true.
  open var usesFontLeading = true { didSet { layoutDidEnd() } }
  /// Whether parts of the text may be laid out before those above them. Layout is always
  /// contiguous. Default false.
  open var allowsNonContiguousLayout = false
  /// Whether parts of the text are not laid out. Always false.
  open var hasNonContiguousLayout: Bool { false }

  /// Returns the text as it is shown; nil for the text itself. A text view sets it.
  package final var appearance: ((NSAttributedString) -> NSAttributedString)?
  final var laidOut: LaidOutText?

  /// Creates a layout manager without text.
  public override init() { super.init() }

  // MARK: Containers

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

  /// Discards the layout after a change of a container's size.
  open func textContainerChangedGeometry(_ container: NSTextContainer) { layoutDidEnd() }

  /// Returns the container of a glyph; nil if no container has room for it.
  open func textContainer(
    forGlyphAt glyphIndex: Int, effectiveRange: NSRangePointer?
  ) -> NSTextContainer? {
    guard let part = position(of: glyphIndex)?.part else { return nil }
    effectiveRange?.pointee = glyphRange(for: part.container)
    return part.container
  }

  // MARK: Layout

  /// Discards the layout after edits of the text, which calls this method.
  ///
  /// - Parameters:
  ///   - textStorage: The text.
  ///   - editMask: Whether characters or attributes have changed.
  ///   - newCharRange: The changed characters, in UTF-16 units of the text after the edits.
  ///   - delta: The change of the text's length.
  ///   - invalidatedCharRange: The changed characters, and those whose attributes were fixed.
  open func processEditing(
    for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
    range newCharRange: NSRange, changeInLength delta: Int,
    invalidatedRange invalidatedCharRange: NSRange
  ) { layoutDidEnd() }

  /// Discards the whole layout, whatever the range.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
  ) {
    layoutDidEnd()
    actualCharRange?.pointee = charRange
    displayDidChange()
  }

  /// Discards the whole layout, whatever the range.
  open func invalidateGlyphs(
    forCharacterRange charRange: NSRange, changeInLength delta: Int,
    actualCharacterRange actualCharRange: NSRangePointer?
  ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

  /// Draws the text view again, all of it, whatever the range.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) { displayDidChange() }

  /// Draws the text view again, all of it, whatever the range.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) { displayDidChange() }

  /// Lays out a container's text immediately.
  open func ensureLayout(for container: NSTextContainer) { _ = parts }

  /// Lays out text immediately.
  open func ensureLayout(forCharacterRange charRange: NSRange) { _ = parts }

  /// Lays out text immediately.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = parts }

  /// Lays out text immediately.
  open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) {
    _ = parts
  }

  /// Does nothing: glyphs are UTF-16 units.
  open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

  /// Does nothing: glyphs are UTF-16 units.
  open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

  // MARK: Lines

  /// Returns the rectangle that a container's glyphs use, in points, with the padding.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    part(in: container)?.usedRect ?? .zero
  }

  /// Returns the bounding box of glyphs, in points of their container.
  open func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let all = boxes(of: glyphRange, in: container).reduce(CGRect.null) { $0.union($1) }
    return all.isNull ? .zero : all
  }

  /// Returns the rectangle of a glyph's line, of the container's width, with the spacing below it,
  /// and above the first line of a paragraph.
  ///
  /// - Parameter effectiveGlyphRange: Set to the line's glyphs.
  @discardableResult
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (part, line) = position(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = part.range(of: line)
    return part.rect(of: line)
  }

  /// Returns the part of a line's rectangle that its glyphs use, with the padding.
  ///
  /// White space at the end of a line is included, as in a picture drawn by UIKit.
  @discardableResult
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (part, line) = position(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = part.range(of: line)
    return part.usedRect(of: line)
  }

  /// Returns a glyph's position in its line's rectangle: its left end, and the baseline.
  open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (part, line) = position(of: glyphIndex) else { return .zero }
    return CGPoint(
      x: part.x(of: glyphIndex, on: line),
      y: part.lines[line].baseline - part.rect(of: line).minY)
  }

  /// The rectangle of the empty line after a final line break; zero without one.
  open var extraLineFragmentRect: CGRect { extraLine?.part.rect(of: extraLine?.line ?? 0) ?? .zero }

  /// The part of ``extraLineFragmentRect`` that glyphs would use; zero without one.
  open var extraLineFragmentUsedRect: CGRect {
    extraLine?.part.usedRect(of: extraLine?.line ?? 0) ?? .zero
  }

  /// The container of ``extraLineFragmentRect``; nil without one.
  open var extraLineFragmentTextContainer: NSTextContainer? { extraLine?.part.container }

  // MARK: Drawing

  /// Draws the backgrounds of glyphs in the current context, with
  /// ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``.
  ///
  /// - Parameter origin: The position of the container's corner, in points.
  open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for background in parts.flatMap({ $0.backgrounds(of: glyphsToShow, at: origin, in: context) }) {
      background.color.setFill()
      background.rects.withUnsafeBufferPointer { rects in
        guard let first = rects.baseAddress else { return }
        fillBackgroundRectArray(
          first, count: rects.count, forCharacterRange: background.range, color: background.color)
      }
    }
  }

  /// Draws glyphs, attachments, and lines through and below glyphs in the current context.
  ///
  /// Lines are drawn with `underlineGlyphRange(_:…)` and the method for strikethroughs, after the
  /// glyphs and before the attachments.
  ///
  /// - Parameter origin: The position of the container's corner, in points.
  open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for part in parts {
      part.draw(.glyphs, of: glyphsToShow, at: origin, in: context)
      for rule in part.rules(of: glyphsToShow) { draw(rule, of: part, at: origin) }
      part.draw(.boxes, of: glyphsToShow, at: origin, in: context)
    }
  }

  /// Fills rectangles of a background in the current context.
  ///
  /// - Parameters:
  ///   - rectArray: The rectangles in points of the context, one for each line.
  ///   - rectCount: Their number.
  ///   - charRange: The characters with the background.
  ///   - color: The colour, which is already set.
  open func fillBackgroundRectArray(
    _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
    color: UIColor
  ) {
    for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) {
      UIGraphicsGetCurrentContext()?.fill(rect)
    }
  }

  /// Draws the underline of consecutive glyphs of a line, with the method below.
  ///
  /// Glyphs between words are not left out here; the style says whether they are drawn.
  open func underlineGlyphRange(
    _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawUnderline(
      forGlyphRange: glyphRange, underlineType: underlineVal,
      baselineOffset: baselineOffset(ofGlyphAt: glyphRange.location), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws an underline in the current context, in the colours of the glyphs' attributes.
  ///
  /// - Parameters:
  ///   - glyphRange: The glyphs, on one line.
  ///   - underlineVal: The style.
  ///   - baselineOffset: The distance of the baseline from the bottom of the glyphs' box, in
  ///     points.
  ///   - lineRect: The line's rectangle, in points of the container.
  ///   - lineGlyphRange: The line's glyphs.
  ///   - containerOrigin: The position of the container's corner, in points.
  open func drawUnderline(
    forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    draw(
      .underline, underlineVal, of: glyphRange, baselineOffset: baselineOffset,
      lineRect: lineRect, at: containerOrigin)
  }

  /// Draws the strikethrough of consecutive glyphs of a line, with the method below.
  open func strikethroughGlyphRange(
    _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
    containerOrigin: CGPoint
  ) {
    drawStrikethrough(
      forGlyphRange: glyphRange, strikethroughType: strikethroughVal,
      baselineOffset: baselineOffset(ofGlyphAt: glyphRange.location), lineFragmentRect: lineRect,
      lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
  }

  /// Draws a strikethrough in the current context; the parameters are those of an underline.
  open func drawStrikethrough(
    forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
    baselineOffset: CGFloat, lineFragmentRect lineRect: CGRect,
    lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
  ) {
    draw(
      .strikethrough, strikethroughVal, of: glyphRange, baselineOffset: baselineOffset,
      lineRect: lineRect, at: containerOrigin)
  }

  // MARK: Glyphs

  /// The number of glyphs: the text's UTF-16 units.
  open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

  /// Returns whether there is a glyph with an index.
  open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { 0..<numberOfGlyphs ~= glyphIndex }

  /// Returns the glyphs laid out in a container.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    guard let range = part(in: container)?.range else { return NSRange(location: 0, length: 0) }
    return NSRange(location: range.lowerBound, length: range.count)
  }

  /// Returns the glyphs on lines that touch a rectangle of a container.
  open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
    part(in: container)?.characters(touching: bounds) ?? NSRange(location: 0, length: 0)
  }

  /// Returns the glyphs of characters: the same range.
  open func glyphRange(
    forCharacterRange charRange: NSRange, actualCharacterRange: NSRangePointer?
  ) -> NSRange {
    actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the characters of glyphs: the same range.
  open func characterRange(
    forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
  ) -> NSRange {
    actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the character of a glyph: the same index.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

  /// Returns the glyph of a character: the same index.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }
}

// Unsupported: NSLayoutManager · works · Glyphs cannot be changed; a glyph is a UTF-16 unit. Layout
//   and display are invalidated as a whole. · test: LayoutManagerTests
// Unsupported: NSLayoutManager.showCGGlyphs(_:positions:count:font:textMatrix:attributes:in:) ·
//   absent · Glyphs are not drawn by a method that can be overridden; `drawGlyphs` can.
// Unsupported: NSLayoutManager.setTextContainer(_:forGlyphRange:) · absent · A layout manager alone
//   decides where lines are; its delegate can move them.
// Unsupported: NSLayoutManager: overrides · works · Enumerations of lines and rectangles, and what
//   finds glyphs at points, cannot be overridden. · test: LayoutManagerDrawingTests
// Unsupported: NSLayoutManager: order of drawing · drawn · Underlines are drawn in front of glyphs,
//   and behind attachments. · uncertain · test: LayoutManagerDrawingTests
// Unsupported: NSLayoutManager: directions · drawn · Characters of lines in two directions, or
//   justified, are placed as if lines had one direction and no stretching. · test:
//   LayoutManagerTests
// Unsupported: NSLayoutManager.glyphRange(for:) · works · It ends with what is shown of a truncated
//   text. · uncertain · test: LayoutManagerTests
