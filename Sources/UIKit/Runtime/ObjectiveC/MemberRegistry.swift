/// The members of all classes that are known by name.
///
/// One for the process: a class's members are the same on every screen.
final class MemberRegistry: @unchecked Sendable {
  static let shared = MemberRegistry()

  private let lock = NSRecursiveLock()
  private var waiting: [@MainActor () -> [ObjectiveCMembers]] = []
  private var members: [ObjectIdentifier: [ObjectiveCMembers]] = [:]

  func add(_ make: @escaping @MainActor () -> [ObjectiveCMembers]) {
    lock.withLock { waiting.append(make) }
  }

  /// Whether a class itself is known, superclasses aside.
  func knows(_ type: AnyClass) -> Bool {
    lock.withLock {
      load()
      return members[ObjectIdentifier(type)] != nil
    }
  }

  /// What is found in a class's members, or the nearest superclass's.
  func find<Found>(in type: AnyClass, _ look: (ObjectiveCMembers) -> Found?) -> Found? {
    lock.withLock {
      load()
      var current: AnyClass? = type
      while let type = current {
        for members in members[ObjectIdentifier(type)] ?? [] {
          if let found = look(members) { return found }
        }
        current = _getSuperclass(type)
      }
      return nil
    }
  }

  private func load() {
    while !waiting.isEmpty {
      let makers = waiting
      waiting = []
      for make in makers {
        for made in onAnyThread(make)() {
          members[ObjectIdentifier(made.owner), default: []].append(made)
        }
      }
    }
  }
}

/// A closure of the main actor as Objective-C calls it: on the thread it is called on.
func onAnyThread<Result>(_ call: @escaping @MainActor () -> Result) -> () -> Result {
  unsafeBitCast(call, to: (() -> Result).self)
}
