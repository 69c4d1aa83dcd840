/// The silhouette that casts a shadow.
@MainActor
enum Silhouette {
  /// A box of whole pixels, optionally with rounded corners; of the layer or its shadow path.
  case rounded(LayerShape, isLayer: Bool)
  /// A path in a layer's points, and the transform to pixels.
  case path(CGPath, CGAffineTransform)
  /// The composed layer with its sublayers.
  case composed(PaintGroup)

  init(of layer: CALayer, _ shape: LayerShape, _ group: PaintGroup) {
    if let path = layer.shadowPath {
      let box = LayerShape(ofPath: path, shape.toDevice)
      self = box.map { .rounded($0, isLayer: false) } ?? .path(path, shape.toDevice)
    } else {
      let fills = group.fills(shape)
      let box = fills ? shape : group.filledOutline
      self = box.map { .rounded($0, isLayer: fills) } ?? .composed(group)
    }
  }

  /// The pixels that the silhouette covers.
  var box: PixelRect {
    switch self {
    case .rounded(let shape, _): return shape.pixelBox
    case .path(let path, var toDevice):
      return PixelRect(path.copy(using: &toDevice)?.boundingBoxOfPath ?? .null)
    case .composed(let group): return group.extent
    }
  }

  func matches(_ other: Silhouette, _ x: Int, _ y: Int) -> Bool {
    switch (self, other) {
    case (.rounded(let a, _), .rounded(let b, _)): a.isLike(b, movedBy: x, y)
    case (.path(let a, let map), .path(let b, let mapB)):
      map.isEqual(to: mapB, movedBy: x, y) && a == b
    case (.composed(let a), .composed(let b)): a.matches(b, movedBy: x, y)
    default: false
    }
  }
}

extension PaintGroup {
  /// Returns whether the group begins with an opaque, unmasked background of a shape that contains
  /// all other items, so that its alpha is the shape's.
  fileprivate func fills(_ shape: LayerShape) -> Bool {
    guard case .isolated(_, nil, nil) = blending, shape.isAxisAligned, let first = items.first,
      case .fill(let background, let color) = first.paint, background.isLike(shape, movedBy: 0, 0),
      color.pattern == nil, color.rgba.premultipliedWord >> 24 == 255
    else { return false }
    return items.dropFirst().allSatisfy { shape.definitelyContains($0.reach) }
  }
}

extension PaintGroup {
  /// The outline that clips everything and that an opaque background fills, so that it is the
  /// group's alpha, whatever the other items. Nil if there is none.
  fileprivate var filledOutline: LayerShape? {
    guard case .isolated(_, nil, nil) = blending, outline == nil, items.count == 1,
      case .group(let inner) = items[0].paint, items[0].clip.contains(items[0].box),
      case .isolated(1, nil, nil) = inner.blending, let outline = inner.outline,
      outline.isAxisAligned, let background = inner.items.first, background.background != nil,
      background.reach.contains(outline.pixelBox)
    else { return nil }
    return outline
  }
}

extension LayerShape {
  /// Returns whether all pixels of a box are inside, away from the antialiased edge.
  fileprivate func definitelyContains(_ box: PixelRect) -> Bool {
    guard pixelBox.contains(box) else { return false }
    let across = CGFloat(min(box.minX - pixelBox.minX, pixelBox.maxX - box.maxX))
    let down = CGFloat(min(box.minY - pixelBox.minY, pixelBox.maxY - box.maxY))
    // A continuous corner leaves less out than a circular one with the same start.
    let reach = curve == .continuous ? CornerPath.continuousReach : 1
    let corner = (radius * lengthScale * reach).rounded(.up)
    let (x, y) = (corner - across, corner - down)
    return x <= 0 || y <= 0 || x * x + y * y <= (corner - 1) * (corner - 1)
  }

  /// Creates the shape of a path in points if that is a rectangle on whole pixels, optionally with
  /// equal rounded corners; nil otherwise.
  fileprivate init?(ofPath path: CGPath, _ toDevice: CGAffineTransform) {
    let bounds = path.boundingBoxOfPath
    guard toDevice.isAxisAligned, !bounds.isNull, !bounds.isEmpty else { return nil }
    let exact = bounds.applying(toDevice)
    guard exact == PixelGrid.snapped(exact) else { return nil }
    if path.isRect(nil) {
      self.init(bounds: bounds, radius: 0, toDevice: toDevice)
      return
    }
    guard let (radius, curve) = Self.corners(of: path, in: bounds) else { return nil }
    self.init(bounds: bounds, radius: radius, curve: curve, toDevice: toDevice)
  }

  /// Returns the corners of the outlines that `UIBezierPath` and `CGPath` create.
  private static func corners(
    of path: CGPath, in bounds: CGRect
  ) -> (radius: CGFloat, curve: CALayerCornerCurve)? {
    if let (radius, isContinuous) = BezierRoundedRectangle.corners(of: path, in: bounds) {
      return (radius, isContinuous ? .continuous : .circular)
    }
    // The subtraction loses the last digit of a decimal radius.
    let radius = ((path.firstPoint.x - bounds.minX) * 1e6).rounded() / 1e6
    let arcs = CGPath(
      roundedRect: bounds, cornerWidth: radius, cornerHeight: radius, transform: nil)
    return arcs == path ? (radius, .circular) : nil
  }
}

extension CGPath {
  /// The start of the path; zero if it is empty.
  fileprivate var firstPoint: CGPoint { storage.points.first ?? .zero }
}
