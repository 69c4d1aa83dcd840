/// What ``objc_sync_enter(_:)`` and ``objc_sync_exit(_:)`` return when all is well.
public let OBJC_SYNC_SUCCESS = 0
/// What ``objc_sync_exit(_:)`` returns to a thread that has not entered.
public let OBJC_SYNC_NOT_OWNING_THREAD_ERROR = -1

/// Waits until no other thread is between `objc_sync_enter` and `objc_sync_exit` of an object, a
/// class among them. The same thread may enter several times. What is no object excludes nobody, as
/// on iOS, where each call makes another object of it. Source: Apple, objc_sync_enter.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
  if let key = ObjectLocks.Key(obj) { ObjectLocks.shared.enter(key) }
  return Int32(OBJC_SYNC_SUCCESS)
}

/// Lets other threads enter once it was called as often as `objc_sync_enter`.
/// Source: Apple, objc_sync_exit.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
  guard let key = ObjectLocks.Key(obj) else { return Int32(OBJC_SYNC_SUCCESS) }
  let isOwner = ObjectLocks.shared.exit(key)
  return Int32(isOwner ? OBJC_SYNC_SUCCESS : OBJC_SYNC_NOT_OWNING_THREAD_ERROR)
}

/// The locks of objects that some thread has entered or waits for; others have none.
///
/// One for the process: threads know nothing of sessions.
final class ObjectLocks: @unchecked Sendable {
  static let shared = ObjectLocks()

  /// An object, or a class.
  struct Key {
    let identifier: ObjectIdentifier
    let object: AnyObject?

    /// Nil for what is no object.
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
    /// Kept, so that its address is no other object's.
    let object: AnyObject?
    let lock = NSRecursiveLock()
    /// How many threads are inside or wait.
    var users = 0
    var owner: pthread_t?
    var depth = 0

    init(_ object: AnyObject?) { self.object = object }
  }

  private let table = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]

  /// How many objects have a lock.
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

  /// Whether the calling thread was inside.
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
