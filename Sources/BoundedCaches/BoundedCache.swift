import Synchronization

/// A ``BoundedTable`` that any thread may use; two threads may make the same value at once.
public final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
  @usableFromInline let table: Mutex<BoundedTable<Key, Value>>

  /// An empty cache.
  ///
  /// - Parameters:
  ///   - bytes: the most bytes of all values and keys together.
  ///   - count: the most values.
  ///   - largest: the most bytes of a value that is kept; nil for a quarter of all.
  @inlinable
  public init(bytes: Int = .max, count: Int = .max, largest: Int? = nil) {
    table = Mutex(BoundedTable(bytes: bytes, count: count, largest: largest))
  }

  /// The value of a key; nil where it is not known.
  @inlinable
  public func value(for key: Key) -> Value? { table.withLock { $0.value(for: key) } }

  /// The value of a key; where it is not known `make` gives it, and the bytes that it and its key
  /// take.
  @inlinable
  public func value(for key: Key, make: () -> (value: Value, bytes: Int)?) -> Value? {
    if let known = value(for: key) { return known }
    guard let made = make() else { return nil }
    keep(made.value, for: key, bytes: made.bytes)
    return made.value
  }

  /// Keeps a value from now on.
  ///
  /// - Parameter bytes: those that the value and its key take outside the table.
  @inlinable
  public func keep(_ value: Value, for key: Key, bytes: Int = 0) {
    table.withLock { $0.keep(value, for: key, bytes: bytes) }
  }

  /// Forgets the values of some keys.
  @inlinable
  public func removeAll(where isForgotten: @Sendable (Key) -> Bool = { _ in true }) {
    table.withLock { $0.removeAll(where: isForgotten) }
  }

  /// How many values are kept.
  public var count: Int { table.withLock { $0.count } }
  /// What is kept now, in bytes.
  public var bytes: Int { table.withLock { $0.bytes } }
  /// How often a value was handed out.
  public var hits: Int { table.withLock { $0.hits } }
  /// How often a value was asked for that was not known.
  public var misses: Int { table.withLock { $0.misses } }
}
