import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// The built-in scenes at several offsets, sizes and scales: `Golden/<scene>/<name>.png`.
@MainActor
@Suite struct SceneGoldens {
  struct Case: CustomTestStringConvertible {
    let name: String
    let scene: Scene
    var width: CGFloat = 512
    var height: CGFloat = 384
    var scale: CGFloat = 1
    var offset: CGPoint?
    var showsIndicators = false

    var testDescription: String { "\(scene.name) \(name)" }
  }

  nonisolated static let cases: [Case] = [
    // The first header, two columns of comments.
    Case(name: "start", scene: .catWall),
    // The full screen with a header in the middle, selected cells, four columns.
    Case(
      name: "full-800", scene: .catWall, width: 1024, height: 768, scale: 2,
      offset: CGPoint(x: 0, y: 800)),
    // The second header after an even last line.
    Case(name: "between", scene: .catWall, offset: CGPoint(x: 0, y: 2300)),
    // The end in one column, with an indicator.
    Case(
      name: "end", scene: .catWall, width: 260, height: 320, offset: CGPoint(x: 0, y: 1e6),
      showsIndicators: true),
    // The yardstick: remarks at the top of their cells, the last column veiled, no header.
    Case(name: "800", scene: .wall, width: 1024, height: 500, offset: CGPoint(x: 0, y: 800)),
    // Red bars; the first column 10 points in.
    Case(name: "start", scene: .bars, width: 320, height: 240),
    // Further along the spectrum, sharp at two pixels to the point, a light bar at the bottom.
    Case(
      name: "along", scene: .bars, width: 320, height: 240, scale: 2,
      offset: CGPoint(x: 1234.5, y: 0), showsIndicators: true),
    // Moon and stars.
    Case(name: "start", scene: .scrollingPhoto),
    // The cat's face.
    Case(name: "face", scene: .scrollingPhoto, offset: CGPoint(x: 1014, y: 420)),
    // Bar with title and plus; the latest time first.
    Case(name: "rest", scene: .timeMachine),
    // Scrolled to the end: cells go under the bar.
    Case(name: "end", scene: .timeMachine, scale: 2, offset: CGPoint(x: 0, y: 1e6)),
    // The first pictures; the third is selected.
    Case(name: "start", scene: .photoSections),
    // From blue to pink; two selected cells in between.
    Case(name: "between", scene: .photoSections, offset: CGPoint(x: 0, y: 1160)),
    // Bubbles as high as their text, others' at the left, own at the right.
    Case(name: "start", scene: .selfSizing, width: 375, height: 500),
    // Further down at two pixels to the point: every cell above was measured, too.
    Case(
      name: "middle", scene: .selfSizing, width: 375, height: 500, scale: 2,
      offset: CGPoint(x: 0, y: 900)),
    // Four columns, the highlighted cell (second line, third) paler than the selected ones.
    Case(name: "wide", scene: .photoSections, width: 1024, height: 490),
  ]

  @Test(arguments: cases)
  func picture(_ golden: Case) throws {
    let renderer = SceneRenderer(
      scene: golden.scene, size: CGSize(width: golden.width, height: golden.height),
      scale: golden.scale)
    let (bitmap, _) = try renderer.render(
      offset: golden.offset, showsIndicators: golden.showsIndicators)
    assertSnapshot(
      of: CGImage(sharing: bitmap), as: .image, named: golden.name,
      goldens: .golden(golden.scene.name))
  }
}
