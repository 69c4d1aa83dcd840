/// The values of animations and layers for arbitrary keys, as in Core Animation.
///
/// Source: Apple, Core Animation Programming Guide, «Key-Value Coding Compliant Container Classes».
final class AnyKeys {
  private static let table = SideTable<AnyKeys>()
  private var values: [String: Any] = [:]

  /// Returns whether an object accepts keys other than its properties.
  static func acceptsArbitraryKeys(by object: NSObject) -> Bool {
    object is CAAnimation || object is CALayer
  }

  /// Returns the value of an object for a key, or nil if there is none.
  static func value(of object: NSObject, _ key: String) -> Any? {
    table.value(for: object)?.values[key]
  }

  /// Sets the value of an object for a key; nil removes it.
  static func set(_ value: Any?, of object: NSObject, _ key: String) {
    table.value(for: object) { AnyKeys() }.values[key] = value
  }
}
