import Testing
import UIKit

/// A window above others, as message libraries make it.
private final class Overlay: UIWindow {
  let note: String

  init(_ note: String, in scene: UIWindowScene) {
    self.note = note
    super.init(windowScene: scene)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
}

@MainActor @Suite struct WindowSubclassTests {
  @Test func aSubclassIsMadeForAScene() throws {
    let scenes = UIApplication.shared.connectedScenes
    let scene = try #require(scenes.first as? UIWindowScene)
    let overlay = Overlay("saved", in: scene)
    #expect(overlay.bounds == scene.screen.bounds && overlay.windowScene === scene)
    #expect(overlay.note == "saved")
  }

  @Test func levelsAreCompared() {
    #expect(UIWindow.Level.statusBar >= .normal && .normal < UIWindow.Level.alert)
    #expect(UIWindow.Level.normal + 1 > .normal && .alert - 1000 <= UIWindow.Level.statusBar)
  }
}
