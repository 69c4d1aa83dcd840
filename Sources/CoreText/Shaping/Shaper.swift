import CPango

/// Converts paragraphs to glyphs with HarfBuzz, in font units: without hinting and rounding. Linear
/// in the paragraph's length. Called under `TextLock`.
struct Shaper {
  /// The attributes that runs refer to.
  let attributes: [TextAttributes]
  /// The requested font of each of the attributes; nil if it is missing.
  private let primaries: [FontFile?]
  private static nonisolated(unsafe) let buffer = hb_buffer_create()
  private static nonisolated(unsafe) let language = hb_language_from_string("en", -1)

  init(attributes: [TextAttributes]) {
    self.attributes = attributes
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
    let result = ShapedParagraph()
    result.baseLevel = analysis.baseLevel
    result.end = Int(source.offsets.last ?? 0)
    result.atoms.reserveCapacity(source.scalars.count)
    result.glyphs.reserveCapacity(source.scalars.count)
    for item in items(of: analysis, attributeRuns: source.attributeRuns) {
      append(item, of: analysis, offsets: source.offsets, to: result)
    }
    return result
  }

  /// Returns a sign as a separate paragraph with the given attributes.
  func sign(_ sign: LineContent.Sign, attributes index: Int, at offset: Int) -> ShapedParagraph {
    var source = ParagraphSource()
    source.scalars = [sign.scalar]
    source.offsets = [Int32(offset), Int32(offset)]
    source.attributeRuns = [Int32(index)]
    return shape(source, direction: .leftToRight)
  }

  /// The number of characters after which the next word is shaped separately: HarfBuzz retains 40
  /// bytes per character shaped at once.
  private static let mostAtOnce = 1 << 16

  /// A range with one font, script, direction and set of attributes.
  private struct Item {
    var range: Range<Int>
    var attributes: Int
    var file: FontFile?
    var level: UInt8
    var script: hb_script_t
    /// Whether no font has the characters.
    var isMissing: Bool
    /// Whether the item is a box, which is a separate item.
    var isBox: Bool
  }

  private func items(of analysis: ParagraphAnalysis, attributeRuns: [Int32]) -> [Item] {
    let scalars = analysis.scalars
    let functions = hb_unicode_funcs_get_default()
    var chooser = FontChooser(scalars: scalars)
    var items: [Item] = []
    var script = firstScript(of: scalars)
    // The last item, which grows; the others are listed.
    var last: Item?
    var start = 0
    while start < scalars.count {
      var end = start + 1
      while end < scalars.count, !analysis.flags[end].beginsGrapheme { end += 1 }
      let run = Int(attributeRuns[start])
      let scalar = scalars[start]
      let own = scalar < 128 ? asciiScript(scalar) : hb_unicode_script(functions, scalar)
      if Self.isOfOneScript(own) { script = own }
      let isBox = scalar == InlineBox.character && attributes[run].box != nil
      let primary = primaries[run]
      let choice: FontChooser.Choice
      if isBox {
        choice = FontChooser.Choice(file: primary)
      } else if scalar < 128, end == start + 1, let primary, primary.covers(scalar) {
        choice = FontChooser.Choice(file: primary)
      } else {
        choice = chooser.choice(
          for: scalars[start..<end], primary: primary, isBold: attributes[run].font.weight >= 600)
      }
      if !isBox, let previous = last, previous.attributes == run, previous.file === choice.file,
        previous.level == analysis.levels[start], previous.script.rawValue == script.rawValue,
        previous.isMissing == choice.isMissing, !previous.isBox,
        previous.range.count < Self.mostAtOnce || scalars[start - 1] != 0x20
      {
        last?.range = previous.range.lowerBound..<end
      } else {
        if let last { items.append(last) }
        last = Item(
          range: start..<end, attributes: run, file: choice.file, level: analysis.levels[start],
          script: script, isMissing: choice.isMissing, isBox: isBox)
      }
      start = end
    }
    if let last { items.append(last) }
    return items
  }

  private func asciiScript(_ scalar: UInt32) -> hb_script_t {
    let folded = scalar | 0x20
    return folded >= 0x61 && folded <= 0x7A ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
  }

  /// Numbers are compared: the library compares values that have some with a generic function.
  private static func isOfOneScript(_ script: hb_script_t) -> Bool {
    script.rawValue != HB_SCRIPT_COMMON.rawValue && script.rawValue != HB_SCRIPT_INHERITED.rawValue
  }

