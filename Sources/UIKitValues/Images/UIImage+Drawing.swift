extension UIImage {
  /// Draws the image in the current context with its top left at `point`, at its own size.
  public func draw(at point: CGPoint) {
    draw(in: CGRect(origin: point, size: size))
  }

  /// Draws the image at its own size with a blend mode and an opacity.
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image upright in the current context, stretched to `rect`.
  ///
  /// A resizable image keeps its caps and fills its middle. A template is drawn as a shape in the
  /// fill colour.
  public func draw(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    draw(in: rect, of: context)
  }

  /// Draws the image stretched to `rect` with a blend mode and an opacity.
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    // The parts of a resizable image are blended as one object, not with each other.
    let isGroup = isResizable && (blendMode != .normal || alpha < 1)
    if isGroup { context.beginTransparencyLayer(in: rect, auxiliaryInfo: nil) }
    draw(in: rect, of: context)
    if isGroup { context.endTransparencyLayer() }
    context.restoreGState()
  }

  /// Tiles `rect` with the image, the first one at its top left.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext(), let picture = upright else { return }
    context.drawTiled(
      picture, tile: CGRect(origin: rect.origin, size: size), in: rect.standardized)
  }

  /// Draws the image stretched to `rect` of a context with its origin at the top.
  package func draw(in rect: CGRect, of context: CGContext) {
    guard rect.isFinite, rect.width > 0, rect.height > 0 else { return }
    if isResizable, rect.size != size {
      drawParts(in: rect, of: context)
      return
    }
    if let vector {
      draw(vector, in: rect, of: context)
      return
    }
    guard let picture = shape, size.width > 0, size.height > 0 else { return }
    let (width, height) = (CGFloat(picture.width), CGFloat(picture.height))
    let turned =
      imageOrientation.swapsSides
      ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    let target = CGAffineTransform(
      a: rect.width / turned.width, b: 0, c: 0, d: rect.height / turned.height, tx: rect.minX,
      ty: rect.minY)
    context.draw(
      picture,
      mappedBy: imageOrientation.transform(pixelWidth: width, pixelHeight: height)
        .concatenating(target))
  }

  /// Draws the vector image with the image's orientation.
  private func draw(_ vector: VectorPicture, in rect: CGRect, of context: CGContext) {
    let turned = imageOrientation.swapsSides
    let size = turned ? CGSize(width: rect.height, height: rect.width) : rect.size
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.concatenate(
      imageOrientation.transform(pixelWidth: size.width, pixelHeight: size.height))
    vector.draw(
      in: CGRect(origin: .zero, size: size), of: context,
      color: renderingMode == .alwaysTemplate ? context.fillColor : symbol?.color)
    context.restoreGState()
  }

  /// The drawn pixels; a mask for templates.
  private var shape: CGImage? {
    renderingMode == .alwaysTemplate ? cgImage?.asMask : cgImage
  }

  /// The pixels in upright orientation; a mask for templates.
  package var upright: CGImage? {
    guard imageOrientation != .up else { return shape }
    guard let bitmap = Bitmap(size: size, scale: scale) else { return nil }
    withRenderingMode(.alwaysOriginal).withoutCaps
      .draw(in: CGRect(origin: .zero, size: size), of: bitmap.makeContext(scale: scale))
    let picture = CGImage(sharing: bitmap)
    return renderingMode == .alwaysTemplate ? picture.asMask : picture
  }

  private var withoutCaps: UIImage {
    guard let cgImage else { return self }
    return UIImage(cgImage: cgImage, scale: scale, orientation: imageOrientation)
  }

  // MARK: Resizable images

  /// Draws the nine parts of a resizable image.
  private func drawParts(in rect: CGRect, of context: CGContext) {
    guard let picture = upright else { return }
    let columns = Self.spans(
      from: 0, length: size.width, to: rect.minX, target: rect.width, low: capInsets.left,
      high: capInsets.right, pixel: 1 / scale)
    let rows = Self.spans(
      from: 0, length: size.height, to: rect.minY, target: rect.height, low: capInsets.top,
      high: capInsets.bottom, pixel: 1 / scale)
    for row in rows {
      for column in columns {
        let source = CGRect(
          x: column.source.lowerBound * scale, y: row.source.lowerBound * scale,
          width: column.sourceLength * scale, height: row.sourceLength * scale)
        let target = CGRect(
          x: column.target.lowerBound, y: row.target.lowerBound,
          width: column.target.upperBound - column.target.lowerBound,
          height: row.target.upperBound - row.target.lowerBound)
        guard let part = picture.cropping(to: source.roundedToPixels) else { continue }
        if resizingMode == .tile {
          let tile = CGSize(
            width: column.isMiddle ? column.sourceLength : target.width,
            height: row.isMiddle ? row.sourceLength : target.height)
          context.drawTiled(part, tile: CGRect(origin: target.origin, size: tile), in: target)
        } else {
          context.drawUpright(part, in: target)
        }
      }
    }
  }

  /// A part of the image along one axis, and its destination.
  private struct Span {
    let source: Range<CGFloat>
    let target: Range<CGFloat>
    let isMiddle: Bool

    var sourceLength: CGFloat { source.upperBound - source.lowerBound }
  }

  /// Returns the leading cap, the middle and the trailing cap; caps that do not fit shrink in
  /// proportion. An empty middle is a pixel at its position. Source: Apple, CALayer.contentsCenter.
  private static func spans(
    from start: CGFloat, length: CGFloat, to origin: CGFloat, target: CGFloat, low: CGFloat,
    high: CGFloat, pixel: CGFloat
  ) -> [Span] {
    let low = min(max(low, 0), length)
    let high = min(max(high, 0), length - low)
    let shrink = low + high > target ? target / (low + high) : 1
    let edges = [start, start + low, start + length - high, start + length]
    let boundaries = [
      origin, origin + low * shrink, origin + target - high * shrink, origin + target,
    ]
    return (0..<3).compactMap { index in
      var source = edges[index]..<max(edges[index], edges[index + 1])
      if index == 1, source.isEmpty, low > 0, high > 0 {
        source = (edges[1] - pixel / 2)..<(edges[1] + pixel / 2)
      }
      guard !source.isEmpty, boundaries[index + 1] > boundaries[index] else { return nil }
      return Span(
        source: source, target: boundaries[index]..<boundaries[index + 1], isMiddle: index == 1)
    }
  }
}

extension CGRect {
  fileprivate var roundedToPixels: CGRect {
    let (left, top) = (minX.rounded(), minY.rounded())
    return CGRect(
      x: left, y: top, width: max(1, maxX.rounded() - left), height: max(1, maxY.rounded() - top))
  }
}
