/// Values that were made before, bounded by the bytes that they and their keys take.
///
/// Past its limit everything is forgotten, and what takes more than a quarter of it is not kept.
/// May be used from any thread; two threads may make the same value at once.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: @unchecked Sendable {
  private let limit: Int
  private let lock = NSLock()
  private var kept: [Key: Value] = [:]
  private var bytes = 0

  /// What an entry of the table takes besides its key's and its value's own bytes.
  private static var overhead: Int { MemoryLayout<(Key, Value)>.stride + 64 }

  /// A cache of so many bytes.
  init(limit: Int) { self.limit = limit }

  /// The value of a key; `make` gives it, and the bytes of both, where it is not known.
  func value(for key: Key, make: () -> (value: Value, bytes: Int)?) -> Value? {
    if let known = lock.withLock({ kept[key] }) { return known }
    guard let made = make() else { return nil }
    let size = made.bytes + Self.overhead
    guard size <= limit / 4 else { return made.value }
    lock.withLock {
      if bytes + size > limit {
        kept.removeAll()
        bytes = 0
      }
      if kept.updateValue(made.value, forKey: key) == nil { bytes += size }
    }
    return made.value
  }

  /// How many values are kept.
  var count: Int { lock.withLock { kept.count } }
}
