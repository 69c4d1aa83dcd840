/// Values kept beside objects that have no room for them.
///
/// Foundation on Linux has no table with weak keys. An object that died leaves its value behind
/// until the table has doubled, so that finding the dead costs two comparisons a value in all.
package final class SideTable<Value>: @unchecked Sendable {
  private struct Row {
    weak var object: AnyObject?
    var value: Value
  }

  private let lock = NSRecursiveLock()
  private var rows: [ObjectIdentifier: Row] = [:]
  private var limit = 64

  package init() {}

  /// The value of an object; nil for none.
  package func value(for object: AnyObject) -> Value? {
    lock.withLock { row(of: object)?.value }
  }

  /// The value of an object, made where there is none.
  package func value(for object: AnyObject, make: () -> Value) -> Value {
    lock.withLock {
      if let row = row(of: object) { return row.value }
      let value = make()
      rows[ObjectIdentifier(object)] = Row(object: object, value: value)
      sweep()
      return value
    }
  }

  /// An object's row. Another object's, dead, may have stood at the same address.
  private func row(of object: AnyObject) -> Row? {
    rows[ObjectIdentifier(object)].flatMap { $0.object === object ? $0 : nil }
  }

  private func sweep() {
    guard rows.count > limit else { return }
    rows = rows.filter { $0.value.object != nil }
    limit = max(64, rows.count * 2)
  }
}
