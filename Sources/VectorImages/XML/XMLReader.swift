/// Reads a document into elements: what SVG files need of XML 1.0, and nothing else.
///
/// FoundationXML would do, too; but a process that links it starts 1.5 ms later, of 8.3, for it
/// brings libxml2, ICU and LZMA along. Documents are UTF-8. What is not well formed is refused
/// with its line. Entities may be declared inside the document, as plain characters; an entity in
/// an entity is refused, and so is a document whose entities grow past the limits.
struct XMLReader {
  private let bytes: [UInt8]
  private let limits: VectorLimits
  private var index = 0
  private var line = 1
  private var entities: [String: String] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'",
  ]
  /// How many bytes entities may still add.
  private var entityRoom = 1 << 20
  private var elements = 0

  /// The outermost element.
  static func read(_ bytes: [UInt8], limits: VectorLimits) throws(VectorError) -> XMLElement {
    var reader = XMLReader(bytes: bytes, limits: limits)
    return try reader.readDocument()
  }

  private init(bytes: [UInt8], limits: VectorLimits) {
    (self.bytes, self.limits) = (bytes, limits)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
  }

  // MARK: Document

  private mutating func readDocument() throws(VectorError) -> XMLElement {
    var open: [XMLElement] = []
    var root: XMLElement?
    while index < bytes.count {
      if bytes[index] != UInt8(ascii: "<") {
        let text = try readText()
        if open.isEmpty {
          guard text.allSatisfy(\.isWhitespace) else { throw error("text outside of elements") }
        } else {
          open[open.count - 1].text += text
        }
      } else if try skipMarkup(into: &open) {
        continue
      } else if take("</") {
        let closed = try readEndTag(of: open.last)
        open.removeLast()
        if open.isEmpty { root = closed } else { open[open.count - 1].children.append(closed) }
      } else {
        guard root == nil else { throw error("a second outermost element") }
        guard open.count < limits.depth else {
          throw error("more than \(limits.depth) elements in each other")
        }
        let (element, isEmpty) = try readStartTag()
        if !isEmpty {
          open.append(element)
        } else if open.isEmpty {
          root = element
        } else {
          open[open.count - 1].children.append(element)
        }
      }
    }
    if let unclosed = open.last { throw error("<\(unclosed.name)> is not closed") }
    guard let root else { throw error("there is no element") }
    return root
  }

  /// Skips comments, instructions and the declaration of the document's type; takes characters as
  /// they are in CDATA sections.
  private mutating func skipMarkup(into open: inout [XMLElement]) throws(VectorError) -> Bool {
    if take("<!--") {
      try skip(past: "-->", of: "a comment")
    } else if take("<?") {
      try skip(past: "?>", of: "an instruction")
    } else if take("<![CDATA[") {
      guard !open.isEmpty else { throw error("text outside of elements") }
      let start = index
      try skip(past: "]]>", of: "a CDATA section")
      open[open.count - 1].text += try string(start..<(index - 3))
    } else if take("<!DOCTYPE") {
      try readDocumentType()
    } else {
      return false
    }
    return true
  }

  // MARK: Tags

  private mutating func readStartTag() throws(VectorError) -> (XMLElement, isEmpty: Bool) {
    let start = line
    index += 1
    elements += 1
    guard elements <= limits.items else { throw error("more than \(limits.items) elements") }
    let name = try readName()
    var attributes: [String: String] = [:]
    while true {
      let spaces = skipSpaces()
      if take("/>") { return (element(name, attributes, start), true) }
      if take(">") { return (element(name, attributes, start), false) }
      guard spaces > 0 else { throw error("'>' is missing") }
      let key = try readName()
      skipSpaces()
      guard take("=") else { throw error("'=' is missing after '\(key)'") }
      skipSpaces()
      let value = try readQuoted()
      guard attributes.updateValue(value, forKey: key) == nil else {
        throw error("'\(key)' is given twice")
      }
    }
  }

  private func element(_ name: String, _ attributes: [String: String], _ line: Int) -> XMLElement {
    let parts = name.split(separator: ":", maxSplits: 1)
    return XMLElement(
      name: parts.last.map(String.init) ?? name,
      prefix: parts.count == 2 ? String(parts[0]) : "", attributes: attributes, line: line)
  }

  private mutating func readEndTag(of open: XMLElement?) throws(VectorError) -> XMLElement {
    let name = try readName()
    skipSpaces()
    guard take(">") else { throw error("'>' is missing") }
    guard let open else { throw error("</\(name)> without a <\(name)>") }
    let expected = open.prefix.isEmpty ? open.name : "\(open.prefix):\(open.name)"
    guard name == expected else { throw error("</\(name)> where <\(expected)> is open") }
    return open
  }

  private mutating func readName() throws(VectorError) -> String {
    let start = index
    while index < bytes.count, Self.isNamePart(bytes[index]) { index += 1 }
    guard index > start, !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[start]) else {
      throw error("a name is missing")
    }
    return try string(start..<index)
  }

  private static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ":"), UInt8(ascii: "_"),
      UInt8(ascii: "-"), UInt8(ascii: "."), 0x80...:
      true
    default: false
    }
  }

  // MARK: Text

  private mutating func readQuoted() throws(VectorError) -> String {
    guard index < bytes.count,
      bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
    else { throw error("a value in quotes is missing") }
    let quote = bytes[index]
    index += 1
    let start = index
    let first = line
    while index < bytes.count, bytes[index] != quote {
      guard bytes[index] != UInt8(ascii: "<") else { throw error("'<' in a value") }
      advance()
    }
    guard index < bytes.count else {
      throw VectorError("it is no XML: a quote is not closed.", line: first)
    }
    defer { index += 1 }
    return try expanded(start..<index)
  }

  private mutating func readText() throws(VectorError) -> String {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: "<") { advance() }
    return try expanded(start..<index)
  }

  /// Characters with entities and references in place.
  private mutating func expanded(_ range: Range<Int>) throws(VectorError) -> String {
    let text = try string(range)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var result = ""
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: "&") {
      result += rest[..<ampersand]
      guard let end = rest[ampersand...].firstIndex(of: ";") else {
        throw error("';' is missing after '&'")
      }
      result += try replacement(of: rest[rest.index(after: ampersand)..<end])
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  private mutating func replacement(of name: Substring) throws(VectorError) -> String {
    if name.first == "#" {
      let digits = name.dropFirst()
      let code =
        digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
      guard let scalar = code.flatMap(Unicode.Scalar.init) else {
        throw error("'&\(name);' is no character")
      }
      return String(scalar)
    }
    guard let value = entities[String(name)] else { throw error("'&\(name);' is not declared") }
    entityRoom -= value.utf8.count
    guard entityRoom >= 0 else { throw error("its entities have more than a megabyte") }
    return value
  }

  // MARK: Type

  /// Takes the entities that the document declares; of anything else in there nothing is needed.
  private mutating func readDocumentType() throws(VectorError) {
    let first = line
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
      if take("[") {
        try readDeclarations()
      } else if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
        _ = try readQuoted()
      } else {
        advance()
      }
    }
    guard take(">") else { throw VectorError("it is no XML: <!DOCTYPE has no end.", line: first) }
  }

  private mutating func readDeclarations() throws(VectorError) {
    while index < bytes.count {
      skipSpaces()
      if take("]") { return }
      if take("<!--") {
        try skip(past: "-->", of: "a comment")
      } else if take("<?") {
        try skip(past: "?>", of: "an instruction")
      } else if take("<!ENTITY") {
        try readEntity()
      } else if take("<!") {
        try skip(past: ">", of: "a declaration")
      } else {
        throw error("what is declared in <!DOCTYPE is not known")
      }
    }
    throw error("']' is missing")
  }

  private mutating func readEntity() throws(VectorError) {
    skipSpaces()
    guard !take("%") else { throw error("entities with '%' are not read here") }
    let name = try readName()
    skipSpaces()
    guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == 0x27 else {
      throw error("entity '\(name)' lies outside of the document")
    }
    let start = index + 1
    let quote = bytes[index]
    index += 1
    while index < bytes.count, bytes[index] != quote { advance() }
    let value = try string(start..<index)
    guard !value.contains("&"), !value.contains("<") else {
      throw error("entity '\(name)' has more than characters in it")
    }
    index = min(index + 1, bytes.count)
    skipSpaces()
    guard take(">") else { throw error("'>' is missing") }
    entities[name] = entities[name] ?? value
  }

  // MARK: Bytes

  private mutating func advance() {
    if bytes[index] == UInt8(ascii: "\n") { line += 1 }
    index += 1
  }

  @discardableResult
  private mutating func skipSpaces() -> Int {
    let start = index
    while index < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[index]) { advance() }
    return index - start
  }

  private mutating func take(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    for offset in 0..<count where bytes[index + offset] != text.utf8Start[offset] { return false }
    index += count
    return true
  }

  private mutating func skip(past end: StaticString, of what: String) throws(VectorError) {
    let first = line
    while index < bytes.count {
      if take(end) { return }
      advance()
    }
    throw VectorError("it is no XML: \(what) has no end.", line: first)
  }

  private func string(_ range: Range<Int>) throws(VectorError) -> String {
    guard let text = String(validating: bytes[range], as: UTF8.self) else {
      throw error("it is not UTF-8")
    }
    return text
  }

  private func error(_ what: String) -> VectorError {
    VectorError("it is no XML: \(what).", line: line)
  }
}
