// Source: Apple, NSAttributedString: UIKit additions (drawing and measuring).
extension NSAttributedString {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size() -> CGSize { StringDrawing(self).size() }

  /// Draws the text in the current context without wrapping, its top-left corner at a point.
  public func draw(at point: CGPoint) { StringDrawing(self).draw(at: point) }

  /// Draws the text in the current context, wrapped in a rectangle, from its top. Lines that exceed
  /// its height are omitted.
  public func draw(in rect: CGRect) { StringDrawing(self).draw(in: rect) }

  /// Draws the text in the current context; without `.usesLineFragmentOrigin`, on one line whose
  /// baseline begins at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) {
    StringDrawing(self).draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding box of the text, in points, not rounded; it may be higher than `size`.
  /// Wraps only with `.usesLineFragmentOrigin`; lengths of zero are no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self).boundingRect(with: size, options: options, context: context)
  }
}

// Unsupported: NSAttributedString.draw(in:) · drawn · Lines that do not fit the rectangle are
//   dropped. · uncertain · test: StringDrawingTests
