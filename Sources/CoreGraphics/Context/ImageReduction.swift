import CCairo
import CPixels

/// An image drawn smaller: what is drawn is a smaller image, pixel by pixel.
struct ImageReduction {
  private let image: CGImage
  /// The factor by which an image of a JPEG file is decoded smaller first; otherwise 1.
  private let subsampling: Int
  /// The image's width and height, of which the latter is from the top row down.
  private let (across, down): (ReducedSide, ReducedSide)
  /// The transform from the covered pixels, from the image's top left, to the target's.
  private let toPixels: CGAffineTransform

  /// Creates the reduction of an image; nil if it is enlarged, turned by other than right angles,
  /// or as large as before.
  init?(of image: CGImage, toPixels: CGAffineTransform) {
    guard toPixels.preservesRectangles else { return nil }
    let end = CGPoint(x: image.width, y: image.height).applying(toPixels)
    let isTurned = toPixels.a == 0
    guard
      let horizontal = ReducedSide(from: toPixels.tx, to: end.x),
      let vertical = ReducedSide(from: toPixels.ty, to: end.y)
    else { return nil }
    (across, down) = isTurned ? (vertical, horizontal) : (horizontal, vertical)
    guard across.reduced <= image.width, down.reduced <= image.height,
      across.reduced < image.width || down.reduced < image.height
    else { return nil }
    self.image = image
    subsampling = image.isOfJPEG ? Self.subsampling(of: image, across, down) : 1
    func sign(_ value: CGFloat) -> CGFloat { value > 0 ? 1 : value < 0 ? -1 : 0 }
    self.toPixels = CGAffineTransform(
      a: sign(toPixels.a), b: sign(toPixels.b), c: sign(toPixels.c), d: sign(toPixels.d),
      tx: toPixels.tx < end.x ? horizontal.first : horizontal.end,
      ty: toPixels.ty < end.y ? vertical.first : vertical.end)
  }

  /// The factors that JPEG decoders have. Source: libjpeg, scale_num.
  private static let factors = [8, 4, 2]

  /// Returns the largest factor that leaves more pixels than are drawn. Source: pictures that iOS
  /// 17 drew, Blueprint's test_aspectFit, test_aspectFill and test_stretch: means of 4 × 4 pixels
  /// where an image is drawn at an eighth or a fifth of its size.
  private static func subsampling(
    of image: CGImage, _ across: ReducedSide, _ down: ReducedSide
  ) -> Int {
    let ratio = min(across.ratio(of: image.width), down.ratio(of: image.height))
    return factors.first { CGFloat($0) < ratio } ?? 1
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
    let columns = Self.part(from: shown.minX, to: shown.maxX, of: across.covered)
    let rows = Self.part(from: shown.minY, to: shown.maxY, of: down.covered)
    let key = LastReduction.Key(across: across, down: down, columns: columns, rows: rows)
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

  /// Returns a part of the smaller image, in covered pixels; nil if memory is exhausted.
  func bitmap(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap? {
    guard !across.isWhole || !down.isWhole else { return reduced(columns, rows) }
    let (acrossAxis, downAxis) = (across.interpolation(in: columns), down.interpolation(in: rows))
    let (left, top) = (acrossAxis.sources, downAxis.sources)
    return reduced(left, top).map(CGImage.init(sharing:))?.filtered(
      across: acrossAxis.moved(to: left.lowerBound), down: downAxis.moved(to: top.lowerBound))
  }

  /// Returns a part of the reduced image, before its pixels are interpolated.
  private func reduced(_ columns: Range<Int>, _ rows: Range<Int>) -> Bitmap? {
    guard let source = subsampled() else { return nil }
    return source.filtered(
      across: FilterAxis(from: source.width, to: across.reduced, in: columns),
      down: FilterAxis(from: source.height, to: down.reduced, in: rows))
  }

  /// Returns the image, or the means of its pixels.
  private func subsampled() -> CGImage? {
    guard subsampling > 1 else { return image }
    func part(_ length: Int) -> Int { (length + subsampling - 1) / subsampling }
    guard
      let result = Bitmap(width: part(image.width), height: part(image.height), isCleared: false)
    else { return nil }
    image.bitmap.flush()
    image.withBGRA { bytes, bytesPerRow in
      cpixels_reduce(
        bytes.baseAddress, bytesPerRow, UInt32(image.width), UInt32(image.height), result.pixels,
        result.bytesPerRow, UInt32(result.width), UInt32(result.height))
    }
    result.markDirty()
    return CGImage(sharing: result)
  }
}

extension CGImage {
  /// Returns the filtered pixels; nil if memory is exhausted.
  fileprivate func filtered(across: FilterAxis, down: FilterAxis) -> Bitmap? {
    across.withAxis { across in
      down.withAxis { down in
        guard
          let result = Bitmap(width: Int(across.count), height: Int(down.count), isCleared: false)
        else { return nil }
        bitmap.flush()
        let size = cpixels_filter_scratch_size(across, down)
        withUnsafeTemporaryAllocation(byteCount: size, alignment: 64) { scratch in
          withBGRA { bytes, bytesPerRow in
            cpixels_filter(
              bytes.baseAddress?.assumingMemoryBound(to: UInt32.self), bytesPerRow, across, down,
              scratch.baseAddress, result.pixels.assumingMemoryBound(to: UInt32.self))
          }
        }
        result.markDirty()
        return result
      }
    }
  }
}
