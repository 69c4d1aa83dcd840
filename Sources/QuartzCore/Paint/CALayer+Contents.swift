extension CALayer {
  /// Adds the result of ``display()``, or the contents image.
  ///
  /// A backing store of the bounds' size is copied pixel by pixel at the nearest whole pixel;
  /// others are scaled to the rectangle of their gravity, and mirrored or rotated with the layer.
  /// In an upright layer, its edges are snapped to the nearest pixels, except those of an image
  /// that is drawn smaller in its own proportions.
  func paintBackingStore(into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat) {
    guard hasDrawing else {
      if let image = contentsImage { paint(image, into: &list, shape, alpha: alpha) }
      return
    }
    if ownDrawing.strips != nil { return paintStrips(into: &list, shape, alpha: alpha) }
    let size = PixelSize(points: bounds.size, scale: contentsScale)
    let isCopied = shape.isAxisAligned && shape.scales(by: contentsScale)
    let origin = shape.pixelBox
    if let drawing, isCopied, size == PixelSize(width: drawing.width, height: drawing.height) {
      let box = PixelRect(width: size.width, height: size.height)
      list.add(.drawing(drawing, alpha: alpha), box: box.offset(x: origin.minX, y: origin.minY))
      return
    }
    guard let backing = backingStore else { return }
    if isCopied, size == PixelSize(width: backing.width, height: backing.height) {
      let box = PixelRect(width: size.width, height: size.height)
      list.add(.pixels(backing, alpha: alpha), box: box.offset(x: origin.minX, y: origin.minY))
    } else {
      paint(CGImage(ofLayers: backing), into: &list, shape, alpha: alpha)
    }
  }

  private func paint(
    _ image: CGImage, into list: inout PaintList, _ shape: LayerShape, alpha: CGFloat
  ) {
    let size = CGSize(
      width: CGFloat(image.width) / contentsScale, height: CGFloat(image.height) / contentsScale)
    let rect = contentsGravity.rect(for: size, in: bounds)
    guard shape.isAxisAligned else {
      let map = image.map(to: rect).concatenating(shape.toDevice)
      list.add(
        .image(image, map, alpha: alpha), box: PixelRect(rect.applying(shape.toDevice).integral))
      return
    }
    let place = place(of: image, rect, shape)
    let box = PixelRect(place.integral)
    guard box.intersects(list.visibleClip) else { return }
    let mirror = Mirror(isAcross: shape.toDevice.a < 0, isDown: shape.toDevice.d < 0)
    if let pixels = scaledPixels(of: image, to: place, in: box, mirror) {
      list.add(.pixels(pixels, alpha: alpha), box: box)
    } else {
      list.add(.image(image, image.map(to: place, mirror), alpha: alpha), box: box)
    }
  }

  /// Returns an image's rectangle in the picture of an upright layer.
  ///
  /// Source: a picture that iOS 17 drew, Blueprint's test_aspectFit, where an image that is drawn
  /// smaller covers parts of pixels.
  private func place(of image: CGImage, _ rect: CGRect, _ shape: LayerShape) -> CGRect {
    let snapped = shape.snapped(rect)
    guard contentsGravity == .resizeAspect || contentsGravity == .resizeAspectFill,
      snapped.width < CGFloat(image.width), snapped.height < CGFloat(image.height)
    else { return snapped }
    // The layer's own edges are on those of pixels.
    let (exact, whole) = (bounds.applying(shape.toDevice), shape.snapped(bounds))
    guard exact.width > 0, exact.height > 0 else { return snapped }
    let place = rect.applying(shape.toDevice).applying(
      CGAffineTransform(translationX: whole.minX, y: whole.minY)
        .scaledBy(x: whole.width / exact.width, y: whole.height / exact.height)
        .translatedBy(x: -exact.minX, y: -exact.minY))
    return place.snappedToPixels
  }

  /// Returns the contents scaled to a rectangle in a box of pixels; nil if they fit unscaled, or
  /// are too large to be cached.
  private func scaledPixels(
    of image: CGImage, to place: CGRect, in box: PixelRect, _ mirror: Mirror
  ) -> Bitmap? {
    guard let whole = contents as? CGImage, !image.isMask,
      box.width != image.width || box.height != image.height || mirror != Mirror()
    else { return nil }
    let key = ScaledContents.Key(
      image: whole, part: contentsRect, size: PixelSize(width: box.width, height: box.height),
      place: place.offsetBy(dx: -CGFloat(box.minX), dy: -CGFloat(box.minY)), mirror: mirror)
    guard scaledContents?.key == key else {
      scaledContents = ScaledContents(key) { context in
        context.draw(image, mappedBy: image.map(to: key.place, mirror))
      }
      return scaledContents?.bitmap
    }
    return scaledContents?.bitmap
  }

  /// The visible part of `contents`.
  private var contentsImage: CGImage? {
    guard let contents, let image = contents as? CGImage else { return nil }
    guard contentsRect != CGRect(x: 0, y: 0, width: 1, height: 1) else { return image }
    return image.cropping(
      to: CGRect(
        x: contentsRect.minX * CGFloat(image.width), y: contentsRect.minY * CGFloat(image.height),
        width: contentsRect.width * CGFloat(image.width),
        height: contentsRect.height * CGFloat(image.height)))
  }
}

extension CGRect {
  /// The rectangle with edges that are nearly on those of pixels moved there.
  fileprivate var snappedToPixels: CGRect {
    let (left, top) = (minX.snappedToPixel, minY.snappedToPixel)
    return CGRect(
      x: left, y: top, width: maxX.snappedToPixel - left, height: maxY.snappedToPixel - top)
  }
}

/// The mirroring of a picture.
struct Mirror: Equatable {
  /// Whether left and right are swapped.
  var isAcross = false
  /// Whether top and bottom are swapped.
  var isDown = false
}

extension CGImage {
  /// Returns the transform from the image's pixels to a rectangle.
  func map(to rect: CGRect, _ mirror: Mirror = Mirror()) -> CGAffineTransform {
    let (x, y) = (rect.width / CGFloat(width), rect.height / CGFloat(height))
    return CGAffineTransform(
      a: mirror.isAcross ? -x : x, b: 0, c: 0, d: mirror.isDown ? -y : y,
      tx: mirror.isAcross ? rect.maxX : rect.minX, ty: mirror.isDown ? rect.maxY : rect.minY)
  }
}
