import CCairo

/// Draws lines in a Cairo context. Called under `TextLock`.
struct TextPainter {
  /// The parts to draw.
  enum Pass {
    case all
    /// All but the glyphs with a shadow.
    case withoutShadows
    /// The glyphs of a `ShadowLayer`; backgrounds have no shadow.
    case shadowed

    var drawsBackgrounds: Bool {
      switch self {
      case .all, .withoutShadows: true
      case .shadowed: false
      }
    }

    func draws(_ shadow: TextAttributes.Shadow?) -> Bool {
      switch self {
      case .all, .shadowed: true
      case .withoutShadows: shadow == nil
      }
    }
  }

  var lines: [TextLine]
  /// The width of the layout, which clips lines, in points.
  let containerWidth: CGFloat
  /// The layout's top-left corner in user space.
  let point: CGPoint
  /// The factor of all colours' alpha.
  let alpha: Double
  let options: TextLayout.DrawingOptions

  func draw(_ pass: Pass, on cairo: OpaquePointer) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0 {
      drawUpright(pass, matrix: matrix, on: cairo)
    } else {
      drawOutlines(pass, on: cairo)
    }
  }

  private func tint(_ color: TextColor) -> TextColor {
    var color = options.color ?? color
    color.alpha *= alpha
    return color
  }

  /// Returns whether a line may draw in a vertical range; tolerant, since marks can be stacked.
  private func mayShow(_ line: TextLine, minY: Double, maxY: Double) -> Bool {
    let slack = line.height + line.ascent + line.descent
    return Double(point.y + line.top - slack) < maxY
      && Double(point.y + line.bottom + slack) > minY
  }

  // MARK: - Upright

  private func drawUpright(
    _ pass: Pass, matrix: cairo_matrix_t, on cairo: OpaquePointer
  ) {
    var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    guard x1 > x0, y1 > y0 else { return }
    let visible = (minY: y0, maxY: y1)
    cairo_identity_matrix(cairo)
    cairo_clip_extents(cairo, &x0, &y0, &x1, &y1)
    let limit = 1 << 24
    let clip = PixelRect(
      minX: Self.whole(x0.rounded(.down), limit), minY: Self.whole(y0.rounded(.down), limit),
      maxX: Self.whole(x1.rounded(.up), limit), maxY: Self.whole(y1.rounded(.up), limit))
    let originX = matrix.x0 + Double(point.x) * matrix.xx
    let originY = matrix.y0 + Double(point.y) * matrix.yy
    // Avoids integer overflow; such text is outside of any image.
    guard abs(originX) < 1e9, abs(originY) < 1e9, matrix.xx < 1e6 else { return }
    let painter = UprightPainter(
      surface: .cairo(cairo), scale: matrix.xx, originX: originX, originY: originY, clip: clip)
    for line in lines where mayShow(line, minY: visible.minY, maxY: visible.maxY) {
      let left = painter.left(of: line)
      clipped(line, on: cairo, position: { (left + $0 * matrix.xx).rounded() }) {
        for decoration in Decoration.behind(line) where pass.drawsBackgrounds {
          painter.fill(decoration.rect, of: line, color: background(decoration))
        }
        for ink in InkRun.runs(of: line) where pass.draws(ink.shadow) {
          if ink.stroke?.fills != false {
            painter.draw(ink, of: line, color: tint(ink.color))
          } else {
            painter.draw(ink.pictures, of: line, color: tint(ink.color))
          }
          if let stroke = ink.stroke {
            painter.stroke(ink, stroke, of: line, color: tint(stroke.color ?? ink.color))
          }
        }
        for decoration in Decoration.inFront(line) where pass.draws(decoration.shadow) {
          painter.fill(decoration.rect, of: line, color: tint(decoration.color))
        }
      }
    }
  }

  private func background(_ decoration: Decoration) -> TextColor {
    var color = decoration.color
    color.alpha *= alpha
    return color
  }

  private static func whole(_ value: Double, _ limit: Int) -> Int {
    Int(min(max(value, Double(-limit)), Double(limit)))
  }

  /// Clips a line at the layout's edge on which its text ends, and draws it. `position` converts a
  /// distance from the line's left end in points to the context's x coordinate.
  private func clipped(
    _ line: TextLine, on cairo: OpaquePointer, position: (Double) -> Double, body: () -> Void
  ) {
    guard let edge = line.clippedEdge else { return body() }
    let far = 1e6
    cairo_save(cairo)
    switch edge {
    case .left:
      let x = position(Double(-line.origin.x))
      cairo_rectangle(cairo, x, -far, far - x, 2 * far)
    case .right:
      let x = position(Double(containerWidth - line.origin.x))
      cairo_rectangle(cairo, -far, -far, x + far, 2 * far)
    }
    cairo_clip(cairo)
    body()
    cairo_restore(cairo)
  }

  // MARK: - Turned, mirrored, unevenly scaled

  private func drawOutlines(_ pass: Pass, on cairo: OpaquePointer) {
    for line in lines {
      cairo_save(cairo)
      cairo_translate(
        cairo, Double(point.x + line.origin.x), Double(point.y + line.origin.y))
      clipped(line, on: cairo, position: { $0 }) {
        for decoration in Decoration.behind(line) where pass.drawsBackgrounds {
          fill(decoration, color: background(decoration), on: cairo)
        }
        for ink in InkRun.runs(of: line) where pass.draws(ink.shadow) {
          outline(ink, on: cairo)
        }
        for decoration in Decoration.inFront(line) where pass.draws(decoration.shadow) {
          fill(decoration, color: tint(decoration.color), on: cairo)
        }
      }
      cairo_restore(cairo)
    }
  }

  private func fill(_ decoration: Decoration, color: TextColor, on cairo: OpaquePointer) {
    let rect = decoration.rect
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_rectangle(
      cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
  }

  private func outline(_ ink: InkRun, on cairo: OpaquePointer) {
    let color = tint(ink.color)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_new_path(cairo)
    for run in ink.runs where !run.file.hasColorBitmaps {
      let scale = run.glyphSize / run.file.unitsPerEm
      for glyph in run.glyphs {
        GlyphOutlines.add(
          file: run.file, glyph: glyph.glyph, x: glyph.x, y: -glyph.rise, scale: scale, to: cairo)
      }
    }
    paint(ink, color, on: cairo)
    for run in ink.runs where run.file.hasColorBitmaps {
      drawPictures(run, alpha: color.alpha, on: cairo)
    }
  }

  /// Fills and strokes the current path, as specified by a run's stroke.
  private func paint(_ ink: InkRun, _ color: TextColor, on cairo: OpaquePointer) {
    guard let stroke = ink.stroke else { return cairo_fill(cairo) }
    if stroke.fills { cairo_fill_preserve(cairo) }
    let line = stroke.color.map(tint) ?? color
    cairo_set_source_rgba(cairo, line.red, line.green, line.blue, line.alpha)
    cairo_set_line_width(cairo, stroke.share * (ink.runs.first?.glyphSize ?? 0))
    cairo_stroke(cairo)
  }

  /// Draws colour glyphs with any transform, from an image of fixed large size.
  private func drawPictures(_ run: GlyphRun, alpha: Double, on cairo: OpaquePointer) {
    let pixels = 96.0
    let scale = run.glyphSize / pixels
    for glyph in run.glyphs {
      guard
        let picture = ColorGlyphs.glyph(
          file: run.file, glyph: glyph.glyph, size: Int32(pixels * 64))?.picture
      else { continue }
      cairo_save(cairo)
      cairo_translate(cairo, glyph.x, -glyph.rise)
      cairo_scale(cairo, scale, scale)
      cairo_set_source_surface(cairo, picture.surface, picture.left, -picture.top)
      cairo_pattern_set_filter(cairo_get_source(cairo), CAIRO_FILTER_GOOD)
      cairo_paint_with_alpha(cairo, alpha)
      cairo_restore(cairo)
    }
  }
}
