/// JSON as files keep it: keys in order, indented, one newline at the end, so that equal values are
/// equal bytes and lines are what version control merges.
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
