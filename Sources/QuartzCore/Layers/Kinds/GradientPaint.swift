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
    let places = locations?.count == colors.count ? locations : nil
    guard let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: places) else {
      return
    }
    switch type {
    case .radial: drawRadial(gradient, in: context)
    case .conic: drawConic(places, in: context)
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
  private func drawConic(_ places: [CGFloat]?, in context: CGContext) {
    guard let image = drawn.image ?? conicImage(places) else { return }
    drawn.image = image
    context.drawUpright(image, in: bounds)
  }

  /// Returns the gradient by pixel. O(pixels).
  private func conicImage(_ places: [CGFloat]?) -> CGImage? {
    let size = PixelSize(points: bounds.size, scale: scale)
    guard let bitmap = Bitmap(width: size.width, height: size.height) else { return nil }
    let ramp = ColorRamp(colors.map(\.rgba), places)
    let first = atan2(end.y - start.y, end.x - start.x)
    for row in 0..<size.height {
      let line = (bitmap.pixels + row * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      let y = bounds.minY + (CGFloat(row) + 0.5) * bounds.height / CGFloat(size.height) - start.y
      for column in 0..<size.width {
        let x =
          bounds.minX + (CGFloat(column) + 0.5) * bounds.width / CGFloat(size.width) - start.x
        let turn = (atan2(y, x) - first) / (2 * .pi)
        line[column] = ramp.color(at: turn - turn.rounded(.down)).premultipliedWord
      }
    }
    bitmap.markDirty()
    return CGImage(sharing: bitmap)
  }
}

/// A gradient's pixels once they are computed. All are equal: they depend on the rest of a paint.
@MainActor
private final class DrawnGradient: Equatable {
  var image: CGImage?

  nonisolated static func == (one: DrawnGradient, other: DrawnGradient) -> Bool { true }
}

/// Interpolated colours at positions from 0 to 1.
private struct ColorRamp {
  private let stops: [(place: CGFloat, color: RGBA)]

  /// - Parameter places: The positions of the colours, ascending; nil for even ones.
  init(_ colors: [RGBA], _ places: [CGFloat]?) {
    let last = CGFloat(max(colors.count - 1, 1))
    stops = colors.enumerated().map { (places?[$0] ?? CGFloat($0) / last, $1) }
  }

  func color(at place: CGFloat) -> RGBA {
    guard let next = stops.firstIndex(where: { $0.place > place }) else {
      return stops[stops.count - 1].color
    }
    guard next > 0 else { return stops[0].color }
    let (a, b) = (stops[next - 1], stops[next])
    let part = (place - a.place) / (b.place - a.place)
    func mix(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * part }
    return RGBA(
      red: mix(a.color.red, b.color.red), green: mix(a.color.green, b.color.green),
      blue: mix(a.color.blue, b.color.blue), alpha: mix(a.color.alpha, b.color.alpha))
  }
}
