/// Stable JSON for files: sorted keys, indentation and a newline at the end, so that equal values
/// have equal bytes and files merge line by line.
package enum StableJSON {
  package static func encode(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }

  package static func decode<Value: Decodable>(_ type: Value.Type, from data: Data) throws -> Value
  {
    try JSONDecoder().decode(type, from: data)
  }
}
