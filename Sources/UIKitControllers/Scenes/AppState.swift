import Sessions

/// What a screen's session has of an app: the app itself.
final class AppState: SessionState {
  @MainActor private var ownApp: UIApplication?

  init(in session: RenderSession) {}

  static var current: AppState { RenderSession.current.state() }

  /// The app, made when it is first asked for.
  @MainActor var app: UIApplication {
    let app = ownApp ?? UIApplication()
    ownApp = app
    return app
  }
}
