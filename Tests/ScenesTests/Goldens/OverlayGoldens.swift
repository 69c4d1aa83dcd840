import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// What is drawn over pictures: `Golden/overlays/<name>.png`.
@MainActor
@Suite struct OverlayGoldens {
  private func renderer() -> SceneRenderer {
    SceneRenderer(
      scene: .lettersAndDigits, size: CGSize(width: 375, height: 240), scale: 1)
  }

  private func compare(_ bitmap: Bitmap?, _ name: String) throws {
    assertSnapshot(
      of: CGImage(sharing: try #require(bitmap)), as: .image, named: name,
      goldens: .golden("overlays"))
  }

  /// Green insets left and right, pink room between items and blue room between lines with their
  /// points, framed lines 0/0 and on.
  @Test func flow() throws {
    let renderer = renderer()
    let picture = try renderer.render(offset: CGPoint(x: 0, y: 60)).bitmap
    let outline = try #require(FlowOutline(of: renderer.window))
    try compare(renderer.onScreen { Overlay.outlined(picture, scale: 1, outline) }, "flow")
  }

  /// Tiles in framed groups, three of them in sight, each with a group in it; green insets around
  /// them and blue room between.
  @Test func groups() throws {
    let renderer = SceneRenderer(
      scene: .mosaic, size: CGSize(width: 300, height: 240), scale: 1)
    let picture = try renderer.render(offset: CGPoint(x: 0, y: 60)).bitmap
    let outline = try #require(GroupOutline(of: renderer.window))
    try compare(renderer.onScreen { Overlay.outlined(picture, scale: 1, outline) }, "groups")
  }

  /// Blue frames with index paths around cells, an orange one around the footer.
  @Test func paths() throws {
    let renderer = renderer()
    let picture = try renderer.render(offset: CGPoint(x: 0, y: 320)).bitmap
    let layout = LayoutCapture.layout(of: renderer.window, scale: 1)
    try compare(renderer.onScreen { Overlay.annotated(picture, layout) }, "paths")
  }
}
