// Darwin's lock of one word. Where a thread waits, all that wait for any of these locks are woken
// when one is let go; nothing here is faster than a Foundation lock.

private let unfairLocks = NSCondition()

/// A lock that one thread holds. Not to be copied while it is held.
///
/// Source: Apple, os_unfair_lock.
public struct os_unfair_lock_s {
  /// The thread that holds it; 0 for none.
  fileprivate var owner: UInt = 0

  /// A lock that nobody holds.
  public init() {}
}

/// Source: Apple, os_unfair_lock.
public typealias os_unfair_lock = os_unfair_lock_s
/// Source: Apple, os_unfair_lock_t.
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

private var thisThread: UInt { UInt(bitPattern: ObjectIdentifier(Thread.current)) }

/// Takes a lock, once nobody holds it. A thread that holds it already stops the program.
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

/// Takes a lock unless somebody holds it.
///
/// - Returns: whether the thread has it now.
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  unfairLocks.withLock {
    guard lock.pointee.owner == 0 else { return false }
    lock.pointee.owner = thisThread
    return true
  }
}

/// Lets a lock go. A thread that does not hold it stops the program.
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

/// Stops the program unless the thread holds a lock.
public func os_unfair_lock_assert_owner(_ lock: os_unfair_lock_t) {
  guard unfairLocks.withLock({ lock.pointee.owner == thisThread }) else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly not owned by current"
        + " thread")
  }
}

/// Stops the program where the thread holds a lock.
public func os_unfair_lock_assert_not_owner(_ lock: os_unfair_lock_t) {
  guard unfairLocks.withLock({ lock.pointee.owner != thisThread }) else {
    fatalError(
      "BUG IN CLIENT OF LIBPLATFORM: Assertion failed: Lock unexpectedly owned by current thread")
  }
}
