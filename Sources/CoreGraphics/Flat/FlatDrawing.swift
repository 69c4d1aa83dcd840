import CCairo
import CPixels

/// A drawing kept as the shapes it is made of: fills and text, each of one colour, and small
/// pictures such as those of emoji; most of what cells draw. Immutable once it is recorded.
///
/// A cell of 440 × 440 pixels with a sentence takes some 20 kB instead of 774, and is composed
/// without being drawn into memory of its own first. `cflat_compose` gives the bytes that a bitmap
/// drawn by Cairo and blended by pixman gives.
package final class FlatDrawing: @unchecked Sendable {
  package let width: Int
  package let height: Int
  private(set) var shapes: [cflat_shape] = []
  /// What the shapes point into.
  private var owners: [AnyObject] = []
  /// Made by whoever needs them first: drawings are shared, and so are these.
  private var pixels: Bitmap?
  private let lock = NSLock()

  /// An empty drawing of a size in pixels; nil for what could not be a bitmap.
  package init?(width: Int, height: Int) {
    guard (1...Bitmap.maximumSide).contains(width), (1...Bitmap.maximumSide).contains(height)
    else { return nil }
    self.width = width
    self.height = height
  }

  /// Adds a shape of a premultiplied colour, on top of the others.
  ///
  /// - Parameter isPath: whether Cairo would fill a path; it mixes the edges of opaque ones in a
  ///   way of its own.
  func add(_ coverage: Coverage, color: UInt32, within clip: PixelRect, isPath: Bool) {
    let box = clip.flat
    shapes.append(
      cflat_shape(
        color: color, mixes: isPath && color >> 24 == 255 ? 1 : 0, min_x: box.min_x,
        min_y: box.min_y, max_x: box.max_x, max_y: box.max_y,
        coverage: coverage.flat, pixels: nil, pixels_per_row: 0))
    owners.append(coverage)
  }

  /// Adds premultiplied pixels, on top of the others.
  ///
  /// - Parameters:
  ///   - pixels: those of the box, in rows; no byte is greater than its pixel's alpha.
  ///   - owner: has the pixels, which stay as they are while it is there.
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

  /// The drawing as pixels, made when first asked for and kept; nil when memory runs out.
  ///
  /// May be asked for by any thread.
  package var bitmap: Bitmap? {
    lock.withLock { madePixels() }
  }

  private func madePixels() -> Bitmap? {
    if let pixels { return pixels }
    guard let bitmap = Bitmap(width: width, height: height) else { return nil }
    var pass = FlatPass(onto: bitmap)
    pass.compose(self, at: 0, 0, within: PixelRect(width: width, height: height), ground: 0)
    pass.draw()
    pixels = bitmap
    return bitmap
  }
}

extension FlatDrawing {
  /// Fills all of it with a premultiplied colour.
  package func fill(_ color: UInt32) {
    let box = PixelRect(width: width, height: height)
    add(Coverage(box: box), color: color, within: box, isPath: true)
  }

  /// Fills a path given in pixels with a premultiplied colour; false when memory runs out.
  package func fill(_ path: CGPath, color: UInt32) -> Bool {
    let box = PixelRect(width: width, height: height)
    guard
      let coverage = CoverageCache.shared.coverage(
        of: path.storage, rule: .winding, antialias: CAIRO_ANTIALIAS_DEFAULT, within: box)
    else { return false }
    add(coverage, color: color, within: box, isPath: true)
    return true
  }
}
