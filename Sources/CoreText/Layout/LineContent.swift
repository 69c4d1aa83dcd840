/// The content of a line, in logical order: ranges of shaped paragraphs.
struct LineContent {
  struct Piece {
    var paragraph: ShapedParagraph
    var atoms: Range<Int>
    /// An inserted sign; it has the direction of the line.
    var sign: Sign?
  }

  /// A sign that is not part of the text.
  enum Sign {
    case ellipsis, hyphen

    var scalar: UInt32 {
      switch self {
      case .ellipsis: 0x2026
      case .hyphen: 0x2D
      }
    }
  }

  var pieces: [Piece]
  /// The atoms that the line represents, including trailing white space.
  var atoms: Range<Int>
  var isTruncated = false
  var isClipped = false

  /// Returns where in the text a sign is, in UTF-16 units: after the piece before it, or before the
  /// first one.
  func place(ofSign index: Int) -> Int {
    let isFirst = index == 0
    let other = isFirst ? pieces[min(1, pieces.count - 1)] : pieces[index - 1]
    return other.paragraph.offset(
      ofAtom: isFirst ? other.atoms.lowerBound : other.atoms.upperBound)
  }

  var visibleText: [VisibleText] {
    pieces.compactMap { piece in
      switch piece.sign {
      case .ellipsis: return .ellipsis
      case .hyphen: return .hyphen
      case nil: break
      }
      guard !piece.atoms.isEmpty else { return nil }
      let paragraph = piece.paragraph
      return .text(
        paragraph.offset(
          ofAtom: piece.atoms.lowerBound)..<paragraph.offset(ofAtom: piece.atoms.upperBound))
    }
  }
}

extension LineContent {
  /// Returns a line that ends where text wraps, with a hyphen inside a word.
  static func wrapped(_ typesetter: Typesetter, from start: Int, width: Double, byCharacter: Bool)
    -> LineContent
  {
    let paragraph = typesetter.paragraph
    let lineEnd = typesetter.lineEnd(from: start, width: width, byCharacter: byCharacter)
    let end = lineEnd.atom
    var content = LineContent(
      pieces: [
        Piece(paragraph: paragraph, atoms: typesetter.withoutTrailingSpace(start..<end))
      ], atoms: start..<end)
    if lineEnd.isHyphenated { content.pieces.append(piece(typesetter.hyphen(end - 1), .hyphen)) }
    return content
  }

  /// Returns the last permitted line, cut according to `mode` if text remains.
  ///
  /// Tail truncation fills the line by character and ends with “…” without a space before it. Head
  /// truncation begins with it and shows the paragraph's end. Middle truncation keeps about half a
  /// line of each. An ellipsis wider than the line is alone. `textFollows` is whether paragraphs
  /// follow that do not fit.
  static func cut(
    _ typesetter: Typesetter, from start: Int, width: Double, mode: TextParagraphStyle.LineBreak,
    textFollows: Bool, ellipsis: (_ atom: Int) -> ShapedParagraph
  ) -> LineContent {
    let paragraph = typesetter.paragraph
    if !textFollows || mode != .truncateTail,
      let visibleText = typesetter.rest(from: start, width: width)
    {
      return LineContent(
        pieces: [Piece(paragraph: paragraph, atoms: visibleText)],
        atoms: start..<paragraph.atomCount)
    }

    switch mode {
    case .byWord, .byCharacter:
      return wrapped(typesetter, from: start, width: width, byCharacter: mode == .byCharacter)
    case .clip:
      let rest = start..<paragraph.atomCount
      return LineContent(
        pieces: [Piece(paragraph: paragraph, atoms: typesetter.withoutTrailingSpace(rest))],
        atoms: rest, isClipped: true)
    case .truncateTail:
      let guess = typesetter.clusterBreak(from: start, width: width)
      let mark = ellipsis(max(start, guess - 1))
      let room = width - typesetter.advance(of: mark)
      let end = typesetter.clusterBreak(from: start, width: room)
      return LineContent(
        pieces: [
          Piece(paragraph: paragraph, atoms: typesetter.withoutTrailingSpace(start..<end)),
          piece(mark, .ellipsis),
        ], atoms: start..<end, isTruncated: true)
    case .truncateHead:
      let mark = ellipsis(start)
      let tail = typesetter.suffixStart(
        notBefore: start, width: width - typesetter.advance(of: mark))
      return LineContent(
        pieces: [
          piece(mark, .ellipsis),
          Piece(
            paragraph: paragraph,
            atoms: typesetter.withoutTrailingSpace(tail..<paragraph.atomCount)),
        ], atoms: tail..<paragraph.atomCount, isTruncated: true)
    case .truncateMiddle:
      let mark = ellipsis(start)
      let room = max(0, width - typesetter.advance(of: mark))
      let end = typesetter.clusterBreak(from: start, width: room / 2)
      let head = typesetter.withoutTrailingSpace(start..<end)
      let left = typesetter.width(of: head)
      let tail = typesetter.suffixStart(notBefore: end, width: room - left)
      return LineContent(
        pieces: [
          Piece(paragraph: paragraph, atoms: head), piece(mark, .ellipsis),
          Piece(
            paragraph: paragraph,
            atoms: typesetter.withoutTrailingSpace(tail..<paragraph.atomCount)),
        ], atoms: start..<paragraph.atomCount, isTruncated: true)
    }
  }

  private static func piece(_ paragraph: ShapedParagraph, _ sign: Sign) -> Piece {
    Piece(paragraph: paragraph, atoms: 0..<paragraph.atomCount, sign: sign)
  }
}
