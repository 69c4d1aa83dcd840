/// Fills a frame with lines from top to bottom. Called under `TextLock`.
///
/// Corresponds to `CTFramesetter`: `Typesetter` breaks lines, and `GlyphPositioner` positions
/// glyphs.
struct Framesetter {
  private let text: StyledText
  private let options: TextLayoutOptions
  private let shaper: Shaper
  private var reader: ParagraphReader
  private var placements: [Placement] = []
  private var y: CGFloat = 0
  /// The leading after the last line, without line spacing.
  private var leading: CGFloat = 0
  /// The start of the last line, for setting it again as the last permitted one.
  private var latest: LineStart?

  private(set) var lines: [TextLine] = []
  private(set) var size = CGSize.zero
  private(set) var isTruncated = false
  private(set) var containerWidth: CGFloat = 0

  /// The state at the start of a line.
  private struct LineStart {
    var typesetter: Typesetter
    var style: TextParagraphStyle
    var source: ParagraphSource
    var atom: Int
    var isFirst: Bool
    var top: CGFloat
  }

  /// The information for aligning a line when the container's width is known.
  private struct Placement {
    var content: LineContent
    var style: TextParagraphStyle
    var baseLevel: UInt8
    var leadingIndent: CGFloat
    var trailingIndent: CGFloat
    var isLastOfParagraph: Bool
  }

  init(_ text: StyledText, options: TextLayoutOptions) {
    self.text = text
    self.options = options
    shaper = TextLock.locked { Shaper(attributes: text.runs.map(\.attributes)) }
    reader = ParagraphReader(text)
  }

  mutating func run() {
    var isFirstParagraph = true
    var wasLast = false
    while !wasLast, let source = reader.next() {
      let style = shaper.attributes[source.attributeRuns.first.map(Int.init) ?? source.separatorRun]
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
  }

  /// Sets a paragraph's lines. Returns false if no space remains.
  private mutating func set(_ source: ParagraphSource, style: TextParagraphStyle) -> Bool {
    let paragraph = shaper.shape(
      source, direction: style.direction, keepsHangulWords: style.keepsHangulWords)
    let typesetter = Typesetter(
      paragraph: paragraph, tabs: style.tabs,
      hyphen: { [shaper] atom in
        shaper.sign(
          .hyphen, attributes: paragraph.runs[paragraph.atoms[atom].run].attributes,
          at: paragraph.offset(ofAtom: atom))
      }, hyphenation: ParagraphHyphenation(source, factor: style.hyphenationFactor),
      pushesOut: style.pushesOut)
    var atom = 0
    repeat {
      let start = LineStart(
        typesetter: typesetter, style: style, source: source, atom: atom,
        isFirst: atom == 0 && source.startsParagraph, top: y)
      let isLastPermitted = options.maximumLines > 0 && lines.count + 1 >= options.maximumLines
      let content = content(of: start, isLastPermitted: isLastPermitted)
      let end = content.atoms.upperBound
      if let height = options.maximumHeight, !lines.isEmpty,
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
        if atom < paragraph.atoms.count || !reader.isAtEnd { isTruncated = true }
        return false
      }
      if isSingle { break }
      if atom < paragraph.atoms.count { y += leading + style.lineSpacing }
    } while atom < paragraph.atoms.count
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
      atom < paragraph.atoms.count
      ? paragraph.runs[paragraph.atoms[atom].run].attributes : start.source.separatorRun
    return shaper.sign(.ellipsis, attributes: index, at: paragraph.offset(ofAtom: atom))
  }

  /// Truncates the last line because the next one does not fit.
  private mutating func resetLatestAsLast() {
    guard let latest, latest.style.lineBreak.isSingleLine, options.overflow == .lastLine else {
      return
    }
    lines.removeLast()
    placements.removeLast()
    y = latest.top
    let content = LineContent.cut(
      latest.typesetter, from: latest.atom, width: availableWidth(latest),
      mode: latest.style.lineBreak, textFollows: true,
      ellipsis: { ellipsis(at: $0, of: latest) })
    append(content, start: latest)
  }

  // MARK: - Metrics

  private struct Extent {
    var ascent: CGFloat
    var descent: CGFloat
    /// The distance from the baseline to the beginning of the line below.
    var reach = -CGFloat.infinity

    mutating func include(_ box: InlineBox, raisedBy offset: CGFloat) {
      ascent = max(ascent, box.bounds.maxY + offset)
      descent = max(descent, -box.bounds.minY - offset)
      reach = max(reach, descent)
    }

    mutating func include(_ attributes: TextAttributes, _ file: FontFile? = nil) {
      // The line height includes the unshifted text.
      let (font, offset) = (attributes.font, attributes.baselineOffset)
      ascent = max(ascent, font.ascender + max(0, offset))
      // The leading of a font is below its line [U].
      let foot = font.ownLeading - font.descender + max(0, -offset)
      descent = max(descent, foot)
      reach = max(reach, foot + font.styleLeading)
      guard let room = file?.lineExtent else { return }
      ascent = max(ascent, font.size * CGFloat(room.ascent) + max(0, offset))
      descent = max(descent, font.size * CGFloat(room.descent) + max(0, -offset))
      reach = max(reach, font.size * CGFloat(room.descent) + max(0, -offset))
    }
  }

