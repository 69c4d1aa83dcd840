/// Fills a layout with lines from top to bottom, until the text or the space ends. Used under
/// `TextLock`.
///
/// Corresponds to `CTFramesetter`: `Typesetter` finds line breaks, and `GlyphPositioner` positions
/// the glyphs.
struct Framesetter {
  private let text: StyledText
  private let options: TextLayoutOptions
  private let shaper: Shaper
  private let shaped: ShapedText
  private var paragraphCount = 0
  private var reader: ParagraphReader
  private var placements: [Placement] = []
  private var y: CGFloat = 0
  /// The distance between the last line and the next, without line spacing.
  private var leading: CGFloat = 0
  /// The start of the last line, which is set again if it is the last permitted one.
  private var latest: LineStart?

  /// The lines; only the last one if only the size is measured.
  private(set) var lines: [TextLine] = []
  private var lineCount = 0
  /// The width of the widest line so far, with its indents.
  private var used: CGFloat = 0
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false
  private(set) var containerWidth: CGFloat = 0

  /// The start of a line, with the state required to set it.
  private struct LineStart {
    var typesetter: Typesetter
    var style: TextParagraphStyle
    var source: ParagraphSource
    var atom: Int
    var isFirst: Bool
    var top: CGFloat
    /// The width of the widest line before it.
    var used: CGFloat
  }

  /// The alignment of a line, applied when the container's width is known.
  private struct Placement {
    var alignment: TextParagraphStyle.Alignment
    var isRightToLeft: Bool
    var leadingIndent: CGFloat
    var trailingIndent: CGFloat
  }

  init(_ text: StyledText, options: TextLayoutOptions) {
    self.text = text
    self.options = options
    shaper = TextLock.locked {
      Shaper(
        attributes: text.runs.map(\.attributes), length: text.runs.reduce(0) { $0 + $1.length })
    }
    shaped = ShapedText.of(text)
    reader = ParagraphReader(text)
  }

  mutating func run() {
    var isFirstParagraph = true
    var wasLast = false
    while !wasLast, let source = reader.next() {
      let style = shaper.attributes[source.runs.first?.run ?? source.separatorRun]
        .paragraph
      if let latest, !isFirstParagraph {
        y += leading + latest.style.lineSpacing
        if source.startsParagraph {
          y += latest.style.paragraphSpacing + style.paragraphSpacingBefore
        }
      }
      isFirstParagraph = false
      wasLast = !set(source, style: style)
    }
    align()
    shaped.keep()
  }

  /// Sets a paragraph's lines. Returns false when the space is filled.
  private mutating func set(_ source: ParagraphSource, style: TextParagraphStyle) -> Bool {
    let paragraph = shaped.paragraph(paragraphCount) {
      shaper.shape(
        source, direction: style.direction, keepsHangulWords: style.keepsHangulWords)
    }
    paragraphCount += 1
    let typesetter = Typesetter(
      paragraph: paragraph, tabs: style.tabs,
      hyphen: { [shaper] atom in
        shaper.sign(
          .hyphen, attributes: paragraph.runs[paragraph.atom(atom).run].attributes,
          at: paragraph.offset(ofAtom: atom))
      }, hyphenation: ParagraphHyphenation(source, factor: style.hyphenationFactor),
      pushesOut: style.pushesOut)
    if measureWhole(typesetter, source, style) { return true }
    var atom = 0
    repeat {
      // A word is searched for from its beginning.
      if style.hyphenationFactor <= 0 {
        paragraph.forget(before: latestAtom(of: paragraph) ?? atom)
      }
      let start = LineStart(
        typesetter: typesetter, style: style, source: source, atom: atom,
        isFirst: atom == 0 && source.startsParagraph, top: y, used: used)
      let isLastPermitted = options.maximumLines > 0 && lineCount + 1 >= options.maximumLines
      let content = content(of: start, isLastPermitted: isLastPermitted)
      let end = content.atoms.upperBound
      if let height = options.maximumHeight, lineCount > 0,
        y + self.height(of: content, start: start) > height + 1 / 64
      {
        resetLatestAsLast()
        isTruncated = true
        return false
      }
      append(content, start: start)
      if content.isTruncated { isTruncated = true }
      atom = end
      let isSingle = style.lineBreak.isSingleLine && options.overflow == .singleLines
      if isLastPermitted {
        if paragraph.hasAtom(atom) || !reader.isAtEnd { isTruncated = true }
        return false
      }
      if isSingle { break }
      if paragraph.hasAtom(atom) { y += leading + style.lineSpacing }
    } while paragraph.hasAtom(atom)
    return true
  }

