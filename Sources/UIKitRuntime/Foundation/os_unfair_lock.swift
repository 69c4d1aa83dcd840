// Darwin's one-word lock. All waiting threads are woken when any of these locks is released; it is
// not faster than a lock of Foundation.

private let unfairLocks = NSCondition()

/// A lock owned by one thread. It must not be copied while locked.
///
/// Source: Apple, os_unfair_lock.
public struct os_unfair_lock_s {
  /// The owner thread; 0 for none.
  fileprivate var owner: UInt = 0

  /// Creates an unlocked lock.
  public init() {}
}

/// Source: Apple, os_unfair_lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// Source: Apple, os_unfair_lock_t.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private var thisThread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

/// Locks, waiting until the lock is free. Fails if the thread owns the lock already.
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
  let thread = thisThread
  unfairLocks.withLock {
    if lock.pointee.owner == thread {
      fatalError("BUG IN CLIENT OF LIBPLATFORM: Trying to recursively lock an os_unfair_lock")
    }
    while lock.pointee.owner != 0 { unfairLocks.wait() }
    lock.pointee.owner = thread
  }
}

/// Locks if the lock is free.
///
/// - Returns: Whether the thread owns the lock now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unfairLocks.withLock {
    guard lock.pointee.owner == 0 else { return false }
    lock.pointee.owner = thisThread
    return true
  }
}

/// Unlocks. Fails if the thread does not own the lock.
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
  unfairLocks.withLock {
    guard lock.pointee.owner == thisThread else {
      fatalError(
        "BUG IN CLIENT OF LIBPLATFORM: Unlock of an os_unfair_lock not owned by current thread")
    }
    lock.pointee.owner = 0
    unfairLocks.broadcast()
  }
}

/// Fails unless the thread owns the lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  guard unfairLocks.withLock({ lock.pointee.owner == thisThread }) else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned by current"
        + " thread")
  }
}

/// Fails if the thread owns the lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  guard unfairLocks.withLock({ lock.pointee.owner != thisThread }) else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned by current thread")
  }
}
