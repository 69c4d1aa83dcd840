import CCairo

extension CGContext {
  /// Gives every object drawn from now on a shadow.
  ///
  /// `offset` is in the base space of the context: neither scaled nor turned by the transform, y
  /// downwards in UIKit's contexts (in points) and upwards in contexts made by hand. `blur` is
  /// twice the standard deviation. A nil colour means no shadow.
  /// Source: Apple, CGContext.setShadow(offset:blur:color:).
  public func setShadow(offset: CGSize, blur: CGFloat, color: CGColor?) {
    guard let color, color.alpha > 0, offset.width.isFinite, offset.height.isFinite,
      blur.isFinite
    else {
      state.shadow = nil
      return
    }
    let limit = CGFloat(Bitmap.maximumSide)
    let upwards: CGFloat = hasUpwardOrigin ? -1 : 1
    let pixels = CGSize(
      width: min(max(offset.width * scale, -limit), limit),
      height: min(max(offset.height * scale * upwards, -limit), limit))
    state.shadow = Shadow(
      offset: CGSize(width: pixels.width.rounded(), height: pixels.height.rounded()),
      blur: GaussianBlur(contextShadowBlur: max(0, blur) * scale), color: color)
  }

  /// Gives every object a black shadow of one third opacity.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// The shadow of what is in `group`, as a bitmap placed where it falls.
  func cast(_ shadow: Shadow, of group: Bitmap) -> Bitmap? {
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(group.surface, &x, &y)
    // Blurring costs by the pixel: only those with ink.
    guard let ink = group.ink, let part = Bitmap(width: ink.width, height: ink.height) else {
      return nil
    }
    for row in 0..<ink.height {
      memcpy(
        part.pixels + row * part.bytesPerRow,
        group.pixels + (ink.y + row) * group.bytesPerRow + 4 * ink.x, 4 * ink.width)
    }
    part.markDirty()
    guard let cast = part.blurredShadow(shadow.blur, color: shadow.color.rgba) else { return nil }
    let reach = Double(shadow.blur.reach)
    cairo_surface_set_device_offset(
      cast.surface, x - Double(ink.x) - shadow.offset.width + reach,
      y - Double(ink.y) - shadow.offset.height + reach)
    return cast
  }
}

extension Bitmap {
  /// The smallest box around all pixels that are not clear; nil for none. Complexity: O(pixels).
  package var ink: (x: Int, y: Int, width: Int, height: Int)? {
    flush()
    var (left, top, right, bottom) = (width, height, -1, -1)
    for row in 0..<height {
      let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt32.self)
      guard let first = (0..<width).first(where: { line[$0] != 0 }),
        let last = (0..<width).last(where: { line[$0] != 0 })
      else { continue }
      left = min(left, first)
      right = max(right, last)
      top = min(top, row)
      bottom = row
    }
    return bottom < 0 ? nil : (left, top, right - left + 1, bottom - top + 1)
  }

  /// The opacity of this bitmap, blurred and filled with `color`, in a bitmap larger by the blur's
  /// reach on each side; nil when that is too large.
  package func blurredShadow(_ blur: GaussianBlur, color: RGBA) -> Bitmap? {
    let reach = blur.reach
    guard let result = Bitmap(width: width + 2 * reach, height: height + 2 * reach) else {
      return nil
    }
    flush()
    var plane = [Float](repeating: 0, count: result.width * result.height)
    for row in 0..<height {
      let source = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      let start = (row + reach) * result.width + reach
      for column in 0..<width { plane[start + column] = Float(source[4 * column + 3]) }
    }
    blur.blur(&plane, width: result.width, height: result.height)
    let (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
    let opacity = Float(color.alpha)
    for row in 0..<result.height {
      let target = (result.pixels + row * result.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<result.width {
        let alpha = (min(plane[row * result.width + column], 255) * opacity).rounded()
        guard alpha > 0 else { continue }
        target[4 * column] = UInt8((alpha * blue).rounded())
        target[4 * column + 1] = UInt8((alpha * green).rounded())
        target[4 * column + 2] = UInt8((alpha * red).rounded())
        target[4 * column + 3] = UInt8(alpha)
      }
    }
    result.markDirty()
    return result
  }
}
