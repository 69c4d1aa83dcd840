/// The members of all classes that are known by name.
///
/// One for the process: a class's members are the same on every screen.
final class MemberRegistry: @unchecked Sendable {
  static let shared = MemberRegistry()

  private let lock = NSRecursiveLock()
  private var waiting: [@MainActor () -> [ObjectiveCMembers]] = []
  private var members: [ObjectIdentifier: [ObjectiveCMembers]] = [:]
  private var generic: [@MainActor (AnyClass) -> ObjectiveCMembers?] = []
  /// The classes that all of `generic` were asked about.
  private var asked: [ObjectIdentifier: Int] = [:]

  func add(_ make: @escaping @MainActor () -> [ObjectiveCMembers]) {
    lock.withLock { waiting.append(make) }
  }

  /// Of a generic class, which has as many sets of members as it has types: what makes them for
  /// one.
  func add(generic make: @escaping @MainActor (AnyClass) -> ObjectiveCMembers?) {
    lock.withLock { generic.append(make) }
  }

  private func own(_ type: AnyClass) -> [ObjectiveCMembers] {
    let key = ObjectIdentifier(type)
    for make in generic.dropFirst(asked[key] ?? 0) {
      // A subclass answers as well, with its superclass's.
      guard let made = onAnyThread({ make(type) })(), made.owner == type else { continue }
      members[key, default: []].append(made)
    }
    asked[key] = generic.count
    return members[key] ?? []
  }

  /// Whether a class itself is known, superclasses aside.
  func knows(_ type: AnyClass) -> Bool {
    lock.withLock {
      load()
      return !own(type).isEmpty
    }
  }

  /// What is found in a class's members, or the nearest superclass's.
  func find<Found>(in type: AnyClass, _ look: (ObjectiveCMembers) -> Found?) -> Found? {
    lock.withLock {
      load()
      var current: AnyClass? = type
      while let type = current {
        for members in own(type) {
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
package func onAnyThread<Result>(_ call: @escaping @MainActor () -> Result) -> () -> Result {
  unsafeBitCast(call, to: (() -> Result).self)
}
