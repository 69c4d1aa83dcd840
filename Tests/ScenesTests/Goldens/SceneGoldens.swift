import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests the built-in scenes at several offsets, sizes and scales: `Golden/<scene>/<name>.png`.
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
    // The first header is above two columns of comments.
    Case(name: "start", scene: .catWall),
    // The full screen has a header in the middle, selected cells, and four columns.
    Case(
      name: "full-800", scene: .catWall, width: 1024, height: 768, scale: 2,
      offset: CGPoint(x: 0, y: 800)),
    // The second header follows an even last line.
    Case(name: "between", scene: .catWall, offset: CGPoint(x: 0, y: 2300)),
    // The end of the content is in one column, with an indicator.
    Case(
      name: "end", scene: .catWall, width: 260, height: 320, offset: CGPoint(x: 0, y: 1e6),
      showsIndicators: true),
    // In the reference scene, remarks are at the top of their cells, the last column is veiled, and
    // there is no header.
    Case(name: "800", scene: .wall, width: 1024, height: 500, offset: CGPoint(x: 0, y: 800)),
    // The bars are red; the first column is inset by 10 points.
    Case(name: "start", scene: .bars, width: 320, height: 240),
    // The bars are further along the spectrum, sharp at two pixels per point, with a light bar at
    // the bottom.
    Case(
      name: "along", scene: .bars, width: 320, height: 240, scale: 2,
      offset: CGPoint(x: 1234.5, y: 0), showsIndicators: true),
    // The moon and stars are visible.
    Case(name: "start", scene: .scrollingPhoto),
    // The cat's face is visible.
    Case(name: "face", scene: .scrollingPhoto, offset: CGPoint(x: 1014, y: 420)),
    // The bar has a title and a plus; the latest time is first.
    Case(name: "rest", scene: .timeMachine),
    // At the end of the content, cells scroll under the bar.
    Case(name: "end", scene: .timeMachine, scale: 2, offset: CGPoint(x: 0, y: 1e6)),
    // The first pictures are visible; the third is selected.
    Case(name: "start", scene: .photoSections),
    // The pictures go from blue to pink, with two selected cells among them.
    Case(name: "between", scene: .photoSections, offset: CGPoint(x: 0, y: 1160)),
    // Bubbles are as high as their text, others' at the left, own ones at the right.
    Case(name: "start", scene: .selfSizing, width: 375, height: 500),
    // Further down, at two pixels per point, every cell above was measured, too.
    Case(
      name: "middle", scene: .selfSizing, width: 375, height: 500, scale: 2,
      offset: CGPoint(x: 0, y: 900)),
    // There are four columns; the highlighted cell (second line, third) is paler than the selected
    // ones.
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
