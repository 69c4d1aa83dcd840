import CCairo
import CPango

/// Draws glyphs as filled outlines, for rotated, mirrored or nonuniformly scaled text.
enum GlyphOutlines {
  /// Adds the outline of a glyph with its origin at a point in user space (y down) to Cairo's
  /// current path; `scale` converts font units to user units.
  static func add(
    file: FontFile, glyph: UInt32, x: Double, y: Double, scale: Double, to cairo: OpaquePointer
  ) {
    guard let face = file.face,
      FT_Load_Glyph(face, glyph, FT_Int32(FT_LOAD_NO_SCALE | FT_LOAD_NO_BITMAP)) == 0,
      let slot = face.pointee.glyph, slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return }
    var pen = Pen(cairo: cairo, x: x, y: y, scale: scale)
    var functions = FT_Outline_Funcs(
      move_to: { to, pen in
        Pen.of(pen).move(to)
        return 0
      },
      line_to: { to, pen in
        Pen.of(pen).line(to)
        return 0
      },
      conic_to: { control, to, pen in
        Pen.of(pen).curve(control, to)
        return 0
      },
      cubic_to: { first, second, to, pen in
        Pen.of(pen).curve(first, second, to)
        return 0
      }, shift: 0, delta: 0)
    withUnsafeMutablePointer(to: &pen) { pointer in
      _ = FT_Outline_Decompose(&slot.pointee.outline, &functions, pointer)
    }
    cairo_close_path(cairo)
  }

  private struct Pen {
    var cairo: OpaquePointer
    var x: Double
    var y: Double
    var scale: Double

    static func of(_ pointer: UnsafeMutableRawPointer?) -> Pen {
      // FreeType passes the pointer given by `add`.
      pointer.unsafelyUnwrapped.load(as: Pen.self)
    }

    private func point(_ vector: UnsafePointer<FT_Vector>?) -> (Double, Double) {
      guard let vector else { return (x, y) }
      return (
        x + Double(vector.pointee.x) * scale, y - Double(vector.pointee.y) * scale
      )
    }

    func move(_ to: UnsafePointer<FT_Vector>?) {
      cairo_close_path(cairo)
      let (x, y) = point(to)
      cairo_move_to(cairo, x, y)
    }

    func line(_ to: UnsafePointer<FT_Vector>?) {
      let (x, y) = point(to)
      cairo_line_to(cairo, x, y)
    }

    func curve(_ control: UnsafePointer<FT_Vector>?, _ to: UnsafePointer<FT_Vector>?) {
      var (x0, y0) = (0.0, 0.0)
      cairo_get_current_point(cairo, &x0, &y0)
      let (cx, cy) = point(control)
      let (x, y) = point(to)
      cairo_curve_to(
        cairo, x0 + (cx - x0) * 2 / 3, y0 + (cy - y0) * 2 / 3, x + (cx - x) * 2 / 3,
        y + (cy - y) * 2 / 3, x, y)
    }

    func curve(
      _ first: UnsafePointer<FT_Vector>?, _ second: UnsafePointer<FT_Vector>?,
      _ to: UnsafePointer<FT_Vector>?
    ) {
      let (x1, y1) = point(first)
      let (x2, y2) = point(second)
      let (x, y) = point(to)
      cairo_curve_to(cairo, x1, y1, x2, y2, x, y)
    }
  }
}
