/// What was painted before, blurred: the items themselves, so that it is known by value when they
/// look otherwise.
///
/// Complexity: O(items + pixels of the region and the blur's reach) to draw.
@MainActor
struct BackdropPaint: CustomPaint {
  /// Everything behind that the blur may bring into the region.
  private let items: [PaintItem]
  /// The pixels that are shown.
  private let region: PixelRect
  /// The pixels that count, as far as there are any.
  private let source: PixelRect
  private let blur: GaussianBlur
  private let saturation: CGFloat
  private let alpha: CGFloat
  /// What is shown, once it is drawn. A backdrop is behind all that follow: twelve inside each
  /// other drew the first two thousand times, which took a minute.
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
    let seen = list.everythingBehind.filter { $0.reach.intersects(source) }
    let ground = seen.lastIndex { $0.ground != nil && $0.reach.contains(source) }
    items = ground.map { Array(seen[$0...]) } ?? seen
  }

  /// What is shown where a single colour lies behind: that of a bar over plain ground, mostly.
  var flatColor: CGColor? {
    guard items.count == 1, let word = items[0].ground, items[0].reach.contains(source) else {
      return nil
    }
    let (red, green, blue) = (word >> 16 & 255, word >> 8 & 255, word & 255)
    let colors = saturated(Float(blue), Float(green), Float(red))
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

  /// Whether another one shows the same. One that moved does where nothing at the picture's edges
  /// goes into it.
  func isEqual(to other: any CustomPaint) -> Bool {
    guard let other = other as? BackdropPaint, blur == other.blur,
      saturation == other.saturation, alpha == other.alpha
    else { return false }
    let (x, y) = (region.minX - other.region.minX, region.minY - other.region.minY)
    return region == other.region.offset(x: x, y: y) && source == other.source.offset(x: x, y: y)
      && items.lookLike(other.items, movedBy: x, y)
  }

  /// One channel of the region's pixels, blurred; 0 blue, 1 green, 2 red, 3 alpha.
  private func blurred(_ channel: Int, of bitmap: Bitmap) -> [Float] {
    let reach = blur.reach
    let (width, height) = (region.width + 2 * reach, region.height + 2 * reach)
    var bytes = [UInt8](repeating: 0, count: width * height)
    let (left, top) = (region.minX - reach - source.minX, region.minY - reach - source.minY)
    for row in 0..<height {
      let y = min(max(row + top, 0), bitmap.height - 1)
      let line = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let x = min(max(column + left, 0), bitmap.width - 1)
        bytes[row * width + column] = line[4 * x + channel]
      }
    }
    guard let plane = AlphaPlane(width: width, height: height, bytes: bytes) else { return [] }
    return blur.blurred(
      plane,
      in: PixelRect(
        minX: reach, minY: reach, maxX: reach + region.width, maxY: reach + region.height))
  }

  /// Puts the channels together, each as far from the pixel's grey as the saturation says.
  private func write(_ planes: [[Float]], into bitmap: Bitmap) {
    guard planes.allSatisfy({ $0.count == region.area }) else { return }
    for row in 0..<region.height {
      let line = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<region.width {
        let place = row * region.width + column
        let (blue, green, red) = (planes[0][place], planes[1][place], planes[2][place])
        let alpha = planes[3][place]
        for (channel, wanted) in saturated(blue, green, red).enumerated() {
          line[4 * column + channel] = UInt8(min(max(wanted, 0), alpha).rounded())
        }
        line[4 * column + 3] = UInt8(min(max(alpha, 0), 255).rounded())
      }
    }
    bitmap.markDirty()
  }

  /// A colour as far from its grey as the saturation says.
  private func saturated(_ blue: Float, _ green: Float, _ red: Float) -> [Float] {
    let grey = 0.0722 * blue + 0.7152 * green + 0.2126 * red
    return [blue, green, red].map { grey + ($0 - grey) * Float(saturation) }
  }
}

/// The picture of a backdrop, kept with the item that shows it.
@MainActor
private final class DrawnBackdrop {
  var picture: Bitmap?
}
