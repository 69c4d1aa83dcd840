import CCairo
import WorkMeter

extension TextLayout {
  /// Options that override the layout's attributes.
  package struct DrawingOptions: Sendable {
    /// The colour of all glyphs; nil for their own.
    package var color: TextColor?

    package init(color: TextColor? = nil) {
      self.color = color
    }
  }

  /// Draws the layout with its top-left corner at a point in user space (y down).
  ///
  /// Applies the context's blend mode, shadow, alpha and clip. Upright glyphs are positioned at
  /// quarters of a pixel and baselines at whole pixels, so that the pixels are equal after moves by
  /// whole pixels. Lines outside of the clip are skipped.
  package func draw(
    in context: CGContext, at point: CGPoint, options: DrawingOptions = DrawingOptions()
  ) {
    guard !lines.isEmpty, point.x.isFinite, point.y.isFinite else { return }
    let alpha = Double(context.globalAlpha)
    guard alpha > 0 else { return }
    if context.describesTexts { describe(in: context, at: point) }
    WorkMeter.measure(.text) {
      guard !record(in: context, at: point, alpha: alpha, options: options) else { return }
      draw(in: context, at: point, alpha: alpha, options: options)
    }
  }

  private func draw(
    in context: CGContext, at point: CGPoint, alpha: Double, options: DrawingOptions
  ) {
    // The context has one shadow, so that runs with their own are drawn separately.
    let shadows = ShadowLayer.layers(of: lines)
    let painter = TextPainter(
      lines: lines, containerWidth: containerWidth, point: point, alpha: alpha, options: options)
    context.paint { cairo in
      TextLock.locked { painter.draw(shadows.isEmpty ? .all : .withoutShadows, on: cairo) }
    }
    for layer in shadows {
      context.saveGState()
      context.setShadow(layer.shadow)
      var painter = painter
      painter.lines = layer.lines
      context.paint { [painter] cairo in
        TextLock.locked { painter.draw(.shadowed, on: cairo) }
      }
      context.restoreGState()
    }
    drawBoxes(in: context, at: point, options: options)
  }
}
