import CPango

/// Splits a paragraph into items that are shaped one after another.
///
/// The reader is a class and reads runs of ASCII letters at once. As a structure that read cluster
/// by cluster, it took as long as shaping in a debug build: a fifteenth of an assertion.
final class ItemReader {
  /// A range with the same font, script, direction and attributes.
  struct Item {
    var range: Range<Int>
    var attributes: Int
    var file: FontFile?
    var level: UInt8
    var script: hb_script_t
    /// Whether no font has its characters.
    var isMissing: Bool
    /// Whether it is a box, which has an item of its own.
    var isBox: Bool
  }

  /// The number of characters after which an item ends at the next word, and after twice as many
  /// anywhere: HarfBuzz uses 40 bytes per character of an item, and keeps them.
  static let maximumBatchCount = 1 << 16

  private let shaper: Shaper
  private let analysis: ParagraphAnalysis
  private let runs: [(end: Int, run: Int)]
  private var chooser: FontChooser
  private var script: hb_script_t
  private var start = 0
  /// The run that contains `start`, and its attributes.
  private var run = -1
  private var primary: FontFile?
  private var (attributes, isBold, hasBox) = (0, false, false)
  /// The part that was read after the last returned item.
  private var pending: Item?

  init(_ analysis: ParagraphAnalysis, _ source: ParagraphSource, _ shaper: Shaper) {
    (self.shaper, self.analysis, runs) = (shaper, analysis, source.runs)
    chooser = FontChooser(scalars: analysis.scalars)
    script = Self.firstScript(of: analysis.scalars)
  }

  /// Returns the next item; nil at the paragraph's end.
  func next() -> Item? {
    guard var item = pending ?? readCluster() else { return nil }
    pending = nil
    while let more = readCluster() {
      guard isOne(item, more) else {
        pending = more
        break
      }
      item.range = item.range.lowerBound..<more.range.upperBound
    }
    return item
  }

  private func isOne(_ item: Item, _ more: Item) -> Bool {
    let count = item.range.count
    return !more.isBox && !item.isBox && item.attributes == more.attributes
      && item.file === more.file && item.level == more.level && item.script == more.script
      && item.isMissing == more.isMissing
      && (count < Self.maximumBatchCount
        || count < 2 * Self.maximumBatchCount
          && analysis.scalars[item.range.upperBound - 1] != 0x20)
  }

  /// Reads ASCII characters that their requested font covers as one item; nil if there are none.
  /// Items of long texts are cut by character.
  private func readPlain() -> Item? {
    let count = analysis.scalars.count
    guard let primary, script == HB_SCRIPT_LATIN, !hasBox, analysis.isPlain,
      count <= Self.maximumBatchCount
    else { return nil }
    let stop = min(runs[run].end, count)
    var end = start
    analysis.scalars.withUnsafeBufferPointer { scalars in
      analysis.flags.withUnsafeBufferPointer { flags in
        while end < stop, scalars[end] < 128, primary.covers(scalars[end]) {
          // A character before a mark forms one character with it.
          if end + 1 < count, !flags[end + 1].beginsCharacter { break }
          end += 1
        }
      }
    }
    guard end > start else { return nil }
    defer { start = end }
    return Item(
      range: start..<end, attributes: attributes, file: primary, level: 0, script: script,
      isMissing: false, isBox: false)
  }

  /// Reads a grapheme cluster as an item.
  private func readCluster() -> Item? {
    let scalars = analysis.scalars
    guard start < scalars.count else { return nil }
    while run < 0 || runs[run].end <= start { enterNextRun() }
    if let item = readPlain() { return item }
    var end = start + 1
    while end < scalars.count, !analysis.flags[end].beginsCharacter { end += 1 }
    let own = Self.script(of: scalars[start])
    if own != HB_SCRIPT_COMMON && own != HB_SCRIPT_INHERITED { script = own }
    let isBox = hasBox && scalars[start] == InlineBox.character
    let choice =
      isBox
      ? FontChooser.Choice(file: primary)
      : chooser.choice(for: scalars[start..<end], primary: primary, isBold: isBold)
    defer { start = end }
    return Item(
      range: start..<end, attributes: attributes, file: choice.file,
      level: analysis.level(of: start), script: script, isMissing: choice.isMissing, isBox: isBox)
  }

  private func enterNextRun() {
    run += 1
    attributes = runs[run].run
    primary = shaper.primaries[attributes]
    isBold = shaper.attributes[attributes].font.weight >= 600
    hasBox = shaper.attributes[attributes].box != nil
  }

  private static func script(of scalar: UInt32) -> hb_script_t {
    guard scalar < 128 else {
      return hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
    }
    let folded = scalar | 0x20
    return folded >= 0x61 && folded <= 0x7A ? HB_SCRIPT_LATIN : HB_SCRIPT_COMMON
  }

  private static func firstScript(of scalars: [UInt32]) -> hb_script_t {
    for scalar in scalars {
      let script = hb_unicode_script(hb_unicode_funcs_get_default(), scalar)
      if script != HB_SCRIPT_COMMON && script != HB_SCRIPT_INHERITED { return script }
    }
    return HB_SCRIPT_LATIN
  }
}

/// The part of a paragraph that is not shaped yet.
final class ParagraphShaping {
  private let shaper: Shaper
  private let analysis: ParagraphAnalysis
  private let source: ParagraphSource
  private let items: ItemReader

  init(_ shaper: Shaper, _ analysis: ParagraphAnalysis, _ source: ParagraphSource) {
    (self.shaper, self.analysis, self.source) = (shaper, analysis, source)
    items = ItemReader(analysis, source, shaper)
  }

  /// Shapes the next item. Returns false at the end. Used under `TextLock`.
  func shapeNext(into paragraph: ShapedParagraph) -> Bool {
    guard let item = items.next() else { return false }
    shaper.append(item, of: analysis, source, to: paragraph)
    return true
  }
}
