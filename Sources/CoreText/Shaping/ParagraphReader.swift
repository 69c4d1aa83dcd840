/// A stretch of text between two line or paragraph separators.
///
/// A text of ten megabytes has ten million scalars: what most texts have none of is not kept for
/// each.
struct ParagraphSource {
  /// As they are shaped: `ParagraphAnalysis.shaped(_:)`.
  private(set) var scalars: [UInt32] = []
  /// UTF-16 offset in the text of the first scalar.
  private let start: Int
  /// UTF-16 offset of each scalar, from the first one on that takes two units.
  private var offsets: [Int32] = []
  /// Where stretches of one run end, counted in scalars, and the run's index among the text's.
  private(set) var runs: [(end: Int, run: Int)] = []
  /// UTF-16 offset of the separator, or of the text's end.
  private(set) var textEnd: Int
  /// The run whose font an empty line takes.
  var separatorRun = 0
  /// UTF-16 offset after the separator.
  var end = 0
  /// Whether a new paragraph begins here: not after U+2028, which only ends a line.
  var startsParagraph = true
  var endsWithSeparator = false

  /// No scalar yet.
  init(start: Int) { (self.start, textEnd) = (start, start) }

  /// The UTF-16 offset in the text of a scalar, or of the end.
  func offset(of index: Int) -> Int {
    if index >= scalars.count { return textEnd }
    return offsets.isEmpty ? start + index : Int(offsets[index])
  }

  /// Makes room for so many scalars, which a long paragraph may have.
  mutating func reserve(_ count: Int) { scalars.reserveCapacity(count) }

  mutating func append(_ scalar: UInt32, run: Int) {
    let isWide = scalar > 0xFFFF
    if isWide, offsets.isEmpty { offsets = scalars.indices.map { Int32(start + $0) } }
    if isWide || !offsets.isEmpty { offsets.append(Int32(textEnd)) }
    scalars.append(ParagraphAnalysis.shaped(scalar))
    textEnd += isWide ? 2 : 1
    if runs.last?.run == run {
      runs[runs.count - 1].end += 1
    } else {
      runs.append((scalars.count, run))
    }
  }
}

/// Cuts a text into paragraphs, one at a time, so that a layout with little room reads little.
struct ParagraphReader {
  private let runs: [StyledText.Run]
  private let string: String
  private var scalars: String.UnicodeScalarView.Iterator
  private var pending: Unicode.Scalar?
  private var offset = 0
  private var run = 0
  private var runEnd: Int
  private var startsParagraph = true
  private var finished = false
  /// So many scalars make a paragraph a long one.
  private static let long = 1 << 16

  init(_ text: StyledText) {
    runs = text.runs
    string = text.string
    scalars = text.string.unicodeScalars.makeIterator()
    runEnd = runs.first?.length ?? 0
    pending = scalars.next()
  }

  /// Whether no character is left; a separator at the very end still brings one empty line.
  var isAtEnd: Bool { pending == nil }

  /// The next paragraph; at least one, an empty one for an empty text, and one after a final
  /// separator.
  mutating func next() -> ParagraphSource? {
    guard !finished else { return nil }
    var source = ParagraphSource(start: offset)
    source.startsParagraph = startsParagraph
    while let scalar = pending {
      advanceRun()
      consume(scalar)
      if let endsParagraph = separator(scalar) {
        source.separatorRun = run
        source.end = offset
        source.endsWithSeparator = true
        startsParagraph = endsParagraph
        return source
      }
      // Growing by and by would take twice the room for a while.
      if source.scalars.count == Self.long { source.reserve(string.utf8.count) }
      source.append(scalar.value, run: run)
    }
    finished = true
    source.separatorRun = run
    source.end = offset
    return source
  }

  private mutating func consume(_ scalar: Unicode.Scalar) {
    offset += scalar.value > 0xFFFF ? 2 : 1
    pending = scalars.next()
  }

  private mutating func advanceRun() {
    while offset >= runEnd, run + 1 < runs.count {
      run += 1
      runEnd += runs[run].length
    }
  }

  /// Whether a scalar ends a line, and if so whether it ends the paragraph too.
  private mutating func separator(_ scalar: Unicode.Scalar) -> Bool? {
    switch scalar.value {
    case 0x0A, 0x85, 0x2029: return true
    case 0x0D:
      if let next = pending, next.value == 0x0A { consume(next) }
      return true
    case 0x0B, 0x0C, 0x2028: return false
    default: return nil
    }
  }
}
