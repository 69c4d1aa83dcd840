// On iOS a `String` bridges to `NSString` and its drawing methods; here they are declared again.
extension String {
  /// Returns the size of the text without wrapping, in points, not rounded.
  public func size(withAttributes attrs: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    StringDrawing(self, attributes: attrs).size()
  }

  /// Draws the text in the current context without wrapping, its top-left corner at a point.
  public func draw(at point: CGPoint, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attributes: attrs).draw(at: point)
  }

  /// Draws the text in the current context, wrapped in a rectangle, from its top. Lines that exceed
  /// its height are omitted.
  public func draw(in rect: CGRect, withAttributes attrs: [NSAttributedString.Key: Any]? = nil) {
    StringDrawing(self, attributes: attrs).draw(in: rect)
  }

  /// Draws the text in the current context; without `.usesLineFragmentOrigin`, on one line whose
  /// baseline begins at the rectangle's origin.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) {
    StringDrawing(self, attributes: attributes)
      .draw(with: rect, options: options, context: context)
  }

  /// Returns the bounding box of the text, in points, not rounded; it may be higher than `size`.
  /// Wraps only with `.usesLineFragmentOrigin`; lengths of zero are no limit.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [],
    attributes: [NSAttributedString.Key: Any]? = nil, context: NSStringDrawingContext?
  ) -> CGRect {
    StringDrawing(self, attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }
}
