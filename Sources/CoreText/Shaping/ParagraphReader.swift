/// A range of text between two line or paragraph separators.
struct ParagraphSource {
  var scalars: [UInt32] = []
  /// The UTF-16 offsets of the scalars, and of the end.
  var offsets: [Int32] = []
  /// The index of the run of each scalar.
  var attributeRuns: [Int32] = []
  /// The index of the run that determines the font of an empty line.
  var separatorRun = 0
  /// The UTF-16 offset after the separator.
  var end = 0
  /// Whether a new paragraph begins; false after U+2028, which only ends a line.
  var startsParagraph = true
  var endsWithSeparator = false
}

/// Splits a text into paragraphs on demand, so that a small layout does not read the whole text.
struct ParagraphReader {
  private let runs: [StyledText.Run]
  private var scalars: String.UnicodeScalarView.Iterator
  private var pending: Unicode.Scalar?
  private var offset = 0
  private var run = 0
  private var runEnd: Int
  private var startsParagraph = true
  private var finished = false

  init(_ text: StyledText) {
    runs = text.runs
    scalars = text.string.unicodeScalars.makeIterator()
    runEnd = runs.first?.length ?? 0
    pending = scalars.next()
  }

  /// Whether no character remains; a final separator is still followed by an empty line.
  var isAtEnd: Bool { pending == nil }

  /// Returns the next paragraph; an empty text and a final separator result in an empty one.
  mutating func next() -> ParagraphSource? {
    guard !finished else { return nil }
    var source = ParagraphSource()
    source.startsParagraph = startsParagraph
    while let scalar = pending {
      advanceRun()
      let start = offset
      consume(scalar)
      if let endsParagraph = separator(scalar) {
        source.offsets.append(Int32(start))
        source.separatorRun = run
        source.end = offset
        source.endsWithSeparator = true
        startsParagraph = endsParagraph
        return source
      }
      source.scalars.append(scalar.value)
      source.offsets.append(Int32(start))
      source.attributeRuns.append(Int32(run))
    }
    finished = true
    source.offsets.append(Int32(offset))
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
