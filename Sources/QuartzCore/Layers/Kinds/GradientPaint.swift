import CPixels

/// A gradient that fills the visible area, in points of its layer.
@MainActor
struct GradientPaint: CustomPaint, Equatable {
  let colors: [CGColor]
  let locations: [CGFloat]?
  let start: CGPoint
  let end: CGPoint
  let type: CAGradientLayerType
  /// The number of pixels per point, for gradients computed by pixel.
  let scale: CGFloat
  let bounds: CGRect
  /// What is computed by pixel, for each backdrop and group that shows it.
  private let drawn = DrawnGradient()

  init(
    colors: [CGColor], locations: [CGFloat]?, start: CGPoint, end: CGPoint,
    type: CAGradientLayerType, scale: CGFloat, bounds: CGRect
  ) {
    (self.colors, self.locations, self.start, self.end) = (colors, locations, start, end)
    (self.type, self.scale, self.bounds) = (type, scale, bounds)
  }

  func isEqual(to other: any CustomPaint) -> Bool { self == other as? GradientPaint }

  func draw(in context: CGContext) {
    let stopLocations = locations?.count == colors.count ? locations : nil
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: stopLocations)
    else {
      return
    }
    switch type {
    case .radial: drawRadial(gradient, in: context)
    case .conic: drawConic(stopLocations, in: context)
    default:
      context.drawLinearGradient(gradient, start: start, end: end, options: Self.everywhere)
    }
  }

  private static let everywhere: CGGradientDrawingOptions = [
    .drawsBeforeStartLocation, .drawsAfterEndLocation,
  ]

  private func drawRadial(_ gradient: CGGradient, in context: CGContext) {
    let (width, height) = (abs(end.x - start.x), abs(end.y - start.y))
    guard width > 0, height > 0 else { return }
    context.translateBy(x: start.x, y: start.y)
    context.scaleBy(x: width, y: height)
    context.drawRadialGradient(
      gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 1,
      options: Self.everywhere)
  }

  /// Draws a conic gradient, which Cairo does not support. Below eight blurs with vibrancy it was
  /// computed seventeen times a picture.
  private func drawConic(_ stopLocations: [CGFloat]?, in context: CGContext) {
    guard let image = drawn.image ?? conicImage(stopLocations) else { return }
    drawn.image = image
    context.drawUpright(image, in: bounds)
  }

  /// Returns the gradient by pixel. O(pixels).
  private func conicImage(_ stopLocations: [CGFloat]?) -> CGImage? {
    let size = PixelSize(points: bounds.size, scale: scale)
    guard let bitmap = Bitmap(width: size.width, height: size.height) else { return nil }
    let last = CGFloat(max(colors.count - 1, 1))
    let stops = colors.enumerated().map {
      cconic_stop(place: stopLocations?[$0] ?? CGFloat($0) / last, $1.rgba)
    }
    guard !stops.isEmpty else { return nil }
    let shape = cconic_shape(
      x: Double(bounds.minX), y: Double(bounds.minY), width: Double(bounds.width),
      height: Double(bounds.height), centre_x: Double(start.x), centre_y: Double(start.y),
      first: Double(atan2(end.y - start.y, end.x - start.x)))
    cconic_fill(
      bitmap.pixels.assumingMemoryBound(to: UInt32.self), bitmap.bytesPerRow,
      UInt32(size.width), UInt32(size.height), shape, stops, stops.count)
    bitmap.markDirty()
    return CGImage(sharing: bitmap)
  }
}

/// A cache of a gradient's pixels. All instances compare as equal, so that the cache does not
/// affect the equality of paints.
@MainActor
private final class DrawnGradient: Equatable {
  var image: CGImage?

  nonisolated static func == (one: DrawnGradient, other: DrawnGradient) -> Bool { true }
}

extension cconic_stop {
  fileprivate init(place: CGFloat, _ color: RGBA) {
    self.init(
      place: Double(place), red: Double(color.red), green: Double(color.green),
      blue: Double(color.blue), alpha: Double(color.alpha))
  }
}
