/// The members of all classes that are found by name.
///
/// It is shared by the process, since members of a class are the same on every screen.
final class MemberRegistry: @unchecked Sendable {
  static let shared = MemberRegistry()

  private let lock = NSRecursiveLock()
  private var waiting: [@MainActor () -> [ObjectiveCMembers]] = []
  private var members: [ObjectIdentifier: [ObjectiveCMembers]] = [:]
  private var generic: [@MainActor (AnyClass) -> ObjectiveCMembers?] = []
  /// The number of `generic` closures called for each class.
  private var searchedCounts: [ObjectIdentifier: Int] = [:]

  func add(_ make: @escaping @MainActor () -> [ObjectiveCMembers]) {
    lock.withLock { waiting.append(make) }
  }

  /// Adds a closure that creates the members of a generic class for given types.
  func add(generic make: @escaping @MainActor (AnyClass) -> ObjectiveCMembers?) {
    lock.withLock { generic.append(make) }
  }

  private func own(_ type: AnyClass) -> [ObjectiveCMembers] {
    let key = ObjectIdentifier(type)
    for make in generic.dropFirst(searchedCounts[key] ?? 0) {
      // For a subclass the closure returns the members of its superclass.
      guard let made = onAnyThread({ make(type) })(), made.owner == type else { continue }
      members[key, default: []].append(made)
    }
    searchedCounts[key] = generic.count
    return members[key] ?? []
  }

  /// Returns whether a class itself is registered, without its superclasses.
  func knows(_ type: AnyClass) -> Bool {
    lock.withLock {
      load()
      return !own(type).isEmpty
    }
  }

  /// Returns what is found in the members of a class or of its nearest superclass.
  func find<Found>(in type: AnyClass, _ lookUp: (ObjectiveCMembers) -> Found?) -> Found? {
    lock.withLock {
      load()
      var current: AnyClass? = type
      while let type = current {
        for members in own(type) {
          if let found = lookUp(members) { return found }
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

/// Returns a closure that runs a main-actor closure on the current thread, as Objective-C does.
package func onAnyThread<Result>(_ call: @escaping @MainActor () -> Result) -> () -> Result {
  unsafeBitCast(call, to: (() -> Result).self)
}