  private func availableWidth(_ start: LineStart) -> Double {
    guard let width = options.width else { return .infinity }
    let style = start.style
    let lead = start.isFirst ? style.firstLineHeadIndent : style.headIndent
    let end = style.tailIndent > 0 ? min(style.tailIndent, width) : width + style.tailIndent
    return Double(max(0, end - lead))
  }

  private func content(of start: LineStart, isLastPermitted: Bool) -> LineContent {
    let mode = start.style.lineBreak
    let width = availableWidth(start)
    let isCut =
      isLastPermitted || (mode.isSingleLine && options.overflow == .singleLines)
    if isCut {
      return LineContent.cut(
        start.typesetter, from: start.atom, width: width, mode: mode,
        textFollows: isLastPermitted && !reader.isAtEnd,
        ellipsis: { ellipsis(at: $0, of: start) })
    }
    return LineContent.wrapped(
      start.typesetter, from: start.atom, width: width, byCharacter: mode == .byCharacter)
  }

  private func ellipsis(at atom: Int, of start: LineStart) -> ShapedParagraph {
    let paragraph = start.typesetter.paragraph
    let index =
      paragraph.hasAtom(atom)
      ? paragraph.runs[paragraph.atom(atom).run].attributes : start.source.separatorRun
    return shaper.sign(.ellipsis, attributes: index, at: paragraph.offset(ofAtom: atom))
  }

  /// Sets the last line again, truncated, because the next one does not fit.
  private mutating func resetLatestAsLast() {
    guard let latest, latest.style.lineBreak.isSingleLine, options.overflow == .lastLine else {
      return
    }
    lines.removeLast()
    if !placements.isEmpty { placements.removeLast() }
    lineCount -= 1
    (y, used) = (latest.top, latest.used)
    let content = LineContent.cut(
      latest.typesetter, from: latest.atom, width: availableWidth(latest),
      mode: latest.style.lineBreak, textFollows: true,
      ellipsis: { ellipsis(at: $0, of: latest) })
    append(content, start: latest)
  }

  // MARK: - Metrics

  private func extent(of content: LineContent, start: LineStart) -> LineExtent {
    var extent = LineExtent(ascent: -.infinity, descent: -.infinity)
    var run = -1
    let atoms = content.atoms.isEmpty ? content.pieces[0].atoms : content.atoms
    for index in atoms where start.typesetter.paragraph.atom(index).run != run {
      run = start.typesetter.paragraph.atom(index).run
      include(start.typesetter.paragraph.runs[run], in: &extent)
    }
    if run < 0 { extent.include(shaper.attributes[start.source.separatorRun]) }
    return extent
  }

  private func include(_ shaped: ShapedParagraph.Run, in extent: inout LineExtent) {
    let attributes = shaper.attributes[shaped.attributes]
    extent.include(attributes, shaped.file)
    if shaped.isBox, let box = attributes.box {
      extent.include(box, raisedBy: attributes.baselineOffset)
    }
  }

  private func height(of content: LineContent, start: LineStart) -> CGFloat {
    let extent = extent(of: content, start: start)
    return start.style.lineHeight(natural: extent.ascent + extent.descent)
  }

