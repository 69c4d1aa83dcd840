import Sessions

/// The state of an app in a render session: the application object.
final class AppState: SessionState {
  @MainActor private var ownApp: UIApplication?

  init(in session: RenderSession) {}

  static var current: AppState { RenderSession.current.state() }

  /// The application, created on first access.
  @MainActor var app: UIApplication {
    let app = ownApp ?? UIApplication()
    ownApp = app
    return app
  }
}
