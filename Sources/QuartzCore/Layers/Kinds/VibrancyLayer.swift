/// A layer whose sublayers darken or lighten their background instead of being drawn in their own
/// colours.
@preconcurrency @MainActor
package final class VibrancyLayer: CALayer {
  /// The effect of sublayers on their background.
  package struct Ink: Equatable, Sendable {
    /// Whether the background is lightened, not darkened.
    package var lightens: Bool
    /// The change by an opaque sublayer: 1 results in black or white.
    package var strength: CGFloat

    package init(lightens: Bool, strength: CGFloat) {
      (self.lightens, self.strength) = (lightens, strength)
    }
  }

  /// The effect; nil, the default, shows the sublayers unchanged.
  package var ink: Ink?

  package override init() { super.init() }

  package override init(layer: Any) {
    super.init(layer: layer)
    ink = (layer as? VibrancyLayer)?.ink
  }

  package required init?(coder: NSCoder) { super.init(coder: coder) }

  override func paintSublayers(into list: inout PaintList, _ shape: LayerShape) {
    guard let ink, list.appliesFilters else { return super.paintSublayers(into: &list, shape) }
    let group = group(shape, in: list)
    guard !group.items.isEmpty else { return }
    list.add(
      .custom(VibrancyPaint(group: group, ink: ink), .identity, alpha: 1), box: group.extent)
  }

  private func group(_ shape: LayerShape, in list: PaintList) -> PaintGroup {
    var inside = list.nested(visible: list.visibleClip)
    super.paintSublayers(into: &inside, shape)
    return PaintGroup(inside.items, blending: .isolated(alpha: 1, mask: nil, tint: nil))
  }
}

/// Items whose coverage darkens or lightens the background.
@MainActor
private struct VibrancyPaint: CustomPaint {
  let group: PaintGroup
  let ink: VibrancyLayer.Ink

  func draw(in context: CGContext) {
    guard let canvas = Canvas(of: group, covering: group.extent) else { return }
    canvas.bitmap.becomeInk(lightens: ink.lightens, strength: ink.strength)
    context.saveGState()
    context.setBlendMode(ink.lightens ? .plusLighter : .plusDarker)
    context.draw(canvas.bitmap, at: canvas.origin, scale: 1, alpha: 1)
    context.restoreGState()
  }

  func isEqual(to other: any CustomPaint) -> Bool {
    guard let other = other as? VibrancyPaint, ink == other.ink else { return false }
    let (here, there) = (group.extent, other.group.extent)
    return group.matches(other.group, movedBy: here.minX - there.minX, here.minY - there.minY)
  }
}

extension Bitmap {
  /// Converts the bitmap to black or white with its alpha times a strength.
  fileprivate func becomeInk(lightens: Bool, strength: CGFloat) {
    flush()
    for row in 0..<height {
      let line = (pixels + row * bytesPerRow).assumingMemoryBound(to: UInt8.self)
      for column in 0..<width where line[4 * column + 3] > 0 {
        let alpha = UInt8((CGFloat(line[4 * column + 3]) * strength).rounded())
        for channel in 0..<3 { line[4 * column + channel] = lightens ? alpha : 0 }
        line[4 * column + 3] = alpha
      }
    }
    markDirty()
  }
}
