import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// A strategy for the value as JSON, with sorted keys, in a `.json` file.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// Returns a strategy for the value as JSON of an encoder, in a `.json` file.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }.named("json")
  }

  /// A strategy for the value as an XML property list, in a `.plist` file.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// Returns a strategy for the value as a property list of an encoder, in a `.plist` file.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }.named("plist")
  }
}
