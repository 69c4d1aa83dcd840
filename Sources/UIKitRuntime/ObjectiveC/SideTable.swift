/// A table of values with weak keys.
///
/// Foundation on Linux has no such table. The value of a deallocated object is removed when the
/// table has doubled, which costs two comparisons per value in all.
package final class SideTable<Value>: @unchecked Sendable {
  private struct Row {
    weak var object: AnyObject?
    var value: Value
  }

  private let lock = NSRecursiveLock()
  private var rows: [ObjectIdentifier: Row] = [:]
  private var limit = 64

  package init() {}

  /// Returns the value of an object, or nil if there is none.
  package func value(for object: AnyObject) -> Value? {
    lock.withLock { row(of: object)?.value }
  }

  /// Returns the value of an object, creating it if there is none.
  package func value(for object: AnyObject, make: () -> Value) -> Value {
    lock.withLock {
      if let row = row(of: object) { return row.value }
      let value = make()
      rows[ObjectIdentifier(object)] = Row(object: object, value: value)
      sweep()
      return value
    }
  }

  /// Returns the row of an object. A deallocated object may have had the same address.
  private func row(of object: AnyObject) -> Row? {
    rows[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private func sweep() {
    guard rows.count > limit else { return }
    rows = rows.filter { $0.value.object != nil }
    limit = max(64, rows.count * 2)
  }
}
