/// What a layer drew when it was last displayed: one of these, or nothing.
struct LayerDrawing {
  /// What is nothing but flat shapes.
  var shapes: FlatDrawing?
  /// Anything else.
  var pixels: Bitmap?
  /// What is drawn in place of one bitmap that would be too large.
  var strips: LayerStrips?

  var isEmpty: Bool { shapes == nil && pixels == nil && strips == nil }
}
