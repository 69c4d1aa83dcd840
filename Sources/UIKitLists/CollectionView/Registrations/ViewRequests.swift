import Sessions

/// How many calls of data sources' that make views are going on in a session.
@MainActor
final class ViewRequests: SessionState {
  var count = 0

  nonisolated init(in session: RenderSession) {}
}
