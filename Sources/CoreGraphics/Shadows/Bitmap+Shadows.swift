import CPixels

extension Bitmap {
  /// The bounding box of the pixels that are not transparent; nil for none. O(pixels).
  package var ink: PixelRect? {
    flush()
    let box = cblur_ink_of(
      pixels.assumingMemoryBound(to: UInt32.self), bytesPerRow, UInt32(width), UInt32(height))
    guard box.min_x < box.max_x else { return nil }
    return PixelRect(
      minX: Int(box.min_x), minY: Int(box.min_y), maxX: Int(box.max_x), maxY: Int(box.max_y))
  }

  /// Creates a bitmap of the blurred plane in a colour, limited to a window in the plane's
  /// coordinates; nil if it is too large.
  convenience init?(
    shadowOf plane: AlphaPlane, blur: GaussianBlur, color: RGBA, in window: PixelRect
  ) {
    guard window.minX < window.maxX, window.minY < window.maxY else { return nil }
    self.init(width: window.width, height: window.height)
    let opacities = blur.blurred(plane, in: window)
    let colors = (0...255).map { color.premultiplied(alpha: UInt8($0)) }
    cblur_tint(
      opacities, opacities.count, Float(color.alpha), colors,
      pixels.assumingMemoryBound(to: UInt32.self))
    markDirty()
  }
}
