import CCairo
import CPixels

/// An image drawn smaller, on whole pixels: what is drawn is a smaller image, pixel by pixel.
struct ImageReduction {
  private let image: CGImage
  /// The size of the smaller image.
  private let width: Int
  private let height: Int
  /// The transform from the smaller image's pixels to the target's.
  private let toPixels: CGAffineTransform

  /// Creates the reduction of an image; nil if it is enlarged, turned by other than right angles,
  /// or as large as before.
  ///
  /// The edges are on the nearest pixels, as in UIKit's picture of an image fitted into a view.
  init?(of image: CGImage, toPixels: CGAffineTransform) {
    guard toPixels.preservesRectangles else { return nil }
    let bounds = CGRect(x: 0, y: 0, width: image.width, height: image.height).applying(toPixels)
    let (left, right) = (bounds.minX.rounded(), bounds.maxX.rounded())
    let (top, bottom) = (bounds.minY.rounded(), bounds.maxY.rounded())
    let isTurned = toPixels.a == 0
    let width = isTurned ? bottom - top : right - left
    let height = isTurned ? right - left : bottom - top
    let (fullWidth, fullHeight) = (CGFloat(image.width), CGFloat(image.height))
    guard width >= 1, height >= 1, width <= fullWidth, height <= fullHeight,
      width < fullWidth || height < fullHeight
    else { return nil }
    self.image = image
    (self.width, self.height) = (Int(width), Int(height))
    func sign(_ value: CGFloat) -> CGFloat { value > 0 ? 1 : value < 0 ? -1 : 0 }
    self.toPixels = CGAffineTransform(
      a: sign(toPixels.a), b: sign(toPixels.b), c: sign(toPixels.c), d: sign(toPixels.d),
      tx: toPixels.a + toPixels.c > 0 ? left : right,
      ty: toPixels.b + toPixels.d > 0 ? top : bottom)
  }

  /// Returns the part of the smaller image that a target's clip shows, and the transform from its
  /// pixels to the target's; nil if memory is exhausted.
  func shownPart(
    in cairo: OpaquePointer
  ) -> (surface: ImageSurface, toPixels: CGAffineTransform)? {
    var (minX, minY, maxX, maxY) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &minX, &minY, &maxX, &maxY)
    let shown = CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
      .applying(toPixels.inverted())
    let columns = Self.part(from: shown.minX, to: shown.maxX, of: width)
    let rows = Self.part(from: shown.minY, to: shown.maxY, of: height)
    let key = LastReduction.Key(width: width, height: height, columns: columns, rows: rows)
    guard let part = image.lastReduction.image(for: key, make: { bitmap(columns, rows) }),
      let surface = ImageSurface(part)
    else { return nil }
    let start = CGAffineTransform(
      translationX: CGFloat(columns.lowerBound), y: CGFloat(rows.lowerBound))
    return (surface, start.concatenating(toPixels))
  }

  /// Returns the pixels within limits, at least one, since outermost pixels extend beyond the edge.
  private static func part(from start: CGFloat, to end: CGFloat, of count: Int) -> Range<Int> {
    let (last, limit) = (CGFloat(count - 1), CGFloat(count))
    let first = Int(min(max(start.rounded(.down), 0), last))
    return first..<max(first + 1, Int(min(max(end.rounded(.up), 0), limit)))
  }

  /// Returns a part of the smaller image; nil if memory is exhausted.
  func bitmap(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap? {
    guard
      let result = Bitmap(width: columns.count, height: rows.count, isCleared: false)
    else { return nil }
    let source = image.bitmap
    source.flush()
    let pixels = source.pixels + image.originY * source.bytesPerRow + 4 * image.originX
    let across = FilterAxis(from: image.width, to: width, in: columns)
    let down = FilterAxis(from: image.height, to: height, in: rows)
    across.withAxis { across in
      down.withAxis { down in
        let size = cpixels_filter_scratch_size(across, down)
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 64) { scratch in
          cpixels_filter(
            pixels.assumingMemoryBound(to: UInt32.self), source.bytesPerRow, across, down,
            scratch.baseAddress, result.pixels.assumingMemoryBound(to: UInt32.self))
        }
      }
    }
    result.markDirty()
    return result
  }
}
