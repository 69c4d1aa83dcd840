/// Parses XML 1.0 in UTF-8 into a tree: elements, attributes, text, comments, CDATA sections, the
/// five predefined entities and, optionally, declared entities of plain characters. Documents that
/// are not well-formed are rejected with a line number.
///
/// Foundation's parser links libxml2 and ICU's data, which take 1.4 of 6 ms at each start of a
/// process, and it has no configurable limits.
package struct MarkupParser {
  let bytes: UnsafeBufferPointer<UInt8>
  let limits: MarkupLimits
  var position = 0
  var line = 1
  private var elementCount = 0
  /// The declared entities.
  var entities: [String: String] = [:]
  private var entityBytes = 0

  private init(_ bytes: UnsafeBufferPointer<UInt8>, limits: MarkupLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  /// Returns the root element of a document in UTF-8.
  ///
  /// - Complexity: O(bytes).
  package static func parse(
    _ bytes: [UInt8], limits: MarkupLimits
  ) throws(MarkupError) -> MarkupElement {
    guard bytes.count <= limits.size else {
      throw MarkupError(
        line: 1, problem: "the file has \(bytes.count) bytes; at most \(limits.size) are read.")
    }
    let result: Result<MarkupElement, MarkupError> = bytes.withUnsafeBufferPointer { bytes in
      var parser = MarkupParser(bytes, limits: limits)
      do throws(MarkupError) {
        return .success(try parser.document())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  // MARK: Structure

  private mutating func document() throws(MarkupError) -> MarkupElement {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw error("the file is UTF-16; only UTF-8 is read.")
    }
    try skipBetweenElements()
    guard position < bytes.count, bytes[position] == UInt8(ascii: "<") else {
      throw error("this is not XML: an element is expected.")
    }
    let root = try elements()
    try skipBetweenElements()
    guard position == bytes.count else { throw error("nothing may follow the root element.") }
    return root
  }

  /// Reads an element and its descendants, without recursion, to limit stack usage.
  private mutating func elements() throws(MarkupError) -> MarkupElement {
    var open: [MarkupElement] = []
    var text: [UInt8] = []
    while true {
      if position >= bytes.count {
        throw error(
          open.last.map { "the file ends inside '\($0.writtenName)' of line \($0.line)." }
            ?? "the file has no element.")
      }
      if bytes[position] != UInt8(ascii: "<") {
        try takeText(into: &text)
        continue
      }
      if take("<!--") {
        try skip(past: "-->", "a comment")
      } else if take("<![CDATA[") {
        let start = position
        try skip(past: "]]>", "a CDATA section")
        text.append(contentsOf: bytes[start..<position - 3])
      } else if take("<?") {
        try skip(past: "?>", "a processing instruction")
      } else if take("</") {
        let closed = try closeElement(&open, &text)
        if open.isEmpty { return closed }
      } else {
        if bytes[position...].starts(with: "<!".utf8) {
          throw error("document types and their entities are not supported.")
        }
        position += 1
        flush(&text, into: open.last)
        let isEmpty = try openElement(&open)
        if isEmpty, let closed = open.popLast(), open.isEmpty { return closed }
      }
    }
  }

  /// Begins an element. Returns whether it is empty.
  private mutating func openElement(_ open: inout [MarkupElement]) throws(MarkupError) -> Bool {
    let element = MarkupElement(try name("an element's name"), line: line)
    elementCount += 1
    if elementCount > limits.elements {
      throw error("there are more than \(limits.elements) elements.")
    }
    if open.count >= limits.depth {
      throw error("elements are nested more than \(limits.depth) deep.")
    }
    let isEmpty = try attributes(of: element)
    open.last?.children.append(element)
    open.append(element)
    return isEmpty
  }

  private mutating func closeElement(
    _ open: inout [MarkupElement], _ text: inout [UInt8]
  ) throws(MarkupError) -> MarkupElement {
    let closing = try name("an element's name")
    skipSpace()
    guard take(">") else { throw error("'>' is expected after '</\(closing)'.") }
    guard let element = open.last, element.writtenName == closing else {
      throw error(
        "'</\(closing)>' closes nothing"
          + (open.last.map { "; '\($0.writtenName)' of line \($0.line) is open." } ?? "."))
    }
    guard text.count <= limits.valueBytes else {
      throw error("the text of '\(closing)' has more than \(limits.valueBytes) bytes.")
    }
    flush(&text, into: element)
    if !element.children.isEmpty { element.text = "" }
    open.removeLast()
    return element
  }

  private mutating func attributes(of element: MarkupElement) throws(MarkupError) -> Bool {
    while true {
      let hadSpace = skipSpace()
      if take("/>") { return true }
      if take(">") { return false }
      guard hadSpace, position < bytes.count else {
        throw error("the tag '\(element.name)' does not end.")
      }
      let name = try name("an attribute's name")
      skipSpace()
      guard take("=") else { throw error("'=' is expected after '\(name)'.") }
      skipSpace()
      if element[name] != nil { throw error("'\(name)' is given twice.") }
      if element.attributes.count >= limits.attributes {
        throw error("'\(element.name)' has more than \(limits.attributes) attributes.")
      }
      element.attributes.append(.init(name, try quotedValue(of: name)))
    }
  }

  // MARK: Characters

  private mutating func quotedValue(of name: String) throws(MarkupError) -> String {
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"")
        || bytes[position] == UInt8(ascii: "'")
    else { throw error("the value of '\(name)' is not in quotation marks.") }
    let quote = bytes[position]
    position += 1
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != quote {
      switch bytes[position] {
      case UInt8(ascii: "&"): isPlain = false
      case UInt8(ascii: "<"): throw error("the value of '\(name)' contains '<'.")
      case 10: line += 1
      default: break
      }
      position += 1
    }
    guard position < bytes.count else { throw error("the value of '\(name)' does not end.") }
    let range = start..<position
    guard range.count <= limits.valueBytes else {
      throw error("the value of '\(name)' has more than \(limits.valueBytes) bytes.")
    }
    position += 1
    return try isPlain ? string(bytes[range]) : string(unescaped(range)[...])
  }

  private mutating func takeText(into text: inout [UInt8]) throws(MarkupError) {
    let start = position
    var isPlain = true
    while position < bytes.count, bytes[position] != UInt8(ascii: "<") {
      if bytes[position] == UInt8(ascii: "&") { isPlain = false }
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
    if isPlain {
      text.append(contentsOf: bytes[start..<position])
    } else {
      text += try unescaped(start..<position)
    }
  }

  private func flush(_ text: inout [UInt8], into element: MarkupElement?) {
    if let element, !text.isEmpty { element.text += String(decoding: text, as: UTF8.self) }
    text.removeAll(keepingCapacity: true)
  }

  private mutating func unescaped(_ range: Range<Int>) throws(MarkupError) -> [UInt8] {
    var result: [UInt8] = []
    var index = range.lowerBound
    while index < range.upperBound {
      guard bytes[index] == UInt8(ascii: "&") else {
        result.append(bytes[index])
        index += 1
        continue
      }
      guard let end = bytes[index..<min(index + 64, range.upperBound)].firstIndex(of: 59) else {
        throw error("'&' is not followed by a character reference.")
      }
      let name = String(decoding: bytes[index + 1..<end], as: UTF8.self)
      result.append(contentsOf: try replacement(of: name).utf8)
      index = end + 1
    }
    return result
  }

  private mutating func replacement(of name: String) throws(MarkupError) -> String {
    if let scalar = Self.character(named: name) { return String(Character(scalar)) }
    guard let value = entities[name] else {
      throw error(
        "'&\(name);' is not an entity of XML"
          + (limits.readsDocumentTypes ? ", and not declared." : "; documents define none here."))
    }
    entityBytes += value.utf8.count
    guard entityBytes <= limits.entityBytes else {
      throw error("the entities have more than \(limits.entityBytes) bytes.")
    }
    return value
  }

  private static func character(named name: String) -> Unicode.Scalar? {
    switch name {
    case "lt": return "<"
    case "gt": return ">"
    case "amp": return "&"
    case "quot": return "\""
    case "apos": return "'"
    default:
      guard name.hasPrefix("#") else { return nil }
      let number = name.dropFirst()
      let value = number.hasPrefix("x") ? UInt32(number.dropFirst(), radix: 16) : UInt32(number)
      guard let value, value != 0 else { return nil }
      return Unicode.Scalar(value)
    }
  }

  func string(_ bytes: some Collection<UInt8>) throws(MarkupError) -> String {
    guard let string = String(validating: bytes, as: UTF8.self) else {
      throw error("these bytes are not UTF-8.")
    }
    return string
  }

  mutating func name(_ what: String) throws(MarkupError) -> String {
    let start = position
    while position < bytes.count, Self.isNamePart(bytes[position]) { position += 1 }
    guard position > start else { throw error("\(what) is expected.") }
    return try string(bytes[start..<position])
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"),
      UInt8(ascii: "."), UInt8(ascii: ":"), 0x80...:
      true
    default: false
    }
  }

  // MARK: Advancing

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == 32 || byte == 10 || byte == 9 || byte == 13
  }

  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = position
    while position < bytes.count, Self.isSpace(bytes[position]) {
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
    return position > start
  }

  mutating func take(_ word: StaticString) -> Bool {
    let length = word.utf8CodeUnitCount
    guard position + length <= bytes.count else { return false }
    for index in 0..<length where bytes[position + index] != word.utf8Start[index] { return false }
    position += length
    return true
  }

  mutating func skip(past end: StaticString, _ what: String) throws(MarkupError) {
    let start = line
    while position < bytes.count {
      if take(end) { return }
      if bytes[position] == 10 { line += 1 }
      position += 1
    }
    throw MarkupError(line: start, problem: "\(what) does not end.")
  }

  private mutating func skipBetweenElements() throws(MarkupError) {
    while true {
      skipSpace()
      if take("<!--") {
        try skip(past: "-->", "a comment")
      } else if take("<?") {
        try skip(past: "?>", "a processing instruction")
      } else if position < bytes.count, bytes[position...].starts(with: "<!".utf8) {
        try readDocumentType()
      } else {
        return
      }
    }
  }

  func error(_ problem: String) -> MarkupError { MarkupError(line: line, problem: problem) }
}
