import Sessions

/// The number of requests to ignore touches in a session.
package final class IgnoredEvents: SessionState {
  @MainActor package var depth = 0

  package init(in session: RenderSession) {}

  package static var current: IgnoredEvents { RenderSession.current.state() }

  /// Whether windows ignore touches.
  @MainActor package var areIgnored: Bool { depth > 0 }
}
