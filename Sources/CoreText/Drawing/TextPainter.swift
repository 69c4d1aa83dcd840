import CCairo

/// Draws a layout on a Cairo context. Used under `TextLock`.
struct TextPainter {
  enum Part {
    case all
    /// Everything but glyphs with a shadow of their own.
    case plain
    case shadowed(TextAttributes.Shadow)

    var drawsBackground: Bool {
      if case .shadowed = self { return false }
      return true
    }

    func contains(_ shadow: TextAttributes.Shadow?) -> Bool {
      switch self {
      case .all: true
      case .plain: shadow == nil
      case .shadowed(let wanted): shadow == wanted
      }
    }
  }

  let layout: TextLayout
  let cairo: OpaquePointer
  let point: CGPoint
  /// Multiplies every colour's.
  let alpha: Double
  let options: TextLayout.DrawingOptions

  func draw(_ part: Part) {
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if matrix.xy == 0 && matrix.yx == 0 && matrix.xx == matrix.yy && matrix.xx > 0 {
      drawUpright(part, matrix: matrix)
    } else {
      drawOutlines(part)
    }
  }

  private func tint(_ color: TextColor) -> TextColor {
    var color = options.color ?? color
    color.alpha *= alpha
    return color
  }

  /// The room between ascender and descender, where ink may be; generous, since marks stack up.
  private func mayShow(_ line: TextLine, minY: Double, maxY: Double) -> Bool {
    let slack = line.height + line.ascent + line.descent
    return Double(point.y + line.top - slack) < maxY
      && Double(point.y + line.bottom + slack) > minY
  }

  // MARK: - Upright

  private func drawUpright(_ part: Part, matrix: cairo_matrix_t) {
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
    // Beyond these Int arithmetic on pixels would trap; such text is far outside any picture.
    guard abs(originX) < 1e9, abs(originY) < 1e9, matrix.xx < 1e6 else { return }
    let painter = UprightPainter(
      surface: .cairo(cairo), scale: matrix.xx, originX: originX, originY: originY, clip: clip)
    for line in layout.lines where mayShow(line, minY: visible.minY, maxY: visible.maxY) {
      clipped(line, left: painter.left(of: line), scale: matrix.xx) {
        for decoration in Decoration.behind(line) where part.drawsBackground {
          painter.fill(decoration.rect, of: line, color: background(decoration))
        }
        for ink in InkRun.runs(of: line) where part.contains(ink.shadow) {
          painter.draw(ink, of: line, color: tint(ink.color))
        }
        for decoration in Decoration.inFront(line) where part.contains(decoration.shadow) {
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

  /// A clipping line is cut at the layout's width, inside a glyph if need be.
  private func clipped(_ line: TextLine, left: Double, scale: Double, body: () -> Void) {
    guard line.isClipped else { return body() }
    cairo_save(cairo)
    let edge = left + Double(layout.containerWidth - line.origin.x) * scale
    cairo_rectangle(cairo, -1e6, -1e6, edge.rounded() + 1e6, 2e6)
    cairo_clip(cairo)
    body()
    cairo_restore(cairo)
  }

  // MARK: - Turned, mirrored, unevenly scaled

  private func drawOutlines(_ part: Part) {
    for line in layout.lines {
      cairo_save(cairo)
      cairo_translate(
        cairo, Double(point.x + line.origin.x), Double(point.y + line.origin.y))
      clipped(line, left: 0, scale: 1) {
        for decoration in Decoration.behind(line) where part.drawsBackground {
          fill(decoration, color: background(decoration))
        }
        for ink in InkRun.runs(of: line) where part.contains(ink.shadow) { outline(ink) }
        for decoration in Decoration.inFront(line) where part.contains(decoration.shadow) {
          fill(decoration, color: tint(decoration.color))
        }
      }
      cairo_restore(cairo)
    }
  }

  private func fill(_ decoration: Decoration, color: TextColor) {
    let rect = decoration.rect
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_rectangle(
      cairo, Double(rect.minX), Double(rect.minY), Double(rect.width), Double(rect.height))
    cairo_fill(cairo)
  }

  private func outline(_ ink: InkRun) {
    let color = tint(ink.color)
    cairo_set_source_rgba(cairo, color.red, color.green, color.blue, color.alpha)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    cairo_new_path(cairo)
    for run in ink.runs where !run.file.hasColorBitmaps {
      let scale = Double(run.attributes.font.size) / run.file.unitsPerEm
      for glyph in run.glyphs {
        GlyphOutlines.add(
          file: run.file, glyph: glyph.glyph, x: glyph.x, y: -glyph.rise, scale: scale, to: cairo)
      }
    }
    cairo_fill(cairo)
    for run in ink.runs where run.file.hasColorBitmaps { drawPictures(run, alpha: color.alpha) }
  }

  /// Colour glyphs under any transform: the picture at a generous fixed size, mapped by Cairo.
  private func drawPictures(_ run: GlyphRun, alpha: Double) {
    let pixels = 96.0
    let scale = Double(run.attributes.font.size) / pixels
    for glyph in run.glyphs {
      guard
        let picture = ColorGlyphs.picture(
          file: run.file, glyph: glyph.glyph, size: Int32(pixels * 64))
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
