import Sessions

/// How often a screen's app was told to drop what fingers do.
package final class IgnoredEvents: SessionState {
  @MainActor package var depth = 0

  package init(in session: RenderSession) {}

  package static var current: IgnoredEvents { RenderSession.current.state() }

  /// Whether windows drop what fingers do.
  @MainActor package var areIgnored: Bool { depth > 0 }
}
