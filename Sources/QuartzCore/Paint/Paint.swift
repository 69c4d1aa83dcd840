/// An operation that changes pixels. A picture is a list of these.
///
/// Coordinates are device pixels of the whole picture.
@MainActor
enum Paint {
  /// A shape filled with a colour or a pattern.
  case fill(LayerShape, CGColor)
  /// A line of a width in points inside a shape's edge.
  case border(LayerShape, width: CGFloat, CGColor)
  /// Flat shapes, copied to the item's box.
  case drawing(FlatDrawing, alpha: CGFloat)
  /// Pixels, copied to the item's box.
  case pixels(Bitmap, alpha: CGFloat)
  /// A scaled, mirrored or rotated image; the transform maps its pixels to the picture's.
  case image(CGImage, CGAffineTransform, alpha: CGFloat)
  /// The content of a layer class, and the transform from the layer's points.
  case custom(any CustomPaint, CGAffineTransform, alpha: CGFloat)
  case shadow(ShadowPaint)
  case group(PaintGroup)
}

/// A custom operation of a layer class.
///
/// Equal operations have the same pixels, so that a frame can keep those of the previous one.
@preconcurrency @MainActor
protocol CustomPaint {
  /// Draws in a context in the layer's points, clipped to the item's box.
  func draw(in context: CGContext)
  /// Returns whether another operation has the same pixels.
  func isEqual(to other: any CustomPaint) -> Bool
}
