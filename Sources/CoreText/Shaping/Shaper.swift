import CPango

/// Converts paragraphs to glyphs with HarfBuzz, in the design units of each font, without hinting
/// or rounding. Linear in the paragraph's length. Used under `TextLock`.
struct Shaper {
  /// The attributes, indexed by runs.
  let attributes: [TextAttributes]
  /// The file of the requested font for each attributes; nil if there is none.
  let primaries: [FontFile?]
  /// The words of a long text, which is shaped word by word; nil for others.
  private let words: ShapedWords?
  private static nonisolated(unsafe) let buffer = hb_buffer_create()
  private static nonisolated(unsafe) let language = hb_language_from_string("en", -1)

  /// Creates a shaper for a text with the given attributes.
  ///
  /// - Parameter length: the text's, in UTF-16 units.
  init(attributes: [TextAttributes], length: Int) {
    self.attributes = attributes
    words = length > ItemReader.maximumBatchCount ? ShapedWords() : nil
    var files: [TextFont: FontFile?] = [:]
    primaries = attributes.map { style in
      if let known = files[style.font] { return known }
      let file = style.font.face.flatMap(FontLibrary.file(for:))
      files[style.font] = .some(file)
      return file
    }
  }

  func shape(
    _ source: ParagraphSource, direction: TextParagraphStyle.Direction,
    keepsHangulWords: Bool = false
  ) -> ShapedParagraph {
    var analysis = ParagraphAnalysis(source.scalars, direction: direction)
    if keepsHangulWords { analysis.keepHangulWords() }
    let shaping = ParagraphShaping(self, analysis, source)
    return ShapedParagraph(analysis, end: source.textEnd, shaping: shaping)
  }

  /// Returns a sign as a paragraph of its own, with given attributes.
  func sign(_ sign: LineContent.Sign, attributes index: Int, at offset: Int) -> ShapedParagraph {
    var source = ParagraphSource(start: offset)
    source.append(sign.scalar, run: index)
    return shape(source, direction: .leftToRight)
  }

  /// Shapes an item. A box has an item of its own.
  func append(
    _ item: ItemReader.Item, of analysis: ParagraphAnalysis, _ source: ParagraphSource,
    to result: ShapedParagraph
  ) {
    let style = attributes[item.attributes]
    result.append(
      ShapedParagraph.Run(attributes: item.attributes, file: item.file, level: item.level))
    guard let file = item.file, let buffer = Self.buffer else {
      appendBlank(item, of: analysis, source, to: result)
      return
    }
    if item.isMissing, let box = CodePointBox(font: style.font) {
      result.removeLastRun()
      appendBoxes(item, box, of: analysis, source, to: result)
      return
    }
    if item.isBox, let box = style.box {
      append(box, item, of: analysis, source, to: result)
      return
    }
    guard let words, words.areOfUse, item.level & 1 == 0 else {
      shape(buffer, analysis.scalars, item.range, item, file)
      append(buffer, item.range, item, file, of: analysis, source, to: result)
      return
    }
    for range in analysis.words(in: item.range) {
      let word = word(analysis.scalars[range], buffer, item, file, words)
      let base = result.glyphEnd
      for glyph in word.glyphs { result.append(glyph) }
      appendAtoms(
        range, item, file, base: base, count: word.glyphs.count, of: analysis, source, to: result
      ) { range.lowerBound + Int(word.clusters[$0]) }
    }
  }

  /// Returns a word's glyphs, which do not depend on what stands around it.
  private func word(
    _ scalars: ArraySlice<UInt32>, _ buffer: OpaquePointer, _ item: ItemReader.Item,
    _ file: FontFile, _ words: ShapedWords
  ) -> ShapedWords.Word {
    var key = ShapedWords.Key(
      scalars: scalars, attributes: item.attributes, file: file.id, script: item.script)
    if let known = words.word(for: key) { return known }
    // A slice would keep its paragraph.
    let own = Array(scalars)
    key.scalars = own[...]
    shape(buffer, own, own.indices, item, file)
    let word = ShapedWords.Word(buffer) { glyph($0, $1, item, file) }
    words.keep(word, for: key)
    return word
  }

