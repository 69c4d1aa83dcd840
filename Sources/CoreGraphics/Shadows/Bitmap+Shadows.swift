import CPixels

extension Bitmap {
  /// The smallest box around all pixels that are not clear; nil for none. Complexity: O(pixels).
  package var ink: PixelRect? {
    flush()
    let box = cblur_ink_of(
      pixels.assumingMemoryBound(to: UInt32.self), bytesPerRow, UInt32(width), UInt32(height))
    guard box.min_x < box.max_x else { return nil }
    return PixelRect(
      minX: Int(box.min_x), minY: Int(box.min_y), maxX: Int(box.max_x), maxY: Int(box.max_y))
  }

  /// The opacities of a plane, blurred and filled with `color`, as far as they fall on `window`, in
  /// the plane's coordinates; nil when that is too large.
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
