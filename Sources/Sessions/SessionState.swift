/// A part of what a ``RenderSession`` holds, of one floor.
package protocol SessionState: AnyObject, Sendable {
  /// The state that a session begins with.
  ///
  /// - Parameter session: the session, which holds the state; not to be held strongly.
  init(in session: RenderSession)
}

extension SessionState {
  /// The state of the current session.
  package static var current: Self { RenderSession.current.state(Self.self) }
}
