/// A layer whose sublayers take their colour from what lies behind them: where they cover it, it
/// becomes darker or lighter.
@preconcurrency @MainActor
package final class VibrancyLayer: CALayer {
  /// What sublayers do to what lies behind.
  package struct Ink: Equatable, Sendable {
    /// Whether it becomes lighter, not darker.
    package var lightens: Bool
    /// By how much an opaque sublayer changes it: 1 makes it black or white.
    package var strength: CGFloat

    package init(lightens: Bool, strength: CGFloat) {
      (self.lightens, self.strength) = (lightens, strength)
    }
  }

  /// Nil shows the sublayers as they are. Default nil.
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
    var inside = list.nested(visible: list.sight)
    super.paintSublayers(into: &inside, shape)
    return PaintGroup(inside.items, blending: .isolated(alpha: 1, mask: nil, tint: nil))
  }
}

/// Items whose coverage darkens or lightens what was painted before.
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
    return group.looksLike(other.group, movedBy: here.minX - there.minX, here.minY - there.minY)
  }
}

extension Bitmap {
  /// Black, or white, in the measure of the alpha that there is.
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
