/// The text between two line or paragraph separators.
///
/// A text of ten megabytes has ten million scalars, so rare properties are not stored for each.
struct ParagraphSource {
  /// The scalars in shaped form: `ParagraphAnalysis.shaped(_:)`.
  private(set) var scalars: [UInt32] = []
  /// The UTF-16 offset of the first scalar in the text.
  private let start: Int
  /// The UTF-16 offsets of scalars, from the first one on that takes two units.
  private var offsets: [Int32] = []
  /// The ends of ranges of one run, counted in scalars, and the run's index in the text.
  private(set) var runs: [(end: Int, run: Int)] = []
  /// The UTF-16 offset of the separator, or of the text's end.
  private(set) var textEnd: Int
  /// The run whose font an empty line uses.
  var separatorRun = 0
  /// The UTF-16 offset after the separator.
  var end = 0
  /// Whether a new paragraph begins here; false after U+2028, which only ends a line.
  var startsParagraph = true
  var endsWithSeparator = false

  /// Creates a paragraph without scalars.
  init(start: Int) { (self.start, textEnd) = (start, start) }

  /// Returns the UTF-16 offset in the text of a scalar, or of the end.
  func offset(of index: Int) -> Int {
    if index >= scalars.count { return textEnd }
    return offsets.isEmpty ? start + index : Int(offsets[index])
  }

  /// Reserves capacity for the scalars of a long paragraph.
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

/// Splits a text into paragraphs, one at a time, so a small layout reads little.
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
  /// The number of scalars of a long paragraph.
  private static let long = 1 << 16

  init(_ text: StyledText) {
    runs = text.runs
    string = text.string
    scalars = text.string.unicodeScalars.makeIterator()
    runEnd = runs.first?.length ?? 0
    pending = scalars.next()
  }

  /// Whether no character is left; a separator at the very end still produces an empty line.
  var isAtEnd: Bool { pending == nil }

  /// Returns the next paragraph; at least one, an empty one for an empty text, and one after a
  /// final separator.
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
      // Growing in steps would temporarily use twice the memory.
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

  /// Returns whether a scalar that ends a line also ends the paragraph; nil for other scalars.
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
