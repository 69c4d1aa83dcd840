/// The result of ``objc_sync_enter(_:)`` and ``objc_sync_exit(_:)`` on success.
public let OBJC_SYNC_SUCCESS = 0
/// The result of ``objc_sync_exit(_:)`` for a thread that has not entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// Locks an object or a class until `objc_sync_exit`, waiting for other threads. The lock is
/// recursive. Values that are not objects lock nothing, as on iOS, where each call boxes them
/// again. Source: Apple, objc_sync_enter.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  if let key = ObjectLocks.Key(obj) { ObjectLocks.shared.enter(key) }
  return Int32(OBJC_SYNC_SUCCESS)
}

/// Ends one `objc_sync_enter`; the last end unlocks the object. Source: Apple, objc_sync_exit.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let key = ObjectLocks.Key(obj) else { return Int32(OBJC_SYNC_SUCCESS) }
  let isOwner = ObjectLocks.shared.exit(key)
  return Int32(isOwner ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks of objects that a thread has entered or waits for.
///
/// They are shared by the process, since threads are independent of sessions.
final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  /// An object or a class.
  struct Key {
    let identifier: ObjectIdentifier
    let object: AnyObject?

    /// Creates a key; nil for values that are not objects.
    init?(_ value: Any) {
      if let type = value as? AnyClass {
        (identifier, object) = (ObjectIdentifier(type), nil)
      } else if type(of: value) is AnyClass {
        let object = value as AnyObject
        (identifier, self.object) = (ObjectIdentifier(object), object)
      } else {
        return nil
      }
    }
  }

  private final class Entry {
    /// Retained, so that its address is not reused.
    let object: AnyObject?
    let lock = NSRecursiveLock()
    /// The number of threads that hold the lock or wait for it.
    var users = 0
    var owner: pthread_t?
    var depth = 0

    init(_ object: AnyObject?) { self.object = object }
  }

  private let table = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// The number of objects with a lock.
  var count: Int { table.withLock { entries.count } }

  func enter(_ key: Key) {
    let entry = table.withLock { () -> Entry in
      let entry = entries[key.identifier] ?? Entry(key.object)
      entries[key.identifier] = entry
      entry.users += 1
      return entry
    }
    entry.lock.lock()
    table.withLock {
      entry.owner = pthread_self()
      entry.depth += 1
    }
  }

  /// Unlocks an object. Returns whether the calling thread held the lock.
  func exit(_ key: Key) -> Bool {
    let entry = table.withLock { () -> Entry? in
      guard let entry = entries[key.identifier], entry.owner == pthread_self() else { return nil }
      entry.users -= 1
      entry.depth -= 1
      if entry.depth == 0 { entry.owner = nil }
      if entry.users == 0 { entries[key.identifier] = nil }
      return entry
    }
    entry?.lock.unlock()
    return entry != nil
  }
}
