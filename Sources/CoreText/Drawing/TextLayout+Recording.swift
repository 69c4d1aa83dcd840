import CPango

extension TextLayout {
  /// Records the layout as flat shapes, one per line and colour and one per emoji, if the context
  /// supports that and the text consists of upright glyphs of moderate size. Returns whether it
  /// did.
  ///
  /// Positions glyphs like `UprightPainter`; contexts that do not record are the slow reference.
  func record(
    in context: CGContext, at point: CGPoint, alpha: Double, options: DrawingOptions
  ) -> Bool {
    guard let drawing = context.flatDrawing else { return false }
    let matrix = context.pixelTransform
    guard matrix.b == 0, matrix.c == 0, matrix.a == matrix.d, matrix.a > 0, matrix.a < 1e6 else {
      return false
    }
    let originX = Double(matrix.tx) + Double(point.x) * Double(matrix.a)
    let originY = Double(matrix.ty) + Double(point.y) * Double(matrix.a)
    guard abs(originX) < 1e9, abs(originY) < 1e9 else { return false }
    let area = context.recordedArea
    let painter = UprightPainter(
      surface: .flat(drawing, context), scale: Double(matrix.a), originX: originX,
      originY: originY,
      clip: PixelRect(
        minX: area.minX, minY: area.minY, maxX: area.maxX, maxY: area.maxY))
    return TextLock.locked {
      guard isPlain(scale: Double(matrix.a)) else { return false }
      for line in lines where line.runs.contains(where: \.file.hasColorBitmaps) {
        let isOpaque = InkRun.runs(of: line).allSatisfy { ink in
          (options.color ?? ink.color).alpha * alpha == 1
        }
        guard isOpaque, hasRecordablePictures(line, scale: Double(matrix.a)) else { return false }
      }
      for line in lines {
        for ink in InkRun.runs(of: line) {
          var color = options.color ?? ink.color
          color.alpha *= alpha
          painter.draw(ink, of: line, color: color)
        }
      }
      return true
    }
  }

  /// Returns whether a line's emoji can be copied pixel by pixel. Called under `TextLock`.
  private func hasRecordablePictures(_ line: TextLine, scale: Double) -> Bool {
    line.runs.allSatisfy { run in
      let size = run.glyphSize * scale
      guard run.file.hasColorBitmaps, size > 0, size < UprightPainter.largestText else {
        return true
      }
      return run.glyphs.allSatisfy { glyph in
        let found = ColorGlyphs.glyph(
          file: run.file, glyph: glyph.glyph, size: Int32((size * 64).rounded()))
        return found.map { $0.scale == 1 && $0.picture.pixels != nil } ?? true
      }
    }
  }

  /// Returns whether the layout consists of cached glyphs only. Called under `TextLock`.
  private func isPlain(scale: Double) -> Bool {
    lines.allSatisfy { line in
      !line.isClipped
        && line.runs.allSatisfy { run in
          let style = run.attributes
          return run.box == nil && style.background == nil && style.underline == nil
            && style.strikethrough == nil && style.shadow == nil && style.stroke == nil
            && Double(style.font.size) * scale <= UprightPainter.maximumCachedSize
        }
    }
  }
}

extension TextColor {
  /// The premultiplied pixel, with components truncated to 1/65,536, as in Cairo.
  var premultipliedWord: UInt32 {
    func byte(_ value: Double) -> UInt32 {
      let share = UInt32(min(max(value, 0), 1) * 65536)
      return (share - share >> 16) >> 8
    }
    let alpha = min(max(alpha, 0), 1)
    func premultiplied(_ value: Double) -> UInt32 { byte(min(max(value, 0), 1) * alpha) }
    return byte(alpha) << 24 | premultiplied(red) << 16 | premultiplied(green) << 8
      | premultiplied(blue)
  }
}
