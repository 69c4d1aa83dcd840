import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests scenes of compositional layouts: `Golden/<scene>/<name>.png`.
@MainActor
@Suite struct CompositionalGoldens {
  struct Case: CustomTestStringConvertible {
    let name: String
    let scene: Scene
    var height: CGFloat = 400
    var y: CGFloat?
    var isDark = false
    var isRightToLeft = false

    var testDescription: String { "\(scene.name) \(name)" }

    var traits: UITraitCollection? {
      let traits =
        (isDark ? [UITraitCollection(userInterfaceStyle: .dark)] : [])
        + (isRightToLeft ? [UITraitCollection(layoutDirection: .rightToLeft)] : [])
      return traits.isEmpty ? nil : UITraitCollection(traitsFrom: traits)
    }
  }

  nonisolated static let cases: [Case] = [
    // A large tile is beside two small ones, then there are three; the second group is reversed; 10
    // begins the pattern again.
    Case(name: "rest", scene: .mosaic, height: 700),
    // The sea ends in the middle of a pattern, whose room remains; the heath begins under its
    // title.
    Case(name: "between", scene: .mosaic, y: 640),
    // The large tiles are at the right.
    Case(name: "right-to-left", scene: .mosaic, isRightToLeft: true),
    // The titles are white on black.
    Case(name: "dark", scene: .mosaic, height: 240, isDark: true),
    // One card is in the middle, beside the next one's edge; a badge is over the bottom corner of
    // the first card.
    Case(name: "rest", scene: .store, height: 520),
    // «New in the shop» stays at the top, over its cards and their badges, in lines of three.
    Case(name: "between", scene: .store, y: 250),
    // Everything begins at the right; the badge is over the card's left corner.
    Case(name: "right-to-left", scene: .store, height: 520, isRightToLeft: true),
    // Text is white on black, and the grid's background dark grey.
    Case(name: "dark", scene: .store, height: 520, y: 1e6, isDark: true),
    // The second card is in the middle; below it is the plate, with the jug's badge beside it.
    Case(name: "rows", scene: .storeBrowsed, height: 520),
  ]

  @Test(arguments: cases)
  func picture(_ golden: Case) throws {
    let renderer = SceneRenderer(
      scene: golden.scene, size: CGSize(width: 300, height: golden.height), scale: 1,
      traits: golden.traits)
    let (bitmap, _) = try renderer.render(
      offset: golden.y.map { CGPoint(x: 0, y: $0) }, showsIndicators: false)
    assertSnapshot(
      of: CGImage(sharing: bitmap), as: .image, named: golden.name,
      goldens: .golden(golden.scene.name))
  }
}
