/// Access to private properties of a library.
enum Reflection {
  /// Returns the first property of a name, in a value or its children, three levels deep.
  static func child(_ label: String, of value: Any, depth: Int = 3) -> Any? {
    let children = Mirror(reflecting: value).children
    if let found = children.first(where: { $0.label == label }) { return found.value }
    guard depth > 0 else { return nil }
    for child in children {
      if let found = Self.child(label, of: child.value, depth: depth - 1) { return found }
    }
    return nil
  }
}