  private func shape(
    _ buffer: OpaquePointer, _ scalars: [UInt32], _ range: Range<Int>, _ item: ItemReader.Item,
    _ file: FontFile
  ) {
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_codepoints(
      buffer, scalars, Int32(scalars.count), UInt32(range.lowerBound), Int32(range.count))
    hb_buffer_set_direction(
      buffer, item.level & 1 == 1 ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, Self.language)
    let features = features(for: attributes[item.attributes], file: file)
    hb_shape(file.shaper, buffer, features, UInt32(features.count))
  }

  private func glyph(
    _ info: hb_glyph_info_t, _ position: hb_glyph_position_t, _ item: ItemReader.Item,
    _ file: FontFile
  ) -> ShapedParagraph.Glyph {
    let scale = Double(attributes[item.attributes].font.size) / file.unitsPerEm
    // Marks stay where they are on their letters.
    let glyph = info.codepoint
    let more =
      position.x_advance == 0 ? 0 : (file.addedAdvances?[glyph] ?? 0) * file.unitsPerEm
    return ShapedParagraph.Glyph(
      glyph: glyph, advance: (Double(position.x_advance) + more) * scale,
      dx: (Double(position.x_offset) + more / 2) * scale,
      dy: Double(position.y_offset) * scale)
  }

  private func append(
    _ buffer: OpaquePointer, _ range: Range<Int>, _ item: ItemReader.Item, _ file: FontFile,
    of analysis: ParagraphAnalysis, _ source: ParagraphSource, to result: ShapedParagraph
  ) {
    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let base = result.glyphEnd
    for index in 0..<Int(count) {
      result.append(glyph(infos[index], positions[index], item, file))
    }
    appendAtoms(
      range, item, file, base: base, count: Int(count), of: analysis, source, to: result
    ) { Int(infos[$0].cluster) }
  }

  /// Appends the atoms of glyphs that were appended.
  ///
  /// - Parameter cluster: the first scalar of a glyph's cluster.
  @inline(__always)
  private func appendAtoms(
    _ shaped: Range<Int>, _ item: ItemReader.Item, _ file: FontFile, base: Int, count: Int,
    of analysis: ParagraphAnalysis, _ source: ParagraphSource, to result: ShapedParagraph,
    cluster clusterOf: (Int) -> Int
  ) {
    let style = attributes[item.attributes]
    let run = result.runs.count - 1
    let isRightToLeft = item.level & 1 == 1
    let extra = Double(
      style.spacing + (file === primaries[item.attributes] ? style.font.tracking : 0))
    // Visits the clusters in logical order: backwards through a right-to-left run.
    var index = isRightToLeft ? count - 1 : 0
    let step = isRightToLeft ? -1 : 1
    let firstAtom = result.shapedEnd
    while index >= 0 && index < count {
      let cluster = clusterOf(index)
      var stop = index
      while stop >= 0 && stop < count && clusterOf(stop) == cluster { stop += step }
      let glyphs = isRightToLeft ? stop + 1..<index + 1 : index..<stop
      let next = stop >= 0 && stop < count ? clusterOf(stop) : shaped.upperBound
      index = stop
      let advance = result.advance(of: base + glyphs.lowerBound, until: base + glyphs.upperBound)
      let range = cluster..<next
      let flags = analysis.flags[range.lowerBound]
      if !flags.beginsCharacter, result.shapedEnd > firstAtom {
        result.extendLastAtom(
          base + glyphs.lowerBound..<base + glyphs.upperBound, advance: advance)
        continue
      }
      let isAlone = next == Int(cluster) + 1
      let graphemes = isAlone ? 1 : range.count { analysis.flags[$0].beginsCharacter }
      let isWhite =
        isAlone
        ? Self.isHangingSpace(analysis.scalars[range.lowerBound])
        : range.allSatisfy { Self.isHangingSpace(analysis.scalars[$0]) }
      result.append(
        ShapedParagraph.Atom(
          start: source.offset(of: range.lowerBound), firstGlyph: base + glyphs.lowerBound,
          endGlyph: base + glyphs.upperBound,
          advance: advance + (advance != 0 ? extra * Double(graphemes) : 0), run: run,
          mayBegin: flags.mayBeginLine, isWhite: isWhite,
          isTab: analysis.scalars[range.lowerBound] == 0x09,
          isSoftHyphen: analysis.scalars[next - 1] == Self.softHyphen))
    }
  }

