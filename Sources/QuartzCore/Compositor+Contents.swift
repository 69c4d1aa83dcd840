extension Compositor {
  /// Draws the backing store or the contents image.
  ///
  /// A backing store that fits the bounds is copied pixel by pixel at the nearest whole pixel;
  /// anything else is scaled into the rectangle its gravity gives, whose edges are snapped to the
  /// nearest pixels.
  func drawContents(of layer: CALayer, _ shape: LayerShape, alpha: CGFloat) {
    switch layer.placedContents(shape, visible: visible) {
    case .drawing(let drawing, let x, let y):
      guard let bitmap = drawing.bitmap else { return }
      draw(bitmap, at: CGPoint(x: x, y: y), alpha: alpha)
    case .pixels(let bitmap, let x, let y):
      draw(bitmap, at: CGPoint(x: x, y: y), alpha: alpha)
    case .image(let image, let rect) where shape.isUpright:
      context.drawUpright(image, in: rect, alpha: alpha)
      countPixels(of: rect)
    case .image(let image, let rect):
      context.saveGState()
      context.concatenate(shape.toDevice)
      context.drawUpright(image, in: rect, alpha: alpha)
      context.restoreGState()
      countPixels(of: shape.box)
    case nil: return
    }
  }

  private func draw(_ bitmap: Bitmap, at origin: CGPoint, alpha: CGFloat) {
    let box = CGRect(
      origin: origin, size: CGSize(width: bitmap.width, height: bitmap.height))
    guard box.intersects(visible) else { return }
    context.draw(bitmap, at: origin, scale: 1, alpha: alpha)
    countPixels(of: box)
  }
}

/// What a layer shows besides its colours, and where.
enum PlacedContents {
  /// In the picture's pixels, copied as it is to the nearest whole one.
  case drawing(FlatDrawing, Int, Int)
  case pixels(Bitmap, Int, Int)
  /// Scaled into a rectangle of whole pixels; where the layer is turned, in its own points.
  case image(CGImage, CGRect)
}

extension CALayer {
  /// What ``display()`` drew or the contents image, and where that lies; nil for an image that lies
  /// in no visible pixel.
  func placedContents(_ shape: LayerShape, visible: CGRect) -> PlacedContents? {
    guard hasDrawing else {
      return contentsImage.flatMap { placed($0, shape, visible: visible) }
    }
    let size = PixelSize(points: bounds.size, scale: contentsScale)
    let (x, y) = (Int(shape.box.minX), Int(shape.box.minY))
    let isCopied = shape.isUpright && shape.scales(by: contentsScale)
    if let drawing, isCopied, size == PixelSize(width: drawing.width, height: drawing.height) {
      return .drawing(drawing, x, y)
    }
    guard let backing = backingStore else { return nil }
    if isCopied, size == PixelSize(width: backing.width, height: backing.height) {
      return .pixels(backing, x, y)
    }
    return placed(CGImage(sharing: backing), shape, visible: visible)
  }

  private func placed(
    _ image: CGImage, _ shape: LayerShape, visible: CGRect
  ) -> PlacedContents? {
    let rect = place(of: image, shape)
    guard shape.isUpright else { return .image(image, rect) }
    guard rect.intersects(visible) else { return nil }
    guard let pixels = scaledPixels(of: image, in: rect) else { return .image(image, rect) }
    return .pixels(pixels, Int(rect.minX), Int(rect.minY))
  }

  private func place(of image: CGImage, _ shape: LayerShape) -> CGRect {
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    let rect = contentsGravity.rect(for: size, in: bounds)
    return shape.isUpright ? shape.snapped(rect) : rect
  }
}

extension CALayer {
  /// The contents as they are seen in a box of pixels; nil where they fit as they are, or are too
  /// large to be kept.
  fileprivate func scaledPixels(of image: CGImage, in box: CGRect) -> Bitmap? {
    guard let whole = contents as? CGImage, !image.isMask,
      box.width != CGFloat(image.width) || box.height != CGFloat(image.height)
    else { return nil }
    let size = PixelSize(width: Int(box.width), height: Int(box.height))
    guard scaledContents?.isOf(whole, part: contentsRect, size: size) == true else {
      let kept = ScaledContents(of: whole, part: contentsRect, size: size) { context, rect in
        context.drawUpright(image, in: rect)
      }
      scaledContents = kept
      return kept?.bitmap
    }
    return scaledContents?.bitmap
  }

  /// The part of `contents` that is shown.
  fileprivate var contentsImage: CGImage? {
    guard let contents, let image = contents as? CGImage else { return nil }
    guard contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
    return image.cropping(
      to: CGRect(
        x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
        width: contentsRect.width * CGFloat(image.width),
        height: contentsRect.height * CGFloat(image.height)))
  }
}
