import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests the overlays over pictures: `Golden/overlays/<name>.png`.
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

  /// Insets at the left and right are green, spaces between items pink and between lines blue, with
  /// their points; lines have frames and labels from 0/0 on.
  @Test func flow() throws {
    let renderer = renderer()
    let picture = try renderer.render(offset: CGPoint(x: 0, y: 60)).bitmap
    let outline = try #require(FlowOutline(of: renderer.window))
    try compare(renderer.onScreen { Overlay.outlined(picture, scale: 1, outline) }, "flow")
  }

  /// Tiles are in framed groups, three of which are visible, each with a nested group; insets
  /// around them are green and spaces between them blue.
  @Test func groups() throws {
    let renderer = SceneRenderer(
      scene: .mosaic, size: CGSize(width: 300, height: 240), scale: 1)
    let picture = try renderer.render(offset: CGPoint(x: 0, y: 60)).bitmap
    let outline = try #require(GroupOutline(of: renderer.window))
    try compare(renderer.onScreen { Overlay.outlined(picture, scale: 1, outline) }, "groups")
  }

  /// Cells have blue frames with index paths, the footer an orange one.
  @Test func paths() throws {
    let renderer = renderer()
    let picture = try renderer.render(offset: CGPoint(x: 0, y: 320)).bitmap
    let layout = LayoutCapture.layout(of: renderer.window, scale: 1)
    try compare(renderer.onScreen { Overlay.annotated(picture, layout) }, "paths")
  }
}
