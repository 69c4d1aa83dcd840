/// The values that animations and layers keep under keys of somebody's own, as Core Animation's do.
///
/// Source: Apple, Core Animation Programming Guide, «Key-Value Coding Compliant Container Classes».
final class AnyKeys {
  private static let table = SideTable<AnyKeys>()
  private var values: [String: Any] = [:]

  /// Those of an object; nil of one that takes no other keys than its properties'.
  static func of(_ object: NSObject) -> AnyKeys? {
    guard object is CAAnimation || object is CALayer else { return nil }
    return table.value(for: object) { AnyKeys() }
  }

  subscript(key: String) -> Any? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
