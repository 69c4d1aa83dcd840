extension NSLayoutManager {
  /// Returns the rectangle that a container's glyphs use, in points, with the padding.
  public func usedRect(for container: NSTextContainer) -> CGRect {
    part(in: container)?.usedRect ?? .zero
  }

  /// Returns the bounding box of glyphs, in points of their container.
  public func boundingRect(
    forGlyphRange glyphRange: NSRange, in container: NSTextContainer
  ) -> CGRect {
    let boxes = boxes(of: glyphRange, in: container)
    let all = boxes.reduce(CGRect.null) { $0.union($1) }
    return all.isNull ? .zero : all
  }

  private func boxes(of range: NSRange, in container: NSTextContainer) -> [CGRect] {
    guard let part = part(in: container) else { return [] }
    return part.lines.indices.compactMap { part.box(of: range, on: $0) }
  }

  /// Returns the rectangle of a glyph's line, of the container's width, with the spacing below it.
  ///
  /// - Parameter effectiveGlyphRange: Set to the line's glyphs.
  @discardableResult
  public func lineFragmentRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (part, line) = position(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = part.range(of: line)
    return part.rect(of: line)
  }

  /// Returns the part of a line's rectangle that its glyphs use, with the padding.
  @discardableResult
  public func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
  ) -> CGRect {
    guard let (part, line) = position(of: glyphIndex) else { return .zero }
    effectiveGlyphRange?.pointee = part.range(of: line)
    return part.usedRect(of: line)
  }

  /// Returns a glyph's position in its line's rectangle: its left end, and the baseline.
  public func location(forGlyphAt glyphIndex: Int) -> CGPoint {
    guard let (part, line) = position(of: glyphIndex) else { return .zero }
    let shown = part.lines[line]
    return CGPoint(x: part.x(of: glyphIndex, on: line), y: shown.baseline - shown.top)
  }

  /// Enumerates the lines of glyphs.
  ///
  /// - Parameter block: Gets a line's rectangle, the part that glyphs use, the container, the
  ///   line's glyphs, and a flag that stops the enumeration.
  public func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for part in parts {
      for line in part.lines.indices {
        let range = part.range(of: line)
        guard range.location < NSMaxRange(glyphRange), NSMaxRange(range) > glyphRange.location
        else { continue }
        block(part.rect(of: line), part.usedRect(of: line), part.container, range, &stops)
        if stops.boolValue { return }
      }
    }
  }

  /// Enumerates the rectangles that enclose glyphs, one per line.
  public func enumerateEnclosingRects(
    forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
    in textContainer: NSTextContainer,
    using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var stops: ObjCBool = false
    for box in boxes(of: glyphRange, in: textContainer) {
      block(box, &stops)
      if stops.boolValue { return }
    }
  }

  /// The rectangle of the empty line after a final line break; zero without one.
  public var extraLineFragmentRect: CGRect {
    guard let part = parts.last, let last = part.lines.indices.last, part.lines.count > 1,
      part.lines[last].range.isEmpty
    else { return .zero }
    return part.rect(of: last)
  }

  // MARK: Drawing

  /// Draws the lines of glyphs in the current context.
  ///
  /// - Parameter origin: The position of the container's corner, in points.
  public func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for part in parts {
      let lines = part.lines.indices.filter {
        part.box(of: glyphsToShow, on: $0) != nil
      }
      guard let first = lines.first, let last = lines.last else { continue }
      let position = CGPoint(x: origin.x + part.container.lineFragmentPadding, y: origin.y)
      guard lines.count < part.lines.count else {
        part.layout.draw(in: context, at: position)
        continue
      }
      let strip = part.rect(of: first).union(part.rect(of: last))
      context.saveGState()
      context.clip(to: strip.offsetBy(dx: origin.x, dy: origin.y))
      part.layout.draw(in: context, at: position)
      context.restoreGState()
    }
  }

  /// Does nothing: ``drawGlyphs(forGlyphRange:at:)`` draws the background.
  public func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {}
}

// Unsupported: NSLayoutManager.drawBackground(forGlyphRange:at:) · kept · It has no effect:
//   `drawGlyphs(forGlyphRange:at:)` draws the background. · test: LayoutManagerTests