  private mutating func append(_ content: LineContent, start: LineStart) {
    let extent = extent(of: content, start: start)
    let height = start.style.lineHeight(natural: extent.ascent + extent.descent)
    let paragraph = start.typesetter.paragraph
    let isLast = !paragraph.hasAtom(content.atoms.upperBound)
    let trailing =
      isLast && !content.isTruncated
      ? start.typesetter.width(of: content.pieces[0].atoms.upperBound..<content.atoms.upperBound)
      : 0
    let endOffset = isLast ? start.source.end : paragraph.offset(ofAtom: content.atoms.upperBound)
    let startOffset = paragraph.offset(ofAtom: content.atoms.lowerBound)
    let placement = placement(of: start)
    let isEnd = isLast || content.isTruncated || content.isClipped
    let glyphs = glyphs(of: content, start: start)
    let line = isEnd ? glyphs : stretched(glyphs, content, start: start, placement)
    add(
      TextLine(
        range: startOffset..<max(startOffset, endOffset),
        origin: CGPoint(x: 0, y: start.top + height - extent.descent), top: start.top,
        height: height, ascent: extent.ascent, descent: extent.descent,
        width: CGFloat(line.width), trailingWhitespaceWidth: CGFloat(trailing),
        isTruncated: content.isTruncated,
        clippedEdge: content.isClipped ? (paragraph.baseLevel & 1 == 1 ? .left : .right) : nil,
        runs: line.runs, visibleText: options.measuresOnly ? [] : content.visibleText),
      CGFloat(glyphs.width), placement)
    advance(past: extent, height: height, start)
  }

  private func placement(of start: LineStart) -> Placement {
    let style = start.style
    let trailingIndent =
      style.tailIndent > 0
      ? (options.width.map { max(0, $0 - style.tailIndent) } ?? 0)
      : -style.tailIndent
    return Placement(
      alignment: style.alignment,
      isRightToLeft: start.typesetter.paragraph.baseLevel & 1 == 1,
      leadingIndent: start.isFirst ? style.firstLineHeadIndent : style.headIndent,
      trailingIndent: trailingIndent)
  }

  /// Adds a line.
  ///
  /// - Parameter width: its width before justification.
  private mutating func add(_ line: TextLine, _ width: CGFloat, _ placement: Placement) {
    let full = width + line.trailingWhitespaceWidth + placement.leadingIndent
    used = max(used, min(full, max(options.width ?? full, width + placement.leadingIndent)))
    lineCount += 1
    if options.measuresOnly {
      lines = [line]
    } else {
      lines.append(line)
      placements.append(placement)
    }
  }

  /// Advances to the next line, below one that begins with `start`.
  private mutating func advance(past extent: LineExtent, height: CGFloat, _ start: LineStart) {
    y = start.top + height
    leading =
      options.usesStyleLeading
      ? start.style.leading(
        extent.reach - extent.descent, below: extent.ascent + extent.descent) : 0
    latest = start
  }

  // MARK: - Sizes alone

  /// Returns the first atom of the last line in a paragraph.
  private func latestAtom(of paragraph: ShapedParagraph) -> Int? {
    latest.flatMap { $0.typesetter.paragraph === paragraph ? $0.atom : nil }
  }

  /// The number of scalars from which not all atoms of a paragraph are kept.
  private static let long = 1 << 16

