/// A module's part of the state of a ``RenderSession``.
package protocol SessionState: AnyObject, Sendable {
  /// Creates the initial state of a session.
  ///
  /// - Parameter session: The session, which retains the state; do not retain it.
  init(in session: RenderSession)
}

extension SessionState {
  /// The state of the current session.
  package static var current: Self { RenderSession.current.state(Self.self) }
}
