import CCairo

extension CGContext {
  /// Sets the shadow of subsequently drawn objects.
  ///
  /// `offset` is in the base space, unaffected by the current transform: in points with y downwards
  /// in UIKit's contexts, and with y upwards in bitmap contexts. `blur` is twice the standard
  /// deviation. A nil colour removes the shadow. Source: Apple,
  /// CGContext.setShadow(offset:blur:color:).
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

  /// Sets a black shadow with an alpha of one third.
  public func setShadow(offset: CGSize, blur: CGFloat) {
    setShadow(offset: offset, blur: blur, color: CGColor(gray: 0, alpha: 1 / 3))
  }

  /// Returns the visible part of a group's shadow, as a bitmap with a device offset.
  func cast(_ shadow: Shadow, of group: Bitmap) -> Bitmap? {
    let area = clipArea
    guard let ink = group.ink, !area.isEmpty else { return nil }
    var (x, y) = (0.0, 0.0)
    cairo_surface_get_device_offset(group.surface, &x, &y)
    // The offset from target pixels to those of the shape.
    let dx = x - shadow.offset.width - CGFloat(ink.minX)
    let dy = y - shadow.offset.height - CGFloat(ink.minY)
    let reach = shadow.blur.reach
    let reached = PixelRect(
      minX: -reach, minY: -reach, maxX: ink.width + reach, maxY: ink.height + reach)
    let window = reached.intersection(
      PixelRect(
        minX: Int(area.minX + dx), minY: Int(area.minY + dy), maxX: Int(area.maxX + dx),
        maxY: Int(area.maxY + dy)))
    let cast = Bitmap(
      shadowOf: AlphaPlane(of: group, in: ink), blur: shadow.blur, color: shadow.color.rgba,
      in: window)
    guard let cast else { return nil }
    cairo_surface_set_device_offset(
      cast.surface, dx - CGFloat(window.minX), dy - CGFloat(window.minY))
    return cast
  }
}

// MARK: Shadows without their source

extension CGContext {
  /// Draws the shadow of a bitmap without the bitmap, in a user space of pixels. `origin` is the
  /// place of the bitmap's top-left pixel, moved by the shadow's offset.
  ///
  /// Shadows are cached. O(pixels), plus the blur's complexity on first use.
  package func drawShadow(
    of bitmap: Bitmap, at origin: CGPoint, blur: GaussianBlur, color: RGBA, alpha: CGFloat
  ) {
    guard color.alpha > 0, let ink = bitmap.ink else { return }
    let (plane, columns, rows) = AlphaPlane(of: bitmap, in: ink)
      .shrunk(toRuns: 2 * blur.reach + 1)
    let inkOrigin = CGPoint(x: origin.x + CGFloat(ink.minX), y: origin.y + CGFloat(ink.minY))
    ShadowPatchCache.shared.patch(of: .plane(plane), blur: blur, color: color)?
      .draw(in: self, at: inkOrigin, columns: columns, rows: rows, alpha: alpha)
  }

  /// Draws the shadow of a filled path without the path, in a user space of pixels.
  package func drawShadow(
    of path: CGPath, offset: CGVector, blur: GaussianBlur, color: RGBA, alpha: CGFloat
  ) {
    let reach = CGFloat(blur.reach)
    let casting = clipArea.applying(state.transform.inverted())
      .offsetBy(dx: -offset.dx, dy: -offset.dy).insetBy(dx: -reach, dy: -reach)
    let region = casting.intersection(path.boundingBoxOfPath).integral
    guard region.isFinite, !region.isEmpty,
      let filled = Bitmap(width: Int(region.width), height: Int(region.height))
    else { return }
    let canvas = filled.makeContext(scale: 1)
    canvas.translateBy(x: -region.minX, y: -region.minY)
    canvas.setFillColor(.black)
    canvas.addPath(path)
    canvas.fillPath()
    drawShadow(
      of: filled, at: CGPoint(x: region.minX + offset.dx, y: region.minY + offset.dy), blur: blur,
      color: color, alpha: alpha)
  }
}