  /// Measures a long paragraph on a single line, if only the size is measured. Returns false if it
  /// is not that simple.
  private mutating func measureWhole(
    _ typesetter: Typesetter, _ source: ParagraphSource, _ style: TextParagraphStyle
  ) -> Bool {
    let paragraph = typesetter.paragraph
    guard options.measuresOnly, options.width == nil, options.maximumHeight == nil,
      paragraph.isPlain, source.scalars.count > Self.long,
      options.maximumLines == 0 || lineCount + 1 < options.maximumLines || reader.isAtEnd
    else { return false }
    let start = LineStart(
      typesetter: typesetter, style: style, source: source, atom: 0,
      isFirst: source.startsParagraph, top: y, used: used)
    var extent = LineExtent(ascent: -.infinity, descent: -.infinity)
    var (x, ink, white, run, atom) = (0.0, 0.0, 0.0, -1, 0)
    while paragraph.hasAtom(atom) {
      let next = paragraph.atom(atom)
      if next.run != run {
        run = next.run
        include(paragraph.runs[run], in: &extent)
      }
      x = typesetter.advanced(x, by: next)
      white = next.isWhite ? typesetter.advanced(white, by: next) : 0
      if !next.isWhite { ink = x }
      atom += 1
      paragraph.forget(before: atom)
    }
    let height = style.lineHeight(natural: extent.ascent + extent.descent)
    add(
      TextLine(
        range: 0..<0, origin: CGPoint(x: 0, y: start.top + height - extent.descent),
        top: start.top, height: height, ascent: extent.ascent, descent: extent.descent,
        width: CGFloat(ink), trailingWhitespaceWidth: CGFloat(white), isTruncated: false,
        clippedEdge: nil, runs: [], visibleText: []), CGFloat(ink), placement(of: start))
    advance(past: extent, height: height, start)
    return true
  }

  // MARK: - Alignment

  private mutating func align() {
    containerWidth = options.width ?? used
    size = CGSize(width: used, height: lines.last?.bottom ?? 0)
    if options.measuresOnly {
      lines = []
    } else {
      for index in lines.indices { place(index) }
    }
  }

  /// Returns a line's glyphs, unless only the size is measured, and its width.
  private func glyphs(
    of content: LineContent, start: LineStart
  ) -> GlyphPositioner.Result {
    let (paragraph, typesetter) = (start.typesetter.paragraph, start.typesetter)
    if options.measuresOnly, paragraph.isPlain, content.pieces.count == 1 {
      return GlyphPositioner.Result(
        runs: [], width: typesetter.width(of: content.pieces[0].atoms))
    }
    let positioner = GlyphPositioner(attributes: shaper.attributes, tabs: start.style.tabs)
    let result = positioner.positions(content, baseLevel: paragraph.baseLevel)
    return options.measuresOnly
      ? GlyphPositioner.Result(runs: [], width: result.width) : result
  }

  /// Returns a line's glyphs after justification, given its natural glyphs.
  private func stretched(
    _ glyphs: GlyphPositioner.Result, _ content: LineContent, start: LineStart,
    _ placement: Placement
  ) -> GlyphPositioner.Result {
    guard placement.alignment == .justified, !options.measuresOnly, let width = options.width
    else { return glyphs }
    let slack = width - placement.leadingIndent - placement.trailingIndent - CGFloat(glyphs.width)
    guard slack > 0, let spaces = spaces(in: content) else { return glyphs }
    let positioner = GlyphPositioner(attributes: shaper.attributes, tabs: start.style.tabs)
    return positioner.positions(
      content, baseLevel: start.typesetter.paragraph.baseLevel,
      spaceStretch: Double(slack) / Double(spaces))
  }

  /// Returns the number of spaces between words that are widened for justification; nil if there
  /// are none.
  private func spaces(in content: LineContent) -> Int? {
    let count = content.pieces.reduce(0) { count, piece in
      count
        + piece.atoms.count {
          let atom = piece.paragraph.atom($0)
          return atom.isWhite && !atom.isTab
        }
    }
    return count > 0 ? count : nil
  }

  private mutating func place(_ index: Int) {
    let placement = placements[index]
    let (left, right) =
      placement.isRightToLeft
      ? (placement.trailingIndent, placement.leadingIndent)
      : (placement.leadingIndent, placement.trailingIndent)
    let room = containerWidth - left - right
    let natural: TextParagraphStyle.Alignment =
      placement.isRightToLeft && options.naturalAlignmentFollowsText ? .right : .left
    var alignment = placement.alignment
    if alignment == .natural || alignment == .justified { alignment = natural }
    let slack = room - lines[index].width
    let shift: CGFloat =
      switch alignment {
      case .right: slack
      case .center: slack / 2
      default: 0
      }
    // A line wider than its space shows its beginning.
    lines[index].origin.x = left + (slack >= 0 ? shift : placement.isRightToLeft ? slack : 0)
  }
}
