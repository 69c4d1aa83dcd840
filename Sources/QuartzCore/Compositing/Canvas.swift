/// A bitmap in which content is composed before blending.
@MainActor
struct Canvas {
  let bitmap: Bitmap
  /// The pixels of the picture that the bitmap covers.
  let region: PixelRect

  var origin: CGPoint { region.rect.origin }

  /// Creates an empty canvas; nil for an empty region, or without memory.
  private init?(covering region: PixelRect) {
    guard !region.isEmpty, let bitmap = Bitmap(width: region.width, height: region.height) else {
      return nil
    }
    self.bitmap = bitmap
    self.region = region
  }

  /// Creates a canvas of a group's items in a region, masked and tinted, but not clipped by its
  /// outline.
  init?(of group: PaintGroup, covering region: PixelRect) {
    self.init(covering: region)
    draw(group.items)
    guard case .isolated(_, let mask, let tint) = group.blending else { return }
    if let mask { keepOnly(mask) }
    if let tint { bitmap.multiply(by: tint) }
  }

  private func makeContext() -> CGContext {
    let context = bitmap.makeContext(scale: 1)
    context.translateBy(x: -origin.x, y: -origin.y)
    return context
  }

  private func draw(_ items: [PaintItem]) {
    Compositor(context: makeContext(), visible: region).draw(items)
    bitmap.flush()
  }

  /// Multiplies the canvas by a mask's alpha.
  private func keepOnly(_ mask: [PaintItem]) {
    guard let other = Canvas(covering: region) else { return }
    other.draw(mask)
    let context = bitmap.makeContext(scale: 1)
    context.setBlendMode(.destinationIn)
    context.draw(other.bitmap, at: .zero, scale: 1, alpha: 1)
    bitmap.flush()
  }
}

extension Bitmap {
  /// Multiplies every pixel by a colour, including alpha.
  fileprivate func multiply(by color: RGBA) {
    let factors = [color.blue, color.green, color.red, 1].map { $0 * color.alpha }
    flush()
    for row in 0..<height {
      let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for byte in 0..<4 * width {
        line[byte] = UInt8((CGFloat(line[byte]) * factors[byte % 4]).rounded())
      }
    }
    markDirty()
  }
}
