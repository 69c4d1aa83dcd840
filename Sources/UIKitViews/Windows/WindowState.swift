import Sessions

/// What a screen's session has of windows: its scene, and those on the screen.
package final class WindowState: SessionState {
  @MainActor private var ownScene: UIWindowScene?
  @MainActor package weak var keyWindow: UIWindow?
  /// The window that was shown last, which nobody else may hold.
  @MainActor private(set) var keptWindow: UIWindow?
  @MainActor private var shown: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  package init(in session: RenderSession) {}

  package static var current: WindowState { RenderSession.current.state() }

  /// The scene, made when it is first asked for.
  @MainActor package var scene: UIWindowScene {
    let scene = ownScene ?? UIWindowScene(UISceneSession())
    ownScene = scene
    return scene
  }

  /// The windows that are on the screen, those that came first behind.
  @MainActor package var windows: [UIWindow] { shown.compactMap(\.window) }

  /// Notes that a window is on the screen.
  @MainActor func show(_ window: UIWindow) {
    shown.removeAll { $0.window == nil }
    if !shown.contains(where: { $0.window === window }) { shown.append(WeakWindow(window: window)) }
  }

  /// Keeps a window until another is kept or it is let go.
  @MainActor func keep(_ window: UIWindow) { keptWindow = window }

  /// Lets a window go that has been hidden.
  @MainActor func letGo(_ window: UIWindow) {
    if keptWindow === window { keptWindow = nil }
  }
}
