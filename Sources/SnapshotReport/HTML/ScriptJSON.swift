/// Encodes JSON for a script element: without characters that could end it.
enum ScriptJSON {
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    var script = Data()
    script.reserveCapacity(data.count)
    // Compares bytes: a Character of "<" and a combining mark is not equal to "<".
    for byte in data {
      if byte == UInt8(ascii: "<") { script += Data("\\u003c".utf8) } else { script.append(byte) }
    }
    return script
  }
}
