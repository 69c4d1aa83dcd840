import Sessions

/// The number of data source calls for views in progress in a session.
@MainActor
final class ViewRequests: SessionState {
  var count = 0

  nonisolated init(in session: RenderSession) {}
}
