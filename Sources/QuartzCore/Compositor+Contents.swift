extension Compositor {
  /// Draws the backing store or the contents image.
  ///
  /// A backing store that fits the bounds is copied pixel by pixel at the nearest whole pixel; anything
  /// else is scaled into the rectangle its gravity gives, whose edges are snapped to the nearest pixels.
  func drawContents(of layer: CALayer, _ shape: LayerShape, alpha: CGFloat) {
    if let backing = layer.backingStore {
      drawBacking(backing, of: layer, shape, alpha: alpha)
    } else if let image = layer.contentsImage {
      drawImage(image, of: layer, shape, alpha: alpha)
    }
  }

  private func drawBacking(
    _ backing: Bitmap, of layer: CALayer, _ shape: LayerShape, alpha: CGFloat
  ) {
    let scale = layer.contentsScale
    let fits =
      PixelSize(points: layer.bounds.size, scale: scale)
      == PixelSize(width: backing.width, height: backing.height)
    guard fits, shape.isUpright, shape.scales(by: scale) else {
      return drawImage(CGImage(sharing: backing), of: layer, shape, alpha: alpha)
    }
    guard shape.box.intersects(visible) else { return }
    context.draw(backing, at: shape.box.origin, scale: 1, alpha: alpha)
    countPixels(of: shape.box)
  }

  private func drawImage(
    _ image: CGImage, of layer: CALayer, _ shape: LayerShape, alpha: CGFloat
  ) {
    let size = CGSize(
      width: CGFloat(image.width) / layer.contentsScale,
      height: CGFloat(image.height) / layer.contentsScale)
    let rect = layer.contentsGravity.rect(for: size, in: layer.bounds)
    if shape.isUpright {
      let box = shape.snapped(rect)
      guard box.intersects(visible) else { return }
      if let pixels = layer.scaledPixels(of: image, in: box) {
        context.draw(pixels, at: box.origin, scale: 1, alpha: alpha)
      } else {
        context.drawUpright(image, in: box, alpha: alpha)
      }
      countPixels(of: box)
    } else {
      context.saveGState()
      context.concatenate(shape.toDevice)
      context.drawUpright(image, in: rect, alpha: alpha)
      context.restoreGState()
      countPixels(of: shape.box)
    }
  }
}

extension CALayer {
  /// The contents as they are seen in a box of pixels; nil where they fit as they are, or are too large to
  /// be kept.
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
