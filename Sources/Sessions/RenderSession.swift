import Synchronization

/// The context in which a screen is drawn: its clock, transactions, traits, size, scale, loads,
/// image folders and font problems.
///
/// Each module stores its state in a ``SessionState``, created on demand. `UIScreen.main`,
/// `CACurrentMediaTime()` and similar functions refer to the ``current`` session, so that screens
/// drawn successively or nested do not affect each other.
///
/// Thread-safe. Threads without a session use ``device``; child tasks inherit their session.
package final class RenderSession: Sendable {
  /// The session of the current thread or task.
  package static var current: RenderSession { bound ?? device }

  /// The default session, such as for a view created by a test.
  package static let device = RenderSession()

  /// The session whose screen is being drawn, on any thread; nil for none.
  package static var presented: RenderSession? { stack.withLock { $0.last } }

  @TaskLocal private static var bound: RenderSession?
  private static let stack = Mutex<[RenderSession]>([])

  private let parent: RenderSession?
  /// The few states, in which a linear search is faster than hashing.
  private let states: Mutex<[Entry]>

  private struct Entry {
    let type: ObjectIdentifier
    let state: any SessionState
  }

  // MARK: Lifecycle

  /// Creates an independent session.
  ///
  /// - Parameter first: The initial states.
  package init(beginningWith first: [any SessionState] = []) {
    parent = nil
    states = Mutex(Self.entries(first))
  }

  /// Creates a session with some states of its own that shares all others with a parent.
  package init(in parent: RenderSession, owning own: [any SessionState]) {
    self.parent = parent
    states = Mutex(Self.entries(own))
  }

  /// Returns entries; the last of states with equal types takes precedence.
  private static func entries(_ states: [any SessionState]) -> [Entry] {
    states.reversed().map { Entry(type: ObjectIdentifier(type(of: $0)), state: $0) }
  }

  // MARK: States

  /// The outermost parent; the session itself if it has no parent.
  package var root: RenderSession { parent?.root ?? self }

  /// Returns a state of the session, creating it if necessary. O(depth of ``init(in:owning:)``).
  package func state<State: SessionState>(_ type: State.Type = State.self) -> State {
    let key = ObjectIdentifier(type)
    if let known = known(key) { return unsafeDowncast(known, to: type) }
    if let parent { return parent.state(type) }
    // Created without the lock, since a state may request others.
    return unsafeDowncast(keep(State(in: self), as: key), to: type)
  }

  private func known(_ type: ObjectIdentifier) -> (any SessionState)? {
    states.withLock { Self.known(type, in: $0) }
  }

  /// Stores a state, or returns the one that another thread has stored concurrently.
  private func keep(_ state: any SessionState, as type: ObjectIdentifier) -> any SessionState {
    states.withLock { states in
      if let known = Self.known(type, in: states) { return known }
      states.append(Entry(type: type, state: state))
      return state
    }
  }

  private static func known(_ type: ObjectIdentifier, in states: [Entry]) -> (any SessionState)? {
    for entry in states where entry.type == type { return entry.state }
    return nil
  }

  // MARK: Entering

  /// Runs a closure in this session.
  package func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.$bound.withValue(self) { Swift.Result(catching: body) }.get()
  }

  /// Runs a closure in this session, which is the presented one meanwhile.
  package func present<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    Self.stack.withLock { $0.append(self) }
    defer {
      Self.stack.withLock { stack in
        if let index = stack.lastIndex(where: { $0 === self }) { stack.remove(at: index) }
      }
    }
    return try run(body)
  }
}
