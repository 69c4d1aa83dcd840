/// The values that animations and layers keep under keys of somebody's own, as Core Animation's do.
///
/// Source: Apple, Core Animation Programming Guide, «Key-Value Coding Compliant Container Classes».
final class AnyKeys {
  private static let table = SideTable<AnyKeys>()
  private var values: [String: Any] = [:]

  /// Whether an object takes other keys than its properties'.
  static func areTaken(by object: NSObject) -> Bool { object is CAAnimation || object is CALayer }

  /// What an object keeps under a key; nil for nothing.
  static func value(of object: NSObject, _ key: String) -> Any? {
    table.value(for: object)?.values[key]
  }

  /// Has an object keep something under a key; nil for nothing.
  static func set(_ value: Any?, of object: NSObject, _ key: String) {
    table.value(for: object) { AnyKeys() }.values[key] = value
  }
}
