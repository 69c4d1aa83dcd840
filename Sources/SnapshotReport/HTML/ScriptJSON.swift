/// JSON that can stand in a script element: no character of it can end one.
enum ScriptJSON {
  static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let data = try encoder.encode(value)
    var script = Data()
    script.reserveCapacity(data.count)
    // By bytes: to Characters, a "<" behind some marks is none.
    for byte in data {
      if byte == UInt8(ascii: "<") { script += Data("\\u003c".utf8) } else { script.append(byte) }
    }
    return script
  }
}
