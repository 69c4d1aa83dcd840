import CPixels

/// The blurred background of a layer, described by the items painted before, so that a change of
/// them is detected.
///
/// Complexity: O(items + pixels of the region and the blur's reach) to draw.
@MainActor
struct BackdropPaint: CustomPaint {
  /// The items that the blur may bring into the region.
  private let items: [PaintItem]
  /// The visible pixels.
  private let region: PixelRect
  /// The pixels that contribute, limited to the picture.
  private let source: PixelRect
  private let blur: GaussianBlur
  private let saturation: CGFloat
  private let alpha: CGFloat
  /// The drawn pixels. A backdrop is behind all following ones: twelve nested ones drew the first
  /// two thousand times, which took a minute.
  private let drawn = DrawnBackdrop()

  init(
    of list: PaintList, region: PixelRect, sigma: CGFloat, saturation: CGFloat, alpha: CGFloat
  ) {
    blur = GaussianBlur(sigma: sigma, cutoff: 3 * sigma)
    self.region = region
    let reach = blur.reach
    let wanted = PixelRect(
      minX: region.minX - reach, minY: region.minY - reach, maxX: region.maxX + reach,
      maxY: region.maxY + reach)
    let source = wanted.intersection(list.visible)
    self.source = source
    (self.saturation, self.alpha) = (saturation, alpha)
    let seen = list.allItemsBehind.filter { $0.reach.intersects(source) }
    let background = seen.lastIndex { $0.background != nil && $0.reach.contains(source) }
    items = background.map { Array(seen[$0...]) } ?? seen
  }

  /// The colour if the background is a single one, as mostly for a bar over a plain background.
  var flatColor: CGColor? {
    guard items.count == 1, let word = items[0].background, items[0].reach.contains(source) else {
      return nil
    }
    var colors = [word & 255, word >> 8 & 255, word >> 16 & 255].map { Float($0) }
    cbackdrop_saturate(&colors, Float(saturation))
    let parts = colors.map { CGFloat(min(max($0, 0), 255)) / 255 }
    return CGColor(red: parts[2], green: parts[1], blue: parts[0], alpha: 1)
  }

  func draw(in context: CGContext) {
    guard let picture = drawn.picture ?? picture() else { return }
    drawn.picture = picture
    context.draw(picture, at: region.rect.origin, scale: 1, alpha: alpha)
  }

  private func picture() -> Bitmap? {
    let group = PaintGroup(items, blending: .isolated(alpha: 1, mask: nil, tint: nil))
    guard !items.isEmpty, !region.isEmpty, let canvas = Canvas(of: group, covering: source),
      let result = Bitmap(width: region.width, height: region.height)
    else { return nil }
    let planes = (0..<4).map { blurred($0, of: canvas.bitmap) }
    write(planes, into: result)
    return result
  }

  /// Returns whether another one shows the same. A moved one does if no pixels at the picture's
  /// edges contribute.
  func isEqual(to other: any CustomPaint) -> Bool {
    guard let other = other as? BackdropPaint, blur == other.blur,
      saturation == other.saturation, alpha == other.alpha
    else { return false }
    let (x, y) = (region.minX - other.region.minX, region.minY - other.region.minY)
    return region == other.region.offset(x: x, y: y) && source == other.source.offset(x: x, y: y)
      && items.matches(other.items, movedBy: x, y)
  }

  /// Returns a blurred channel of the region's pixels; 0 blue, 1 green, 2 red, 3 alpha.
  private func blurred(_ channel: Int, of bitmap: Bitmap) -> [Float] {
    let reach = blur.reach
    let (width, height) = (region.width + 2 * reach, region.height + 2 * reach)
    let picture = cbackdrop_picture(
      bytes: bitmap.pixels.assumingMemoryBound(to: UInt8.self), bytes_per_row: bitmap.bytesPerRow,
      width: UInt32(bitmap.width), height: UInt32(bitmap.height))
    let (left, top) = (region.minX - reach - source.minX, region.minY - reach - source.minY)
    let bytes = [UInt8](unsafeUninitializedCapacity: width * height) { plane, count in
      cbackdrop_channel(
        picture, Int32(left), Int32(top), UInt32(width), UInt32(height), UInt32(channel),
        plane.baseAddress)
      count = width * height
    }
    guard let plane = AlphaPlane(width: width, height: height, bytes: bytes) else { return [] }
    return blur.blurred(
      plane,
      in: PixelRect(
        minX: reach, minY: reach, maxX: reach + region.width, maxY: reach + region.height))
  }

  /// Combines the channels with the saturation applied.
  private func write(_ planes: [[Float]], into bitmap: Bitmap) {
    guard planes.allSatisfy({ $0.count == region.area }) else { return }
    planes[0].withUnsafeBufferPointer { blue in
      planes[1].withUnsafeBufferPointer { green in
        planes[2].withUnsafeBufferPointer { red in
          planes[3].withUnsafeBufferPointer { alpha in
            compose(
              [blue.baseAddress, green.baseAddress, red.baseAddress, alpha.baseAddress],
              into: bitmap)
          }
        }
      }
    }
    bitmap.markDirty()
  }

  private func compose(_ planes: [UnsafePointer<Float>?], into bitmap: Bitmap) {
    for row in 0..<region.height {
      cbackdrop_compose(
        planes, row * region.width, region.width, Float(saturation),
        (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self))
    }
  }
}

/// The drawn pixels of a backdrop, kept with its item.
@MainActor
private final class DrawnBackdrop {
  var picture: Bitmap?
}
