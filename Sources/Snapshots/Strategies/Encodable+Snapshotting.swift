import Foundation

extension Snapshotting where Value: Encodable, Format == String {
  /// The value as JSON, with sorted keys, in a `.json` file.
  public static var json: Snapshotting {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return .json(encoder)
  }

  /// The value as JSON, as an encoder writes it, in a `.json` file.
  public static func json(_ encoder: JSONEncoder) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }.named("json")
  }

  /// The value as a property list of XML, in a `.plist` file.
  public static var plist: Snapshotting {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .xml
    return .plist(encoder)
  }

  /// The value as a property list, as an encoder writes it, in a `.plist` file.
  public static func plist(_ encoder: PropertyListEncoder) -> Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      String(decoding: try encoder.encode(value), as: UTF8.self)
    }.named("plist")
  }
}