  private static let softHyphen: UInt32 = 0xAD

  private func append(
    _ box: InlineBox, _ item: ItemReader.Item, of analysis: ParagraphAnalysis,
    _ source: ParagraphSource,
    to result: ShapedParagraph
  ) {
    let (start, run) = (item.range.lowerBound, result.runs.count - 1)
    result.makeLastRunBox()
    result.append(
      ShapedParagraph.Atom(
        start: source.offset(of: start), firstGlyph: 0, endGlyph: 0,
        advance: Double(box.advance + attributes[item.attributes].spacing), run: run,
        mayBegin: analysis.flags[start].mayBeginLine, isWhite: false, isTab: false))
  }

  /// Appends a box with its code point for each character that no font has.
  private func appendBoxes(
    _ item: ItemReader.Item, _ box: CodePointBox, of analysis: ParagraphAnalysis,
    _ source: ParagraphSource, to result: ShapedParagraph
  ) {
    for index in item.range where analysis.flags[index].beginsCharacter {
      let scalar = analysis.scalars[index]
      MissingCharacters.report(scalar)
      box.append(
        scalar, at: source.offset(of: index), attributes: item.attributes, level: item.level,
        mayBegin: analysis.flags[index].mayBeginLine, to: result)
    }
  }

  /// Appends blank space for text whose font cannot be opened: half an em per character.
  private func appendBlank(
    _ item: ItemReader.Item, of analysis: ParagraphAnalysis, _ source: ParagraphSource,
    to result: ShapedParagraph
  ) {
    let width = Double(attributes[item.attributes].font.size) / 2
    for index in item.range where analysis.flags[index].beginsCharacter {
      result.append(
        ShapedParagraph.Atom(
          start: source.offset(of: index), firstGlyph: 0, endGlyph: 0, advance: width,
          run: result.runs.count - 1, mayBegin: analysis.flags[index].mayBeginLine,
          isWhite: Self.isHangingSpace(analysis.scalars[index]),
          isTab: analysis.scalars[index] == 0x09))
    }
  }

  /// Tracking is added here (`TextFont.tracking`), so no version of HarfBuzz adds its own.
  private func features(for style: TextAttributes, file: FontFile) -> [hb_feature_t] {
    var features: [hb_feature_t] = []
    func set(_ tag: String, _ value: UInt32) {
      features.append(
        hb_feature_t(
          tag: hb_tag_from_string(tag, -1), value: value, start: 0, end: UInt32.max))
    }
    if file.data.hasTracking { set("trak", 0) }
    if style.font.hasMonospacedDigits { set("tnum", 1) }
    if style.kern == 0 { set("kern", 0) }
    if style.spacing != 0 {
      set("liga", 0)
      set("clig", 0)
    }
    return features
  }

  /// Returns whether a space extends past the end of a line; no-break spaces do not.
  static func isHangingSpace(_ scalar: UInt32) -> Bool {
    guard scalar >= 0x1680 else { return scalar == 0x20 || scalar == 0x09 }
    return switch scalar {
    case 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension TextAttributes {
  /// The spacing after each character, in points.
  fileprivate var spacing: CGFloat { (kern ?? 0) + tracking }
}
