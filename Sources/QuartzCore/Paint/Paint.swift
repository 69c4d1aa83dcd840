/// One way of changing pixels. A picture is a list of these.
///
/// Device pixels throughout, in the space of the whole picture.
@MainActor
enum Paint {
  /// A shape full of a colour or a pattern.
  case fill(LayerShape, CGColor)
  /// A line of a width in points inside a shape's edge.
  case border(LayerShape, width: CGFloat, CGColor)
  /// Flat shapes, copied to the item's box.
  case drawing(FlatDrawing, alpha: CGFloat)
  /// Pixels, copied to the item's box.
  case pixels(Bitmap, alpha: CGFloat)
  /// An image scaled, mirrored or turned; the transform takes its pixels to the picture's.
  case image(CGImage, CGAffineTransform, alpha: CGFloat)
  /// What a layer class of its own paints, and the transform from that layer's points.
  case custom(any CustomPaint, CGAffineTransform, alpha: CGFloat)
  case shadow(ShadowPaint)
  case group(PaintGroup)
}

/// What a layer class adds to the ways of painting, without anybody else knowing it.
///
/// Two equal ones have the same pixels; equality is what lets a frame keep those of the frame
/// before.
@MainActor
protocol CustomPaint {
  /// Draws in a context whose unit is the layer's point; what lies outside the item's box is cut.
  func draw(in context: CGContext)
  /// Whether another one has the same pixels.
  func isEqual(to other: any CustomPaint) -> Bool
}
