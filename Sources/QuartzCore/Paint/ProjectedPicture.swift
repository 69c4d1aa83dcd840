/// A layer and everything inside it, drawn flat and seen in perspective.
@MainActor
struct ProjectedPicture: CustomPaint {
  /// What is seen, composed.
  let group: PaintGroup
  /// From the group's pixels to the picture's.
  let projection: Projection
  /// The pixels of the picture that it may change.
  let box: PixelRect

  /// How many samples a pixel has along each side.
  private static let samples = 2

  /// What a layer looks like from the side.
  ///
  /// - Parameters:
  ///   - projection: from the layer's points to the superlayer's.
  ///   - parent: from the superlayer's points to pixels.
  /// - Returns: nil where nothing is to be seen.
  init?(
    _ layer: CALayer, _ projection: Projection, in parent: CGAffineTransform, of list: PaintList
  ) {
    let bounds = layer.bounds
    let toSource = CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY)
      .concatenating(CGAffineTransform(scaleX: list.scale, y: list.scale))
    // What hangs over is drawn as far as the layer is large, on each side.
    let around =
      layer.masksToBounds ? bounds : bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
    let sight = PixelRect(around.applying(toSource).integral)
    var inside = list.nested(visible: sight)
    layer.paint(into: &inside, toSource)
    group = PaintGroup(inside.items, blending: .isolated(alpha: 1, mask: nil, tint: nil))
    self.projection = Projection(toSource.inverted()).then(projection).then(Projection(parent))
    let seen = self.projection.box(group.extent.rect.insetBy(dx: -1, dy: -1))
    box = seen.map { PixelRect($0.integral).intersection(list.sight) } ?? list.sight
    if inside.items.isEmpty || box.isEmpty { return nil }
  }

  func draw(in context: CGContext) {
    guard let source = Canvas(of: group, covering: group.extent),
      let back = projection.inverse, let picture = Bitmap(width: box.width, height: box.height)
    else { return }
    picture.flush()
    for row in 0..<box.height {
      let line = (picture.pixels + row * picture.bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<box.width {
        write(column, row, from: source, by: back, to: line + 4 * column)
      }
    }
    picture.markDirty()
    context.draw(picture, at: box.rect.origin, scale: 1, alpha: 1)
  }

  /// Writes the mean of a pixel's samples.
  private func write(
    _ column: Int, _ row: Int, from source: Canvas, by back: Projection,
    to pixel: UnsafeMutablePointer<UInt8>
  ) {
    var sum = SIMD4<Double>.zero
    for sample in 0..<Self.samples * Self.samples {
      let (across, down) = (sample % Self.samples, sample / Self.samples)
      let x = Double(box.minX + column) + (Double(across) + 0.5) / Double(Self.samples)
      let y = Double(box.minY + row) + (Double(down) + 0.5) / Double(Self.samples)
      // The way back of what lies behind the eye has no w above 0, either.
      if let place = back.place(x, y), projection.place(place.x, place.y) != nil {
        sum += source.color(at: place.x, place.y)
      }
    }
    let mean = sum / Double(Self.samples * Self.samples)
    for channel in 0..<4 { pixel[channel] = UInt8(min(max(mean[channel].rounded(), 0), 255)) }
  }

  func isEqual(to other: any CustomPaint) -> Bool {
    guard let other = other as? ProjectedPicture else { return false }
    return projection == other.projection && box == other.box
      && group.looksLike(other.group, movedBy: 0, 0)
  }
}

extension Canvas {
  /// The premultiplied bytes at a point of the picture it stands for, between the pixels' centres;
  /// clear outside.
  fileprivate func color(at x: Double, _ y: Double) -> SIMD4<Double> {
    let (u, v) = (x - Double(region.minX) - 0.5, y - Double(region.minY) - 0.5)
    guard u > -1, v > -1, u < Double(region.width), v < Double(region.height) else { return .zero }
    let (left, top) = (u.rounded(.down), v.rounded(.down))
    let (across, down) = (u - left, v - top)
    let (column, row) = (Int(left), Int(top))
    let upper = pixel(column, row) * (1 - across) + pixel(column + 1, row) * across
    let lower = pixel(column, row + 1) * (1 - across) + pixel(column + 1, row + 1) * across
    return upper * (1 - down) + lower * down
  }

  private func pixel(_ column: Int, _ row: Int) -> SIMD4<Double> {
    guard column >= 0, row >= 0, column < region.width, row < region.height else { return .zero }
    let bytes = (bitmap.pixels + row * bitmap.bytesPerRow + 4 * column)
      .assumingMemoryBound(to: UInt8.self)
    return SIMD4(Double(bytes[0]), Double(bytes[1]), Double(bytes[2]), Double(bytes[3]))
  }
}
