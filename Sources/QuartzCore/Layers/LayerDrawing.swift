/// The result of a layer's last display: one of these, or nothing.
struct LayerDrawing {
  /// A drawing of flat shapes only.
  var shapes: FlatDrawing?
  /// Any other drawing.
  var pixels: Bitmap?
  /// The strips of a drawing that is too large for one bitmap.
  var strips: LayerStrips?

  var isEmpty: Bool { shapes == nil && pixels == nil && strips == nil }
}
