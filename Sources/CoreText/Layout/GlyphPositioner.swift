/// Arranges a line's atoms in visual order (UAX #9, rule L2) and positions the glyphs.
struct GlyphPositioner {
  let attributes: [TextAttributes]
  let tabs: TabStops

  /// Consecutive atoms of a shaped run.
  private struct Stretch {
    var paragraph: ShapedParagraph
    var atoms: Range<Int>
    var run: ShapedParagraph.Run
    var level: UInt8
    /// The place in the text of a sign, which is not part of it, in UTF-16 units.
    var place: Int?

    /// The characters, in UTF-16 units of the text.
    var range: Range<Int> {
      if let place { return place..<place }
      return paragraph.offset(
        ofAtom: atoms.lowerBound)..<paragraph.offset(ofAtom: atoms.upperBound)
    }
  }

  struct Result {
    var runs: [GlyphRun]
    var width: Double
  }

  /// Returns the positioned runs; `spaceStretch` points are added to each space for justification.
  func positions(_ content: LineContent, baseLevel: UInt8, spaceStretch: Double = 0) -> Result {
    var runs: [GlyphRun] = []
    var x = 0.0
    for stretch in visualOrder(stretches(of: content, baseLevel: baseLevel)) {
      let start = x
      var glyphs: [PositionedGlyph] = []
      let isRightToLeft = stretch.level & 1 == 1
      let style = attributes[stretch.run.attributes]
      let rise = Double(style.baselineOffset)
      var words = WordRanges(isWanted: style.hasLinesByWord)
      for step in 0..<stretch.atoms.count {
        let index =
          isRightToLeft
          ? stretch.atoms.upperBound - 1 - step : stretch.atoms.lowerBound + step
        let atom = stretch.paragraph.atom(index)
        if atom.isTab {
          words.end()
          x = tabs.next(after: x)
          continue
        }
        if !atom.isWhite {
          var pen = x
          for position in atom.firstGlyph..<atom.endGlyph {
            let glyph = stretch.paragraph.glyph(position)
            glyphs.append(
              PositionedGlyph(glyph: glyph.glyph, x: pen + glyph.dx, rise: glyph.dy + rise))
            pen += glyph.advance
          }
          words.extend(from: x, to: x + atom.advance)
        } else {
          words.end()
        }
        x += atom.advance + (atom.isWhite ? spaceStretch : 0)
      }
      guard let file = stretch.run.file else { continue }
      runs.append(
        GlyphRun(
          file: file, attributes: style, range: stretch.range, glyphs: glyphs,
          glyphScale: stretch.run.glyphScale, minX: start, maxX: x,
          isRightToLeft: isRightToLeft, box: stretch.run.isBox ? style.box : nil,
          words: words.ranges))
    }
    return Result(runs: runs, width: x)
  }

  private func stretches(of content: LineContent, baseLevel: UInt8) -> [Stretch] {
    var stretches: [Stretch] = []
    for (index, piece) in content.pieces.enumerated() {
      let place = piece.sign == nil ? nil : content.place(ofSign: index)
      var start = piece.atoms.lowerBound
      while start < piece.atoms.upperBound {
        let run = piece.paragraph.atom(start).run
        var end = start + 1
        while end < piece.atoms.upperBound && piece.paragraph.atom(end).run == run { end += 1 }
        let shaped = piece.paragraph.runs[run]
        stretches.append(
          Stretch(
            paragraph: piece.paragraph, atoms: start..<end, run: shaped,
            level: piece.sign != nil ? baseLevel : shaped.level,
            place: place))
        start = end
      }
    }
    return stretches
  }

  /// Applies rule L2 of the Unicode bidirectional algorithm: from the highest level to the lowest
  /// odd one, reverses each maximal sequence at that level or above.
  private func visualOrder(_ stretches: [Stretch]) -> [Stretch] {
    guard let highest = stretches.map(\.level).max(), highest > 0 else { return stretches }
    let lowestOdd = stretches.map(\.level).filter { $0 & 1 == 1 }.min() ?? highest + 1
    guard lowestOdd <= highest else { return stretches }
    var order = stretches
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var start = 0
      while start < order.count {
        guard Int(order[start].level) >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count && Int(order[end].level) >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}

/// The ranges of a run that are not white space.
private struct WordRanges {
  let isWanted: Bool
  private(set) var ranges: [Range<Double>] = []
  private var isInWord = false

  init(isWanted: Bool) { self.isWanted = isWanted }

  mutating func extend(from start: Double, to end: Double) {
    guard isWanted, end >= start else { return }
    if isInWord, let last = ranges.last {
      ranges[ranges.count - 1] = last.lowerBound..<max(last.upperBound, end)
    } else {
      ranges.append(start..<end)
    }
    isInWord = true
  }

  mutating func end() { isInWord = false }
}

extension TextAttributes {
  fileprivate var hasLinesByWord: Bool {
    underline?.isByWord == true || strikethrough?.isByWord == true
  }
}
