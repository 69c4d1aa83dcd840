import Foundation

extension Snapshotting where Format == String {
  /// A strategy for any value, as text by `String(describing:)`.
  public static var description: Snapshotting {
    Snapshotting<String, String>.lines.pullback { String(describing: $0) }
  }

  /// A strategy for any value with all its children, a line each: unordered collections are sorted,
  /// addresses are omitted.
  public static var dump: Snapshotting {
    Snapshotting<String, String>.lines.pullback { ValueDump().text(of: $0) }
  }

  /// A strategy for an array or a dictionary, as JSON by `JSONSerialization` with sorted keys, in a
  /// `.json` file.
  public static var json: Snapshotting {
    Snapshotting<String, String>.lines.pullback { (value: Value) in
      guard JSONSerialization.isValidJSONObject(value) else { throw NoJSON(type: Value.self) }
      let data = try JSONSerialization.data(
        withJSONObject: value, options: [.prettyPrinted, .sortedKeys])
      return String(decoding: data, as: UTF8.self)
    }.named("json")
  }
}

extension Snapshotting {
  /// Returns the strategy with goldens of another extension.
  func named(_ pathExtension: String) -> Snapshotting {
    var result = self
    result.pathExtension = pathExtension
    return result
  }
}

private struct NoJSON: Error, CustomStringConvertible {
  let type: Any.Type
  var description: String { "A value of \(type) cannot be written as JSON." }
}
