import Testing

/// What a parameterised test runs with.
///
/// Swift Testing keeps this to itself; it is read by reflection, and the assertion says so where a
/// later version hides it better.
struct TestArguments {
  /// The arguments as a name, "small,2"; nil where they could not be found.
  let name: String?

  /// Nil for a test without parameters.
  init?(_ testCase: Test.Case) {
    guard testCase.isParameterized else { return nil }
    let arguments = Self.child("arguments", of: testCase)
    let values = arguments.map { Mirror(reflecting: $0).children.map(\.value) } ?? []
    let names = values.compactMap { Self.child("value", of: $0).map(Self.name) }
    name = names.isEmpty || names.count != values.count ? nil : names.joined(separator: ",")
  }

  /// As Swift Testing would write it, texts without their quotes.
  private static func name(_ value: Any) -> String {
    if let text = value as? String { return text }
    return (value as? any CustomTestStringConvertible)?.testDescription ?? String(describing: value)
  }

  /// The first property of a name, inside a value or what it holds, three levels deep.
  private static func child(_ label: String, of value: Any, depth: Int = 3) -> Any? {
    let children = Mirror(reflecting: value).children
    if let found = children.first(where: { $0.label == label }) { return found.value }
    guard depth > 0 else { return nil }
    for child in children {
      if let found = Self.child(label, of: child.value, depth: depth - 1) { return found }
    }
    return nil
  }
}
