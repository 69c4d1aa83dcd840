import CCairo
import WorkMeter

extension TextLayout {
  /// How drawing deviates from the layout's own attributes.
  package struct DrawingOptions: Sendable {
    /// Replaces every glyph's colour.
    package var color: TextColor?

    package init(color: TextColor? = nil) {
      self.color = color
    }
  }

  /// Draws the layout with its top-left corner at a point of the context's user space (y down).
  ///
  /// Blend mode, shadow, alpha and clip are the context's. Upright text keeps its glyphs on
  /// quarters of a pixel and its baselines on whole ones, so the same text drawn a whole number of
  /// pixels away has the same pixels. Lines outside the clip cost nothing but a comparison.
  package func draw(
    in context: CGContext, at point: CGPoint, options: DrawingOptions = DrawingOptions()
  ) {
    guard !lines.isEmpty, point.x.isFinite, point.y.isFinite else { return }
    let alpha = Double(context.globalAlpha)
    guard alpha > 0 else { return }
    WorkMeter.measure(.text) {
      guard !record(in: context, at: point, alpha: alpha, options: options) else { return }
      draw(in: context, at: point, alpha: alpha, options: options)
    }
  }

  private func draw(
    in context: CGContext, at point: CGPoint, alpha: Double, options: DrawingOptions
  ) {
    // Runs with a shadow of their own leave the shared path, which knows one shadow.
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
