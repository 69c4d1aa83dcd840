/// A PDF file, with objects that are read on demand.
///
/// If cross-reference tables are broken, the file is searched for objects. Source: ISO 32000-1,
/// 7.5.
final class PDFFile {
  /// The location of an object.
  enum ObjectLocation: Equatable {
    case offset(Int)
    /// An object stream's number, and an index in it.
    case packed(stream: Int, index: Int)
  }

  let bytes: [UInt8]
  let limits: VectorLimits
  private(set) var trailer: [String: PDFObject] = [:]
  private var objectLocations: [Int: ObjectLocation] = [:]
  private var known: [Int: PDFObject] = [:]
  /// The objects of object streams, by stream number.
  private var packs: [Int: [PDFObject]] = [:]
  private var resolving: Set<Int> = []
  private var wasSearched = false
  private(set) var unpackedBytes = 0
  /// The number of bytes read for objects, including overlaps.
  private var readBytes = 0
  /// The number of computation steps of functions and colours.
  private var work = 0

  init(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) {
    guard bytes.count <= limits.bytes else {
      throw VectorError("it has more than \(limits.bytes >> 20) megabytes.")
    }
    guard bytes.prefix(1024).indexes(of: "%PDF-").first != nil else {
      throw VectorError("it is not a PDF.")
    }
    (self.bytes, self.limits) = (bytes, limits)
    readTables()
    if dictionary(trailer["Root"]) == nil { search() }
    guard trailer["Encrypt"] == nil else {
      throw VectorError("encrypted files are unsupported.")
    }
  }

  /// Counts computation steps of a function or a colour; returns false if the limit is exceeded.
  func spend(work amount: Int) -> Bool {
    work = min(work, limits.work) + amount
    return !isOverworked
  }

  /// Whether the limit was exceeded, so that functions and colours are missing.
  var isOverworked: Bool { work > limits.work }

  // MARK: Objects

  /// Returns the object of a reference; other objects unchanged.
  func resolve(_ object: PDFObject?) -> PDFObject {
    var object = object ?? .null
    for _ in 0..<8 {
      guard case .reference(let number) = object else { return object }
      object = self.object(number)
    }
    return .null
  }

  func dictionary(_ object: PDFObject?) -> [String: PDFObject]? { resolve(object).dictionary }
  func array(_ object: PDFObject?) -> [PDFObject]? { resolve(object).array }
  func number(_ object: PDFObject?) -> Double? { resolve(object).number }
  func name(_ object: PDFObject?) -> String? { resolve(object).name }

  /// Returns an array of numbers; nil if any element is not a number.
  func numbers(_ object: PDFObject?) -> [Double]? {
    guard let array = array(object) else { return nil }
    let numbers = array.compactMap { number($0) }
    return numbers.count == array.count ? numbers : nil
  }

  private func object(_ number: Int) -> PDFObject {
    if let known = known[number] { return known }
    guard let location = objectLocations[number], resolving.insert(number).inserted else {
      return .null
    }
    defer { resolving.remove(number) }
    let object: PDFObject
    switch location {
    case .offset(let offset): object = read(at: offset)?.object ?? .null
    case .packed(let stream, let index):
      let pack = pack(stream)
      object = pack.indices.contains(index) ? pack[index] : .null
    }
    known[number] = object
    return object
  }

  /// Reads the object at an offset, with its number.
  private func read(at offset: Int) -> (number: Int, object: PDFObject)? {
    var lexer = PDFLexer(bytes, at: offset, depth: limits.depth)
    defer { readBytes += max(0, lexer.index - offset) }
    guard let number = lexer.object()?.integer, lexer.object()?.integer != nil,
      lexer.next() == .word("obj")
    else { return nil }
    guard case .object(var object) = lexer.next() else { return nil }
    if case .number = object {
      // A reference to another object.
      let mark = lexer
      if lexer.object()?.integer != nil, lexer.next() == .word("R"), let target = object.integer {
        return (number, .reference(target))
      }
      lexer = mark
    }
    if case .dictionary(let dictionary) = object, lexer.next() == .word("stream") {
      if lexer.index < bytes.count, bytes[lexer.index] == 0x0D { lexer.index += 1 }
      if lexer.index < bytes.count, bytes[lexer.index] == 0x0A { lexer.index += 1 }
      object = .stream(dictionary, start: lexer.index)
    }
    return (number, object)
  }

  // MARK: Streams

  /// Returns a stream's decoded bytes.
  ///
  /// - Throws: For an unsupported filter, and if the limits are exceeded.
  func contents(_ object: PDFObject) throws(VectorError) -> [UInt8] {
    guard case .stream(let dictionary, let start) = object else { return [] }
    let room = limits.unpackedBytes - unpackedBytes
    let contents = try PDFFilters.unpack(
      raw(dictionary, start), dictionary, in: self, room: room)
    unpackedBytes += contents.count
    return contents
  }

  private func raw(_ dictionary: [String: PDFObject], _ start: Int) -> ArraySlice<UInt8> {
    if let length = resolve(dictionary["Length"]).integer, length >= 0,
      start <= bytes.count, length <= bytes.count - start,
      isEndOfStream(at: start + length)
    {
      return bytes[start..<(start + length)]
    }
    // The length is wrong: the stream ends at its end keyword.
    let rest = bytes[min(start, bytes.count)...]
    let end = rest.indexes(of: "endstream").first ?? bytes.count
    return bytes[min(start, bytes.count)..<end]
  }

  private func isEndOfStream(at offset: Int) -> Bool {
    var lexer = PDFLexer(bytes, at: offset)
    return lexer.next() == .word("endstream")
  }

