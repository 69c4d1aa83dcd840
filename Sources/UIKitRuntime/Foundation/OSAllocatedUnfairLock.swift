/// A lock with the state that it guards.
///
/// Copies share the lock.
///
/// Source: Apple, OSAllocatedUnfairLock.
public struct OSAllocatedUnfairLock<State>: @unchecked Sendable {
  private let storage: Storage

  private final class Storage {
    let lock = os_unfair_lock_t.allocate(capacity: 1)
    var state: State

    init(_ state: State) {
      lock.initialize(to: os_unfair_lock_s())
      self.state = state
    }

    deinit { lock.deallocate() }
  }

  /// The owner that `precondition(_:)` checks.
  public enum Ownership: Hashable, Sendable {
    /// The current thread owns the lock.
    case owner
    /// The current thread does not own the lock.
    case notOwner
  }

  /// Creates an unlocked lock that guards a state.
  public init(uncheckedState initialState: State) { storage = Storage(initialState) }

  /// Creates an unlocked lock that guards a state.
  public init(initialState: State) where State: Sendable { storage = Storage(initialState) }

  /// Calls a function with the state while the lock is locked, and returns its result.
  public func withLock<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R { try withLockUnchecked(body) }

  /// Calls a function with the state while the lock is locked, and returns its result, which need
  /// not be sendable.
  public func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R {
    acquire()
    defer { release() }
    return try body(&storage.state)
  }

  /// Calls a function like `withLock(_:)` if the lock is free; returns nil otherwise.
  public func withLockIfAvailable<R: Sendable>(
    _ body: @Sendable (inout State) throws -> R
  ) rethrows -> R? { try withLockIfAvailableUnchecked(body) }

  /// Calls a function like `withLockUnchecked(_:)` if the lock is free; returns nil otherwise.
  public func withLockIfAvailableUnchecked<R>(
    _ body: (inout State) throws -> R
  ) rethrows -> R? {
    guard os_unfair_lock_trylock(storage.lock) else { return nil }
    defer { release() }
    return try body(&storage.state)
  }

  /// Fails unless the current thread owns the lock, or does not own it.
  public func precondition(_ condition: Ownership) {
    switch condition {
    case .owner: os_unfair_lock_assert_owner(storage.lock)
    case .notOwner: os_unfair_lock_assert_not_owner(storage.lock)
    }
  }

  fileprivate func acquire() { os_unfair_lock_lock(storage.lock) }
  fileprivate func release() { os_unfair_lock_unlock(storage.lock) }
  fileprivate func tryLock() -> Bool { os_unfair_lock_trylock(storage.lock) }
}

extension OSAllocatedUnfairLock where State == Void {
  /// Creates an unlocked lock without state.
  public init() { self.init(uncheckedState: ()) }

  /// Calls a function while the lock is locked, and returns its result.
  public func withLock<R: Sendable>(_ body: @Sendable () throws -> R) rethrows -> R {
    try withLockUnchecked { try body() }
  }

  /// Calls a function while the lock is locked, and returns its result, which need not be sendable.
  public func withLockUnchecked<R>(_ body: () throws -> R) rethrows -> R {
    try withLockUnchecked { _ in try body() }
  }

  /// Locks, waiting until the lock is free. Fails if the thread owns the lock already.
  public func lock() { acquire() }
  /// Unlocks. Fails if the thread does not own the lock.
  public func unlock() { release() }
  /// Locks if the lock is free.
  ///
  /// - Returns: Whether the thread owns the lock now.
  public func lockIfAvailable() -> Bool { tryLock() }
}
