/// The upright backgrounds of one frame, as drawings: those of cells are alike, and each band of
/// the frame draws those within it. Creating the outline again for each took 3 % of a frame.
@MainActor
final class FilledShapes {
  private struct Key: Hashable {
    let shape: RoundedRectangle
    let color: UInt32
  }

  private var drawings: [Key: FlatDrawing] = [:]

  /// Returns a shape filled with a premultiplied colour, its top left corner at (0, 0); nil if it
  /// is larger than any bitmap, or without memory.
  func drawing(of shape: RoundedRectangle, color: UInt32) -> FlatDrawing? {
    let key = Key(shape: shape, color: color)
    if let known = drawings[key] { return known }
    guard let drawing = FlatDrawing(width: shape.width, height: shape.height) else { return nil }
    if shape.cornerRadius > 0 {
      guard drawing.fill(shape.path, color: color) else { return nil }
    } else {
      drawing.fill(color)
    }
    drawings[key] = drawing
    return drawing
  }
}
