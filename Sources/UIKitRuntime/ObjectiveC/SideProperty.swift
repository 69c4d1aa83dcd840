/// A property that is stored beside its objects, because few of them set it.
package struct SideProperty<Value>: @unchecked Sendable {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let table = SideTable<Box>()
  private let initial: Value

  /// Creates a property with the value of objects that have not set it.
  package init(default initial: Value) { self.initial = initial }

  /// The value of an object.
  package subscript(object: AnyObject) -> Value {
    get { table.value(for: object)?.value ?? initial }
    nonmutating set { table.value(for: object) { Box(initial) }.value = newValue }
  }
}