  /// Returns the objects of an object stream.
  private func pack(_ number: Int) -> [PDFObject] {
    if let known = packs[number] { return known }
    packs[number] = []
    let stream = object(number)
    guard let dictionary = stream.dictionary, let contents = try? contents(stream),
      let count = resolve(dictionary["N"]).integer,
      let first = resolve(dictionary["First"]).integer,
      count >= 0, count <= contents.count, first >= 0, first <= contents.count
    else { return [] }
    var heads = PDFLexer(contents, depth: limits.depth)
    var objects: [PDFObject] = []
    var taken = 0
    for _ in 0..<count {
      guard heads.object()?.integer != nil, let offset = heads.object()?.integer, offset >= 0,
        offset <= contents.count - first
      else { break }
      var body = PDFLexer(contents, at: first + offset, depth: limits.depth)
      objects.append(body.object() ?? .null)
      taken += body.index - first - offset
      // Rejects overlapping objects, which no writer produces.
      guard taken <= 2 * contents.count else { break }
    }
    packs[number] = objects
    return objects
  }

  // MARK: Tables

  private func readTables() {
    guard let last = bytes.suffix(2048).indexes(of: "startxref").last else { return }
    var lexer = PDFLexer(bytes, at: last + 9)
    var next = lexer.object()?.integer
    var seen: Set<Int> = []
    while let offset = next, offset >= 0, offset < bytes.count, seen.insert(offset).inserted,
      seen.count < 100
    {
      var table = PDFLexer(bytes, at: offset, depth: limits.depth)
      let found: [String: PDFObject]?
      if table.next() == .word("xref") {
        found = readTable(&table)
        if let hybrid = found?["XRefStm"]?.integer, seen.insert(hybrid).inserted {
          _ = readTableStream(at: hybrid)
        }
      } else {
        found = readTableStream(at: offset)
      }
      guard let found else { return }
      trailer.merge(found) { first, _ in first }
      next = found["Prev"]?.integer
    }
  }

  /// Reads a cross-reference table and the trailer after it.
  private func readTable(_ lexer: inout PDFLexer) -> [String: PDFObject]? {
    while true {
      switch lexer.next() {
      case .object(let first):
        guard let first = first.integer, let count = lexer.object()?.integer, count >= 0 else {
          return nil
        }
        for index in 0..<min(count, bytes.count / 10) {
          guard let offset = lexer.object()?.integer, lexer.object()?.integer != nil else {
            return nil
          }
          if lexer.next() == .word("n") { add(first + index, .offset(offset)) }
        }
      case .word("trailer"): return lexer.object()?.dictionary
      default: return nil
      }
    }
  }

  private func add(_ number: Int, _ location: ObjectLocation) {
    if objectLocations[number] == nil { objectLocations[number] = location }
  }

  /// Reads a cross-reference stream.
  private func readTableStream(at offset: Int) -> [String: PDFObject]? {
    guard let stream = read(at: offset)?.object, let dictionary = stream.dictionary,
      let widths = numbers(dictionary["W"])?.map({ Int(max(0, min($0, 8))) }), widths.count == 3,
      let contents = try? contents(stream)
    else { return nil }
    let size = widths.reduce(0, +)
    guard size > 0 else { return dictionary }
    let ranges =
      numbers(dictionary["Index"]) ?? [0, Double(resolve(dictionary["Size"]).integer ?? 0)]
    var location = 0
    for pair in stride(from: 0, to: ranges.count - 1, by: 2) {
      guard abs(ranges[pair]) < 1e9 else { break }
      var number = Int(ranges[pair])
      let count = Int(max(0, min(ranges[pair + 1], 1e9)))
      for _ in 0..<count {
        guard location + size <= contents.count else { return dictionary }
        addEntry(number, contents[location..<(location + size)], widths)
        number += 1
        location += size
      }
    }
    return dictionary
  }

  private func addEntry(_ number: Int, _ bytes: ArraySlice<UInt8>, _ widths: [Int]) {
    var fields: [Int] = []
    var rest = bytes
    for width in widths {
      fields.append(rest.prefix(width).reduce(0) { ($0 & 0xFF_FFFF_FFFF) << 8 | Int($1) })
      rest = rest.dropFirst(width)
    }
    switch widths[0] == 0 ? 1 : fields[0] {
    case 1: add(number, .offset(fields[1]))
    case 2: add(number, .packed(stream: fields[1], index: fields[2]))
    default: break
    }
  }

  /// Searches the file for objects; later ones replace earlier ones.
  private func search() {
    guard !wasSearched else { return }
    wasSearched = true
    known = [:]
    readBytes = 0
    for location in bytes.indexes(of: " obj").prefix(limits.items) {
      // Skips the generation number backwards to the object number.
      var start = location
      while start > 0, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
      guard start > 0, PDFLexer.isSpace(bytes[start - 1]) else { continue }
      start -= 1
      while start > 0, (0x30...0x39).contains(bytes[start - 1]) { start -= 1 }
      guard readBytes <= 4 * bytes.count + 1024 else { return }
      guard let found = read(at: start) else { continue }
      objectLocations[found.number] = .offset(start)
      guard let dictionary = found.object.dictionary else { continue }
      if dictionary["Type"]?.name == "Catalog" { trailer["Root"] = .reference(found.number) }
      if dictionary["Type"]?.name == "XRef" { trailer.merge(dictionary) { first, _ in first } }
    }
  }
}

extension RandomAccessCollection where Element == UInt8, Index == Int {
  /// Returns the positions of a word.
  func indexes(of word: StaticString) -> [Int] {
    let count = word.utf8CodeUnitCount
    guard self.count >= count else { return [] }
    let first = word.utf8Start[0]
    return (startIndex...(endIndex - count)).filter { start in
      self[start] == first
        && (1..<count).allSatisfy { self[start + $0] == word.utf8Start[$0] }
    }
  }
}