  private func firstScript(of scalars: [UInt32]) -> hb_script_t {
    let functions = hb_unicode_funcs_get_default()
    for scalar in scalars {
      let script = hb_unicode_script(functions, scalar)
      if Self.isOfOneScript(script) { return script }
    }
    return HB_SCRIPT_LATIN
  }

  private func append(
    _ item: Item, of analysis: ParagraphAnalysis, offsets: [Int32], to result: ShapedParagraph
  ) {
    let style = attributes[item.attributes]
    result.runs.append(
      ShapedParagraph.Run(attributes: item.attributes, file: item.file, level: item.level))
    guard let file = item.file, let buffer = Self.buffer else {
      appendBlank(item, of: analysis, offsets: offsets, to: result)
      return
    }
    if item.isMissing, let box = CodePointBox(font: style.font) {
      result.runs.removeLast()
      appendBoxes(item, box, of: analysis, offsets: offsets, to: result)
      return
    }
    if item.isBox, let box = style.box {
      append(box, item, of: analysis, offsets: offsets, to: result)
      return
    }
    hb_buffer_clear_contents(buffer)
    hb_buffer_add_codepoints(
      buffer, analysis.scalars, Int32(analysis.scalars.count), UInt32(item.range.lowerBound),
      Int32(item.range.count))
    let isRightToLeft = item.level & 1 == 1
    hb_buffer_set_direction(buffer, isRightToLeft ? HB_DIRECTION_RTL : HB_DIRECTION_LTR)
    hb_buffer_set_script(buffer, item.script)
    hb_buffer_set_language(buffer, Self.language)
    let features = features(for: style, file: file)
    hb_shape(file.shaper, buffer, features, UInt32(features.count))

    var count: UInt32 = 0
    guard let infos = hb_buffer_get_glyph_infos(buffer, &count),
      let positions = hb_buffer_get_glyph_positions(buffer, &count)
    else { return }
    let base = result.glyphs.count
    let glyphs = [ShapedParagraph.Glyph](unsafeUninitializedCapacity: Int(count)) { room, filled in
      guard let start = room.baseAddress else { return }
      place(infos, positions, Int(count), of: file, style, at: start)
      filled = Int(count)
    }
    result.glyphs += glyphs
    let extra = Double(
      style.spacing + (file === primaries[item.attributes] ? style.font.tracking : 0))
    appendAtoms(
      Clusters(infos: infos, count: Int(count), range: item.range, isReversed: isRightToLeft),
      glyphs, base, extra, of: analysis, offsets: offsets, to: result)
  }

  /// Writes what HarfBuzz gave as glyphs in points.
  private func place(
    _ infos: UnsafeMutablePointer<hb_glyph_info_t>,
    _ positions: UnsafeMutablePointer<hb_glyph_position_t>, _ count: Int, of file: FontFile,
    _ style: TextAttributes, at room: UnsafeMutablePointer<ShapedParagraph.Glyph>
  ) {
    let unitsPerEm = file.unitsPerEm
    let scale = Double(style.font.size) / unitsPerEm
    let added = file.addedAdvances
    var index = 0
    while index < count {
      let position = positions[index]
      let glyph = infos[index].codepoint
      var more = 0.0
      // Marks stay where they are on their letters.
      if let added, position.x_advance != 0 { more = (added[glyph] ?? 0) * unitsPerEm }
      (room + index).initialize(
        to: ShapedParagraph.Glyph(
          glyph: glyph, advance: (Double(position.x_advance) + more) * scale,
          dx: (Double(position.x_offset) + more / 2) * scale,
          dy: Double(position.y_offset) * scale))
      index += 1
    }
  }

  /// What HarfBuzz says of which glyphs are whose.
  private struct Clusters {
    let infos: UnsafeMutablePointer<hb_glyph_info_t>
    let count: Int
    /// The characters.
    let range: Range<Int>
    let isReversed: Bool
  }

