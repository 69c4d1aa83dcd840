extension MarkupParser {
  /// Reads the document's entity declarations and skips other declarations.
  mutating func readDocumentType() throws(MarkupError) {
    guard limits.readsDocumentTypes, take("<!DOCTYPE") else {
      throw error("document types and their entities are not supported.")
    }
    let first = line
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      if take("[") {
        try readDeclarations()
      } else if !(try skipQuoted()) {
        advance()
      }
    }
    guard take(">") else { throw MarkupError(line: first, problem: "'<!DOCTYPE' does not end.") }
  }

  private mutating func readDeclarations() throws(MarkupError) {
    while position < bytes.count {
      skipSpace()
      if take("]") { return }
      if take("<!--") {
        try skip(past: "-->", "a comment")
      } else if take("<?") {
        try skip(past: "?>", "a processing instruction")
      } else if take("<!ENTITY") {
        try readEntity()
      } else if take("<!") {
        try skip(past: ">", "a declaration")
      } else {
        throw error("the declarations of '<!DOCTYPE' are unsupported.")
      }
    }
    throw error("']' is missing.")
  }

  /// Reads an entity declaration; nested and external entities are rejected.
  private mutating func readEntity() throws(MarkupError) {
    skipSpace()
    guard !take("%") else { throw error("entities with '%' are not supported.") }
    let name = try name("an entity's name")
    skipSpace()
    let start = position + 1
    guard try skipQuoted() else { throw error("entity '\(name)' is outside the document.") }
    let value = try string(bytes[start..<position - 1])
    guard !value.contains("&"), !value.contains("<") else {
      throw error("entity '\(name)' contains markup.")
    }
    skipSpace()
    guard take(">") else { throw error("'>' is missing.") }
    entities[name] = entities[name] ?? value
  }

  /// Skips a quoted string. Returns whether there is one.
  private mutating func skipQuoted() throws(MarkupError) -> Bool {
    guard position < bytes.count,
      bytes[position] == UInt8(ascii: "\"") || bytes[position] == UInt8(ascii: "'")
    else { return false }
    let quote = bytes[position]
    let first = line
    advance()
    while position < bytes.count, bytes[position] != quote { advance() }
    guard position < bytes.count else {
      throw MarkupError(line: first, problem: "a quoted string is not closed.")
    }
    advance()
    return true
  }

  private mutating func advance() {
    if bytes[position] == 10 { line += 1 }
    position += 1
  }
}
