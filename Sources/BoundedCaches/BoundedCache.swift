import Synchronization

/// A thread-safe ``BoundedTable``; two threads may create the same value concurrently.
public final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let table: Mutex<BoundedTable<Key, Value>>

  /// Creates an empty cache.
  ///
  /// - Parameters:
  ///   - bytes: The maximum total size of values and keys.
  ///   - count: The maximum number of values.
  ///   - largest: The maximum size of a cached value; nil for a quarter of the total.
  @inlinable
  public init(bytes: Int = .max, count: Int = .max, largest: Int? = nil) {
    table = Mutex(BoundedTable(bytes: bytes, count: count, largest: largest))
  }

  /// Returns the value of a key; nil if it is not cached.
  @inlinable
  public func value(for key: Key) -> Value? { table.withLock { $0.value(for: key) } }

  /// Returns the value of a key, creating and caching it with its size if necessary.
  @inlinable
  public func value(for key: Key, make: () -> (value: Value, bytes: Int)?) -> Value? {
    if let known = value(for: key) { return known }
    guard let created = make() else { return nil }
    keep(created.value, for: key, bytes: created.bytes)
    return created.value
  }

  /// Caches a value.
  ///
  /// - Parameter bytes: The size of the value and its key outside of the table.
  @inlinable
  public func keep(_ value: Value, for key: Key, bytes: Int = 0) {
    table.withLock { $0.keep(value, for: key, bytes: bytes) }
  }

  /// Removes the values of keys that satisfy a condition.
  @inlinable
  public func removeAll(where shouldBeRemoved: @Sendable (Key) -> Bool = { _ in true }) {
    table.withLock { $0.removeAll(where: shouldBeRemoved) }
  }

  /// The number of values.
  public var count: Int { table.withLock { $0.count } }
  /// The current size, in bytes.
  public var bytes: Int { table.withLock { $0.bytes } }
  /// The number of look-ups that found a value.
  public var hits: Int { table.withLock { $0.hits } }
  /// The number of look-ups that found no value.
  public var misses: Int { table.withLock { $0.misses } }
}
