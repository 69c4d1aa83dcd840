import LayoutGeometry

/// The contents of a layer too large for one bitmap, drawn in strips when they become visible: a
/// screen shows forty lines of a text of 100,000.
struct LayerStrips {
  /// The drawing of one strip.
  enum Strip {
    case drawing(FlatDrawing)
    case pixels(Bitmap)
    case nothing
  }

  /// The side of strips, in pixels.
  private static let side = 4096
  /// The maximum size: larger frames are errors and are not drawn.
  private static let longest = 1e9

  /// The whole size, in pixels.
  let width: Int
  let height: Int
  private let scale: CGFloat
  private var drawn: [PixelRect: Strip] = [:]

  /// Creates strips; nil for an empty or invalid size, or one that fits in a bitmap.
  init?(_ size: CGSize, scale: CGFloat) {
    let grid = FrameGrid(scale: 1)
    let width = grid.roundedUp(Double(size.width * scale))
    let height = grid.roundedUp(Double(size.height * scale))
    guard width > 0, height > 0, width < Self.longest, height < Self.longest,
      max(width, height) > Double(Bitmap.maximumSide)
    else { return nil }
    self.width = Int(width)
    self.height = Int(height)
    self.scale = scale
  }

  /// Returns the strips with pixels in a region, both in pixels of the layer.
  func boxes(in region: PixelRect) -> [PixelRect] {
    let seen = region.intersection(PixelRect(width: width, height: height))
    guard !seen.isEmpty else { return [] }
    func starts(_ low: Int, _ high: Int) -> StrideTo<Int> {
      stride(from: low / Self.side * Self.side, to: high, by: Self.side)
    }
    return starts(seen.minY, seen.maxY).flatMap { y in
      starts(seen.minX, seen.maxX).map { x in
        PixelRect(
          minX: x, minY: y, maxX: min(x + Self.side, width), maxY: min(y + Self.side, height))
      }
    }
  }

  /// Returns a strip; nil if it has not been drawn.
  func strip(_ box: PixelRect) -> Strip? { drawn[box] }

  /// Draws a strip.
  ///
  /// - Parameter draw: Draws a part of the layer, in points from its top left corner.
  mutating func draw(_ box: PixelRect, by draw: (CGRect) -> (FlatDrawing?, Bitmap?)) {
    let (drawing, bitmap) = draw(
      CGRect(
        x: CGFloat(box.minX) / scale, y: CGFloat(box.minY) / scale,
        width: CGFloat(box.width) / scale, height: CGFloat(box.height) / scale))
    drawn[box] = drawing.map { .drawing($0) } ?? bitmap.map { .pixels($0) } ?? .nothing
  }
}

extension CALayer {
  /// Adds the visible strips after they are drawn: copied if the layer is upright and drawn at its
  /// own scale, else transformed like an image.
  func paintStrips(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    guard let strips = ownDrawing.strips else { return }
    let origin = shape.pixelBox
    let isCopied = shape.isAxisAligned && shape.scales(by: contentsScale)
    let whole = PixelRect(width: strips.width, height: strips.height)
    let seen = isCopied ? list.visibleClip.offset(x: -origin.minX, y: -origin.minY) : whole
    for box in strips.boxes(in: seen) {
      guard let strip = strips.strip(box) else {
        list.display.note { self.drawStrip(box) }
        continue
      }
      if isCopied {
        let place = box.offset(x: origin.minX, y: origin.minY)
        switch strip {
        case .drawing(let drawing): list.add(.drawing(drawing, alpha: alpha), box: place)
        case .pixels(let pixels): list.add(.pixels(pixels, alpha: alpha), box: place)
        case .nothing: break
        }
      } else if let image = strip.image {
        paint(image, in: box, into: &list, shape, alpha: alpha)
      }
    }
  }

  private func drawStrip(_ box: PixelRect) {
    guard var strips = ownDrawing.strips, strips.strip(box) == nil else { return }
    strips.draw(box) { drawn($0.offsetBy(dx: bounds.minX, dy: bounds.minY)) }
    ownDrawing.strips = strips
  }

  private func paint(
    _ image: CGImage, in box: PixelRect, into list: inout PaintList, _ shape: LayerShape,
    alpha: CGFloat
  ) {
    let rect = CGRect(
      x: bounds.minX + CGFloat(box.minX) / contentsScale,
      y: bounds.minY + CGFloat(box.minY) / contentsScale,
      width: CGFloat(box.width) / contentsScale, height: CGFloat(box.height) / contentsScale)
    let map = image.map(to: rect).concatenating(shape.toDevice)
    list.add(
      .image(image, map, alpha: alpha), box: PixelRect(rect.applying(shape.toDevice).integral))
  }
}

extension LayerStrips.Strip {
  fileprivate var image: CGImage? {
    switch self {
    case .drawing(let drawing): drawing.bitmap.map { CGImage(ofLayers: $0) }
    case .pixels(let pixels): CGImage(ofLayers: pixels)
    case .nothing: nil
    }
  }
}