  /// Walks the clusters in logical order: backwards through a right-to-left run. Of each character
  /// little is asked that is generic, which costs most without optimisation.
  private func appendAtoms(
    _ clusters: Clusters, _ glyphs: [ShapedParagraph.Glyph], _ base: Int, _ extra: Double,
    of analysis: ParagraphAnalysis, offsets: [Int32], to result: ShapedParagraph
  ) {
    let (infos, count, run) = (clusters.infos, clusters.count, result.runs.count - 1)
    var index = clusters.isReversed ? count - 1 : 0
    let step = clusters.isReversed ? -1 : 1
    let firstAtom = result.atoms.count
    while index >= 0 && index < count {
      let cluster = infos[index].cluster
      var stop = index
      while stop >= 0 && stop < count && infos[stop].cluster == cluster { stop += step }
      let (start, end) = clusters.isReversed ? (stop + 1, index + 1) : (index, stop)
      let first = Int(cluster)
      let next = stop >= 0 && stop < count ? Int(infos[stop].cluster) : clusters.range.upperBound
      index = stop
      var advance = 0.0
      var glyph = start
      while glyph < end {
        advance += glyphs[glyph].advance
        glyph += 1
      }
      let flags = analysis.flags[first]
      if !flags.beginsGrapheme, result.atoms.count > firstAtom {
        result.atoms[result.atoms.count - 1].extend(base + start, base + end, by: advance)
        continue
      }
      var (graphemes, isWhite) = (0, true)
      var character = first
      while character < next {
        if next - first == 1 || analysis.flags[character].beginsGrapheme { graphemes += 1 }
        if isWhite { isWhite = Self.isHangingSpace(analysis.scalars[character]) }
        character += 1
      }
      result.atoms.append(
        ShapedParagraph.Atom(
          start: Int(offsets[first]), firstGlyph: base + start, endGlyph: base + end,
          advance: advance + (advance != 0 ? extra * Double(graphemes) : 0), run: run,
          mayBegin: flags.mayBeginLine, isWhite: isWhite,
          isTab: analysis.scalars[first] == 0x09,
          isSoftHyphen: analysis.scalars[next - 1] == Self.softHyphen))
    }
  }

  private static let softHyphen: UInt32 = 0xAD

  private func append(
    _ box: InlineBox, _ item: Item, of analysis: ParagraphAnalysis, offsets: [Int32],
    to result: ShapedParagraph
  ) {
    let (start, run) = (item.range.lowerBound, result.runs.count - 1)
    result.runs[run].isBox = true
    result.atoms.append(
      ShapedParagraph.Atom(
        start: Int(offsets[start]), firstGlyph: 0, endGlyph: 0,
        advance: Double(box.advance + attributes[item.attributes].spacing), run: run,
        mayBegin: analysis.flags[start].mayBeginLine, isWhite: false, isTab: false))
  }

  /// Appends a box with the code point for each character that no font has.
  private func appendBoxes(
    _ item: Item, _ box: CodePointBox, of analysis: ParagraphAnalysis, offsets: [Int32],
    to result: ShapedParagraph
  ) {
    for index in item.range where analysis.flags[index].beginsGrapheme {
      let scalar = analysis.scalars[index]
      MissingCharacters.tell(scalar)
      box.append(
        scalar, at: Int(offsets[index]), attributes: item.attributes, level: item.level,
        mayBegin: analysis.flags[index].mayBeginLine, to: result)
    }
  }

  /// Appends blank space for text whose font cannot be opened: half an em per character.
  private func appendBlank(
    _ item: Item, of analysis: ParagraphAnalysis, offsets: [Int32], to result: ShapedParagraph
  ) {
    let width = Double(attributes[item.attributes].font.size) / 2
    for index in item.range where analysis.flags[index].beginsGrapheme {
      result.atoms.append(
        ShapedParagraph.Atom(
          start: Int(offsets[index]), firstGlyph: 0, endGlyph: 0, advance: width,
          run: result.runs.count - 1, mayBegin: analysis.flags[index].mayBeginLine,
          isWhite: Self.isHangingSpace(analysis.scalars[index]),
          isTab: analysis.scalars[index] == 0x09))
    }
  }

  /// Disables HarfBuzz's tracking, since it is applied here (`TextFont.tracking`).
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

  /// Whether a character is white space that may exceed the end of a line; false for no-break
  /// spaces.
  static func isHangingSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x20, 0x09, 0x1680, 0x2000...0x2006, 0x2008...0x200B, 0x205F, 0x3000: true
    default: false
    }
  }
}

extension TextAttributes {
  /// The spacing after each character, in points.
  fileprivate var spacing: CGFloat { (kern ?? 0) + tracking }
}
