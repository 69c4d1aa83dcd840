import Synchronization

/// What a screen is drawn in: its clock, transactions, traits, size and scale, loads, image folders
/// and font problems.
///
/// Each floor keeps its own part of that in a ``SessionState``, made when it is first asked for.
/// `UIScreen.main`, `CACurrentMediaTime()` and the like answer from the ``current`` session, so
/// that two screens, drawn one after the other or one inside the other, do not influence each
/// other.
///
/// May be used from any thread. A thread that belongs to no session works in the ``device``'s;
/// child tasks belong to the session they were made in.
package final class RenderSession: Sendable {
  /// The session that this thread, or task, works in.
  package static var current: RenderSession { bound ?? device }

  /// The session of whatever is not done in another one, such as a view that a test makes by hand.
  package static let device = RenderSession()

  /// The session whose screen is being drawn, whatever the calling thread; nil for none.
  package static var presented: RenderSession? { stack.withLock { $0.last } }

  @TaskLocal private static var bound: RenderSession?
  private static let stack = Mutex<[RenderSession]>([])

  private let parent: RenderSession?
  /// A handful: to look through them is faster than to hash a type.
  private let states: Mutex<[Entry]>

  private struct Entry {
    let type: ObjectIdentifier
    let state: any SessionState
  }

  // MARK: Lifecycle

  /// A session that has everything of its own.
  ///
  /// - Parameter first: states that are not made by themselves.
  package init(beginningWith first: [any SessionState] = []) {
    parent = nil
    states = Mutex(Self.entries(first))
  }

  /// A session that has some states of its own and all others in common with another one.
  package init(in parent: RenderSession, owning own: [any SessionState]) {
    self.parent = parent
    states = Mutex(Self.entries(own))
  }

  /// Of two states of one type the last counts.
  private static func entries(_ states: [any SessionState]) -> [Entry] {
    states.reversed().map { Entry(type: ObjectIdentifier(type(of: $0)), state: $0) }
  }

  // MARK: States

  /// The session that has what this one has in common with others; itself where it has everything
  /// of its own.
  package var root: RenderSession { parent?.root ?? self }

  /// A part of the session's state. O(depth of ``init(in:owning:)``).
  package func state<State: SessionState>(_ type: State.Type = State.self) -> State {
    let key = ObjectIdentifier(type)
    if let known = known(key) { return unsafeDowncast(known, to: type) }
    if let parent { return parent.state(type) }
    // Made outside of the lock: a state may ask for others when it is made.
    return unsafeDowncast(keep(State(in: self), as: key), to: type)
  }

  private func known(_ type: ObjectIdentifier) -> (any SessionState)? {
    states.withLock { Self.known(type, in: $0) }
  }

  /// Keeps a state, unless another thread has kept one meanwhile, which is returned then.
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

  /// Does something in this session.
  package func run<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try Self.$bound.withValue(self) { Swift.Result(catching: body) }.get()
  }

  /// Does something in this session, as the one whose screen is drawn meanwhile.
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
