import CCairo
import CPixels

/// A drawing stored as shapes: fills and text of uniform colours, and small images such as emoji.
/// Covers most contents of cells. Immutable after recording.
///
/// A cell of 440 × 440 pixels with a sentence takes about 20 kB instead of 774, and is composed
/// without drawing it into a bitmap first. `cflat_compose` produces the same bytes as drawing into
/// a bitmap.
package final class FlatDrawing: @unchecked Sendable {
  package let width: Int
  package let height: Int
  private(set) var shapes: [cflat_shape] = []
  /// The objects that own the memory of the shapes.
  private var owners: [AnyObject] = []
  /// The bitmap, created on demand and shared.
  private var pixels: Bitmap?
  private let lock = NSLock()

  /// Creates an empty drawing of a size in pixels; nil for an invalid size.
  package init?(width: Int, height: Int) {
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }

  /// Adds a shape of a premultiplied colour on top.
  func add(_ coverage: Coverage, color: UInt32, within clip: PixelRect) {
    let box = clip.flat
    shapes.append(
      cflat_shape(
        color: color, mixes: coverage.isRectilinear && color >> 24 == 255 ? 1 : 0,
        min_x: box.min_x, min_y: box.min_y, max_x: box.max_x, max_y: box.max_y,
        coverage: coverage.flat, pixels: nil, pixels_per_row: 0))
    owners.append(coverage)
  }

  /// Adds premultiplied pixels on top.
  ///
  /// - Parameters:
  ///   - pixels: The rows of the box's pixels; no component exceeds its pixel's alpha.
  ///   - owner: The owner of the pixels, which must not change while it exists.
  func add(
    _ pixels: UnsafePointer<UInt32>, pixelsPerRow: Int, of owner: AnyObject, box: PixelRect,
    within clip: PixelRect
  ) {
    let limit = clip.flat
    shapes.append(
      cflat_shape(
        color: 0, mixes: 0, min_x: limit.min_x, min_y: limit.min_y, max_x: limit.max_x,
        max_y: limit.max_y, coverage: Coverage(box: box).flat, pixels: pixels,
        pixels_per_row: pixelsPerRow))
    owners.append(owner)
  }

  /// The bitmap of the drawing, created on first use; nil if memory is exhausted.
  ///
  /// Thread-safe.
  package var bitmap: Bitmap? {
    lock.withLock { madePixels() }
  }

  private func madePixels() -> Bitmap? {
    if let pixels { return pixels }
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    var pass = FlatPass(onto: bitmap)
    pass.compose(self, at: 0, 0, within: PixelRect(width: width, height: height), background: 0)
    pass.draw()
    pixels = bitmap
    return bitmap
  }
}

extension FlatDrawing {
  /// Fills the drawing with a premultiplied colour.
  package func fill(_ color: UInt32) {
    let box = PixelRect(width: width, height: height)
    add(Coverage(box: box), color: color, within: box)
  }

  /// Fills a path in pixels with a premultiplied colour; returns false if memory is exhausted.
  package func fill(_ path: CGPath, color: UInt32) -> Bool {
    let box = PixelRect(width: width, height: height)
    guard
      let coverage = CoverageCache.shared.coverage(
        of: path.storage, rule: .winding, tolerance: GraphicsState.defaultTolerance,
        antialias: CAIRO_ANTIALIAS_DEFAULT, within: box)
    else { return false }
    add(coverage, color: color, within: box)
    return true
  }
}