  private func extent(of content: LineContent, start: LineStart) -> Extent {
    var extent = Extent(ascent: -.infinity, descent: -.infinity)
    var run = -1
    let atoms = content.atoms.isEmpty ? content.pieces[0].atoms : content.atoms
    for index in atoms where start.typesetter.paragraph.atoms[index].run != run {
      run = start.typesetter.paragraph.atoms[index].run
      let shaped = start.typesetter.paragraph.runs[run]
      let attributes = shaper.attributes[shaped.attributes]
      extent.include(attributes, shaped.file)
      if shaped.isBox, let box = attributes.box {
        extent.include(box, raisedBy: attributes.baselineOffset)
      }
    }
    if run < 0 { extent.include(shaper.attributes[start.source.separatorRun]) }
    return extent
  }

  private func height(of content: LineContent, start: LineStart) -> CGFloat {
    let extent = extent(of: content, start: start)
    return start.style.lineHeight(natural: extent.ascent + extent.descent)
  }

  private mutating func append(_ content: LineContent, start: LineStart) {
    let extent = extent(of: content, start: start)
    let height = start.style.lineHeight(natural: extent.ascent + extent.descent)
    let paragraph = start.typesetter.paragraph
    let isLast = content.atoms.upperBound >= paragraph.atoms.count
    let trailing =
      isLast && !content.isTruncated
      ? start.typesetter.width(of: content.pieces[0].atoms.upperBound..<content.atoms.upperBound)
      : 0
    let endOffset = isLast ? start.source.end : paragraph.offset(ofAtom: content.atoms.upperBound)
    let startOffset = paragraph.offset(ofAtom: content.atoms.lowerBound)
    lines.append(
      TextLine(
        range: startOffset..<max(startOffset, endOffset),
        origin: CGPoint(x: 0, y: start.top + height - extent.descent), top: start.top,
        height: height, ascent: extent.ascent, descent: extent.descent, width: 0,
        trailingWhitespaceWidth: CGFloat(trailing), isTruncated: content.isTruncated,
        clippedEdge: content.isClipped ? (paragraph.baseLevel & 1 == 1 ? .left : .right) : nil,
        runs: [], shown: content.shown))
    let style = start.style
    let container = options.width
    let trailingIndent =
      style.tailIndent > 0
      ? (container.map { max(0, $0 - style.tailIndent) } ?? 0)
      : -style.tailIndent
    placements.append(
      Placement(
        content: content, style: style, baseLevel: paragraph.baseLevel,
        leadingIndent: start.isFirst ? style.firstLineHeadIndent : style.headIndent,
        trailingIndent: trailingIndent,
        isLastOfParagraph: isLast || content.isTruncated || content.isClipped))
    y = start.top + height
    leading =
      options.usesStyleLeading
      ? style.leading(
        extent.reach - extent.descent, below: extent.ascent + extent.descent) : 0
    latest = start
  }

  // MARK: - Alignment

  private mutating func align() {
    for index in lines.indices { build(index, spaceStretch: 0) }
    var used: CGFloat = 0
    for (line, placement) in zip(lines, placements) {
      let full = line.width + line.trailingWhitespaceWidth + placement.leadingIndent
      used = max(used, min(full, max(options.width ?? full, line.width + placement.leadingIndent)))
    }
    containerWidth = options.width ?? used
    size = CGSize(width: used, height: lines.last?.bottom ?? 0)
    for index in lines.indices { place(index) }
  }

  private mutating func build(_ index: Int, spaceStretch: Double) {
    let placement = placements[index]
    let positioner = GlyphPositioner(
      attributes: shaper.attributes, tabs: placement.style.tabs)
    let result = positioner.positions(
      placement.content, baseLevel: placement.baseLevel, spaceStretch: spaceStretch)
    lines[index].runs = result.runs
    lines[index].width = CGFloat(result.width)
  }

  private mutating func place(_ index: Int) {
    let placement = placements[index]
    let isRightToLeft = placement.baseLevel & 1 == 1
    let (left, right) =
      isRightToLeft
      ? (placement.trailingIndent, placement.leadingIndent)
      : (placement.leadingIndent, placement.trailingIndent)
    let room = containerWidth - left - right
    let natural: TextParagraphStyle.Alignment =
      isRightToLeft && options.naturalAlignmentFollowsText ? .right : .left
    var alignment = placement.style.alignment
    if alignment == .justified {
      justify(index, room: room)
      alignment = natural
    }
    if alignment == .natural { alignment = natural }
    let slack = room - lines[index].width
    let shift: CGFloat =
      switch alignment {
      case .right: slack
      case .center: slack / 2
      default: 0
      }
    // A line that is too wide keeps its beginning visible.
    lines[index].origin.x = left + (slack >= 0 ? shift : isRightToLeft ? slack : 0)
  }

  /// Widens the white space between words so that the line fills its width.
  private mutating func justify(_ index: Int, room: CGFloat) {
    let placement = placements[index]
    let slack = room - lines[index].width
    guard options.width != nil, !placement.isLastOfParagraph, slack > 0 else { return }
    let spaces = placement.content.pieces.reduce(0) { count, piece in
      count
        + piece.atoms.count {
          let atom = piece.paragraph.atoms[$0]
          return atom.isWhite && !atom.isTab
        }
    }
    guard spaces > 0 else { return }
    build(index, spaceStretch: Double(slack) / Double(spaces))
  }
}
