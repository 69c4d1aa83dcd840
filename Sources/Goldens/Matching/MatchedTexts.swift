/// Compares the texts of two pictures by the bounding boxes of their glyphs.
struct MatchedTexts {
  /// The areas of glyphs in either picture, in pixels of the picture drawn here.
  private(set) var masks: [PixelRect] = []
  /// The areas that may contain glyphs, in pixels of the picture drawn here.
  private(set) var areas: [PixelRect] = []
  private(set) var findings: [MatchFinding] = []
  /// The number of texts whose boxes were compared.
  private(set) var count = 0

  private let layout: PictureLayout
  private let pixels: MatchedPixels
  private let tolerance: MatchTolerance

  /// Compares the texts of a layout in both pictures.
  ///
  /// - Parameter shifts: The offset of each element in the iOS picture.
  init(
    _ layout: PictureLayout, _ pixels: MatchedPixels, _ tolerance: MatchTolerance,
    shifts: (Int) -> PixelShift = { _ in PixelShift() }
  ) {
    (self.layout, self.pixels, self.tolerance) = (layout, pixels, tolerance)
    let elements = VisibleElements(layout, in: pixels.bounds)
    let texts = elements.texts
    areas = texts.map { $0.rect.outset(by: pad) }
    let others = MaskedRows(texts.map(\.rect), height: pixels.height)
    for text in texts {
      add(text, TextInk(pixels, text, others: others), shifts(text.index), others)
    }
  }

  /// The distance by which glyphs may extend beyond a text's frame, in pixels.
  private var pad: Int { Int((2 * layout.scale).rounded(.up)) }
  /// The number of steps by which the search area is extended horizontally, to bridge gaps between
  /// words.
  private static let steps = 10
  /// The number of vertical steps, fewer because of adjacent lines.
  private static let stepsDown = 3

  private mutating func add(
    _ text: VisibleElements.Text, _ ink: TextInk, _ shift: PixelShift, _ others: MaskedRows
  ) {
    let search = text.rect.outset(by: pad)
    let shifted = pixels.shifted(by: shift)
    guard !TextInk.areEqual(shifted, search.outset(by: 2 * pad)) else {
      count += 1
      return
    }
    guard let inner = ink.box(.drawn, in: text.rect) else {
      // The background behind the glyphs does not have one colour.
      if !ink.hasBackground(.drawn) { masks.append(search) }
      return
    }
    let color = ink.color(.drawn, in: inner)
    let drawn = ink.box(.drawn, in: search, color: color) ?? inner
    let their = TextInk(shifted, text, others: others)
    guard their.hasBackground(.reference) else { return masks.append(search) }
    let reference = box(of: their, text, height: drawn.height, color: color)
    masks.append(drawn.outset(by: 1))
    count += 1
    guard let reference else {
      return findings.append(
        MatchFinding(.text, of: name(text), "does not exist on iOS", drawn: frame(drawn)))
    }
    masks.append(reference.outset(by: 1))
    // If the parent element has an offset, the iOS glyphs are there, too.
    if !shift.isNone { masks.append(reference.offset(x: shift.x, y: shift.y).outset(by: 1)) }
    compare(text, drawn, reference, isLine: ink.isLine(.drawn, in: drawn))
  }

  /// The bounding box of the ink in the iOS picture, extended while there is more ink.
  private func box(
    of ink: TextInk, _ text: VisibleElements.Text, height: Int, color: UInt32?
  ) -> PixelRect? {
    let step = max(2 * pad, height / 2)
    var last: PixelRect?
    for turn in 0...Self.steps {
      let area = PixelRect(
        minX: text.rect.minX - pad - turn * step,
        minY: text.rect.minY - pad - min(turn, Self.stepsDown) * step,
        maxX: text.rect.maxX + pad + turn * step,
        maxY: text.rect.maxY + pad + min(turn, Self.stepsDown) * step)
      let box = ink.box(.reference, in: area, color: color)
      if box != nil, box == last { break }
      last = box ?? last
    }
    return last
  }

  private mutating func compare(
    _ text: VisibleElements.Text, _ drawn: PixelRect, _ reference: PixelRect, isLine: Bool
  ) {
    let scale = layout.scale
    let allowed = tolerance.place * scale
    let (left, right) = (reference.minX - drawn.minX, reference.maxX - drawn.maxX)
    let (top, bottom) = (reference.minY - drawn.minY, reference.maxY - drawn.maxY)
    let aside =
      [Double(left), Double(right), Double(left + right) / 2].min { abs($0) < abs($1) } ?? 0
    let down = abs(top) < abs(bottom) ? top : bottom
    var clauses: [String] = []
    let high = allowed + 0.05 * Double(max(drawn.height, reference.height))
    func number(_ pixels: Int) -> String { LayoutChange.number(Double(pixels) / scale) }
    if abs(aside) > allowed {
      clauses.append("is at x \(number(drawn.minX)), on iOS \(number(reference.minX))")
    }
    if abs(Double(down)) > high {
      clauses.append("is at y \(number(drawn.minY)), on iOS \(number(reference.minY))")
    } else if abs(Double(bottom - top)) > high {
      clauses.append("is \(number(drawn.height)) high, on iOS \(number(reference.height))")
    }
    let wide = allowed + tolerance.width * Double(max(drawn.width, reference.width))
    if isLine, abs(Double(reference.width - drawn.width)) > wide {
      clauses.append("is \(number(drawn.width)) wide, on iOS \(number(reference.width))")
    }
    guard !clauses.isEmpty else { return }
    findings.append(
      MatchFinding(
        .text, of: name(text), clauses.joined(separator: ", and "), drawn: frame(drawn),
        reference: frame(reference)))
  }

  private func frame(_ rect: PixelRect) -> LayoutElement.Frame {
    LayoutElement.Frame(rect, scale: layout.scale)
  }

  /// For example, "text “Hello” of UILabel in cell [0,3]".
  private func name(_ text: VisibleElements.Text) -> String {
    let name = layout.name(of: text.index)
    guard let content = layout.elements[text.index].text else { return "the text of \(name)" }
    let short = content.count > 32 ? content.prefix(31) + "…" : content
    return "text “\(short)” of \(name)"
  }
}

extension LayoutElement.Frame {
  /// Converts pixels to points.
  init(_ rect: PixelRect, scale: Double) {
    let scale = scale > 0 ? scale : 1
    self.init(
      x: Double(rect.minX) / scale, y: Double(rect.minY) / scale,
      width: Double(rect.width) / scale, height: Double(rect.height) / scale)
  }
}

extension PixelRect {
  func outset(by count: Int) -> PixelRect {
    PixelRect(minX: minX - count, minY: minY - count, maxX: maxX + count, maxY: maxY + count)
  }
}
