import Sessions

/// The windows of a session: its scene, and the visible windows.
package final class WindowState: SessionState {
  @MainActor private var ownScene: UIWindowScene?
  @MainActor package weak var keyWindow: UIWindow?
  /// The window shown last, which may have no other owner.
  @MainActor private(set) var retainedWindow: UIWindow?
  @MainActor private var visibleWindows: [WeakWindow] = []

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  package init(in session: RenderSession) {}

  package static var current: WindowState { RenderSession.current.state() }

  /// The scene, created on first access.
  @MainActor package var scene: UIWindowScene {
    let scene = ownScene ?? UIWindowScene(UISceneSession())
    ownScene = scene
    return scene
  }

  /// The visible windows, from back to front.
  @MainActor package var windows: [UIWindow] { visibleWindows.compactMap(\.window) }

  /// Adds a window to the visible ones.
  @MainActor func show(_ window: UIWindow) {
    visibleWindows.removeAll { $0.window == nil }
    if !visibleWindows.contains(where: { $0.window === window }) {
      visibleWindows.append(WeakWindow(window: window))
    }
  }

  /// Keeps a window until another one is kept or it is released.
  @MainActor func keep(_ window: UIWindow) { retainedWindow = window }

  /// Releases a window that has been hidden.
  @MainActor func release(_ window: UIWindow) {
    if retainedWindow === window { retainedWindow = nil }
  }
}
