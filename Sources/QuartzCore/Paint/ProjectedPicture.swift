import CPixels

/// A layer and its sublayers, drawn flat and projected in perspective.
@MainActor
struct ProjectedPicture: CustomPaint {
  /// The composed content.
  let group: PaintGroup
  /// The projection from the group's pixels to the picture's.
  let projection: Projection
  /// The pixels of the picture that it may change.
  let box: PixelRect

  /// Creates the picture of a projected layer.
  ///
  /// - Parameters:
  ///   - projection: The projection from the layer's points to the superlayer's.
  ///   - parent: The transform from the superlayer's points to pixels.
  /// - Returns: Nil if nothing is visible.
  init?(
    _ layer: CALayer, _ projection: Projection, in parent: CGAffineTransform, of list: PaintList
  ) {
    let bounds = layer.bounds
    let toSource = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: list.scale, y: list.scale))
    // Content outside of the bounds is drawn up to the layer's size, on each side.
    let around =
      layer.masksToBounds ? bounds : bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let visibleClip = PixelRect(around.applying(toSource).integral)
    var inside = list.nested(visible: visibleClip)
    layer.paint(into: &inside, toSource)
    group = PaintGroup(inside.items, blending: .isolated(alpha: 1, mask: nil, tint: nil))
    self.projection = Projection(toSource.inverted()).then(projection).then(Projection(parent))
    let seen = self.projection.box(group.extent.rect.insetBy(dx: -1, dy: -1))
    box = seen.map { PixelRect($0.integral).intersection(list.visibleClip) } ?? list.visibleClip
    if inside.items.isEmpty || box.isEmpty { return nil }
  }

  func draw(in context: CGContext) {
    guard let source = Canvas(of: group, covering: group.extent),
      let back = projection.inverse, let picture = Bitmap(width: box.width, height: box.height)
    else { return }
    picture.flush()
    var (from, to) = (source.bitmap.view(of: source.region), picture.view(of: box))
    cpixels_project(&from, projection.m, back.m, &to)
    picture.markDirty()
    context.draw(picture, at: box.rect.origin, scale: 1, alpha: 1)
  }

  func isEqual(to other: any CustomPaint) -> Bool {
    guard let other = other as? ProjectedPicture else { return false }
    return projection == other.projection && box == other.box
      && group.matches(other.group, movedBy: 0, 0)
  }
}

extension Bitmap {
  /// Returns the pixels as those of a part of a plane.
  fileprivate func view(of part: PixelRect) -> cpixels_view {
    cpixels_view(
      pixels: pixels, bytes_per_row: bytesPerRow, x: Int32(clamping: part.minX),
      y: Int32(clamping: part.minY), width: UInt32(width), height: UInt32(height))
  }
}
