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

  /// The part of the shadow of `group` that can be seen, as a bitmap placed where it falls.
  func cast(_ shadow: Shadow, of group: Bitmap) -> Bitmap? {
    let area = clipArea
    guard let ink = group.ink, !area.isEmpty else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(group.surface, &x, &y)
    // From target pixels to the bitmap's own, for the object that casts.
    let (dx, dy) = (x - shadow.offset.width, y - shadow.offset.height)
    let reach = shadow.blur.reach
    let left = max(ink.x - reach, Int(area.minX + dx))
    let right = min(ink.x + ink.width + reach, Int(area.maxX + dx))
    let top = max(ink.y - reach, Int(area.minY + dy))
    let bottom = min(ink.y + ink.height + reach, Int(area.maxY + dy))
    guard left < right, top < bottom else { return nil }
    let cast = group.blurredShadow(
      shadow.blur, color: shadow.color.rgba, of: ink, columns: left..<right, rows: top..<bottom)
    guard let cast else { return nil }
    cairo_surface_set_device_offset(cast.surface, dx - CGFloat(left), dy - CGFloat(top))
    return cast
  }
}

extension Bitmap {
  /// The smallest box around all pixels that are not clear; nil for none. Complexity: O(pixels).
  package var ink: PixelRect? {
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
    return bottom < 0
      ? nil : PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// The opacity of this bitmap, blurred and filled with `color`, in a bitmap larger by the blur's
  /// reach on each side; nil when that is too large.
  package func blurredShadow(_ blur: GaussianBlur, color: RGBA) -> Bitmap? {
    let reach = blur.reach
    return blurredShadow(
      blur, color: color, of: PixelRect(x: 0, y: 0, width: width, height: height),
      columns: -reach..<width + reach, rows: -reach..<height + reach)
  }

  /// The shadow of the pixels in `box`, as far as it falls on `columns` and `rows` of this bitmap's
  /// coordinates, which may lie outside of it; nil when that is too large.
  fileprivate func blurredShadow(
    _ blur: GaussianBlur, color: RGBA, of box: PixelRect, columns: Range<Int>, rows: Range<Int>
  ) -> Bitmap? {
    guard let result = Bitmap(width: columns.count, height: rows.count) else { return nil }
    flush()
    var plane = [Float](repeating: 0, count: box.width * box.height)
    for row in 0..<box.height {
      let source = (pixels + (box.y + row) * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<box.width {
        plane[row * box.width + column] = Float(source[4 * (box.x + column) + 3])
      }
    }
    let blurred = blur.blurred(
      plane, width: box.width, height: box.height,
      columns: columns.lowerBound - box.x..<columns.upperBound - box.x,
      rows: rows.lowerBound - box.y..<rows.upperBound - box.y)
    result.fill(with: color, opacities: blurred)
    return result
  }

  /// Fills with one colour; `opacities`, from 0 to 255, has a number for each pixel.
  private func fill(with color: RGBA, opacities: [Float]) {
    let (red, green, blue) = (Float(color.red), Float(color.green), Float(color.blue))
    let opacity = Float(color.alpha)
    for row in 0..<height {
      let target = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width {
        let alpha = (min(opacities[row * width + column], 255) * opacity).rounded()
        guard alpha > 0 else { continue }
        target[4 * column] = UInt8((alpha * blue).rounded())
        target[4 * column + 1] = UInt8((alpha * green).rounded())
        target[4 * column + 2] = UInt8((alpha * red).rounded())
        target[4 * column + 3] = UInt8(alpha)
      }
    }
    markDirty()
  }
}
