/// Descriptions of values that are equal in every run, although sets and dictionaries are
/// unordered.
enum StableDescription {
  /// Returns a description like that of `String(describing:)`, with unordered collections sorted.
  static func of(_ value: Any) -> String {
    UIKitModules.asOne(
      holdsOrders(value) ? described(value, isInner: false) : String(describing: value))
  }

  /// Returns whether a value contains unordered collections.
  private static func holdsOrders(_ value: Any) -> Bool {
    let mirror = Mirror(reflecting: value)
    switch mirror.displayStyle {
    case .set, .dictionary:
      return mirror.children.count > 1 || mirror.children.contains { holdsOrders($0.value) }
    case .collection, .tuple, .optional:
      return mirror.children.contains { holdsOrders($0.value) }
    case .struct, .enum:
      guard !(value is any CustomStringConvertible) else { return false }
      return mirror.children.contains { holdsOrders($0.value) }
    default:
      return false
    }
  }

  private static func described(_ value: Any, isInner: Bool) -> String {
    guard holdsOrders(value) else {
      return isInner ? String(reflecting: value) : String(describing: value)
    }
    let mirror = Mirror(reflecting: value)
    let parts = mirror.children.map { described($0.value, isInner: true) }
    switch mirror.displayStyle {
    case .set:
      let list = "[\(parts.sorted().joined(separator: ", "))]"
      return isInner ? "Set(\(list))" : list
    case .dictionary:
      return "[\(mirror.children.map { entry($0.value) }.sorted().joined(separator: ", "))]"
    case .collection: return "[\(parts.joined(separator: ", "))]"
    case .optional: return "Optional(\(parts.joined()))"
    case .enum: return (mirror.children.first?.label ?? "") + payload(mirror)
    case .tuple: return "(\(labelled(mirror)))"
    default: return "\(type(of: value))(\(labelled(mirror)))"
    }
  }

  private static func entry(_ pair: Any) -> String {
    Mirror(reflecting: pair).children.map { described($0.value, isInner: true) }
      .joined(separator: ": ")
  }

  /// Returns the payload of an enumeration. Several values are a tuple, which has its own brackets.
  private static func payload(_ mirror: Mirror) -> String {
    guard let value = mirror.children.first?.value else { return "" }
    let text = described(value, isInner: true)
    return Mirror(reflecting: value).displayStyle == .tuple ? text : "(\(text))"
  }

  private static func labelled(_ mirror: Mirror) -> String {
    mirror.children.map { child in
      let text = described(child.value, isInner: true)
      guard let label = child.label, !label.hasPrefix(".") else { return text }
      return "\(label): \(text)"
    }.joined(separator: ", ")
  }
}
