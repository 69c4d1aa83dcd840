import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// Tests the scenes that constraints lay out, 300 points wide, also from right to left, dark, and
/// at an accessibility text size: `Golden/<scene>/<name>.png`.
@MainActor
@Suite struct ConstraintSceneGoldens {
  struct Case: CustomTestStringConvertible {
    let name: String
    let scene: Scene
    let height: CGFloat
    var y: CGFloat?
    var isRightToLeft = false
    var isDark = false
    var textSize: UIContentSizeCategory = .large

    var testDescription: String { "\(scene.name) \(name)" }

    var traits: UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
        UITraitCollection(layoutDirection: isRightToLeft ? .rightToLeft : .leftToRight),
        UITraitCollection(preferredContentSizeCategory: textSize),
      ])
    }
  }

  nonisolated static let cases: [Case] = [
    // The header has two lines; photographs are at the left of texts that wrap; cells are as high
    // as these.
    Case(name: "start", scene: .articleCells, height: 240),
    // In the dark and mirrored, photographs are at the right, with right-aligned text to their
    // left.
    Case(
      name: "mirrored", scene: .articleCells, height: 165, isRightToLeft: true, isDark: true),
    // Large text wraps below the photograph, which is as wide as the cell.
    Case(
      name: "large-text", scene: .articleCells, height: 330, y: 400, textSize: .accessibilityLarge),
    // In rows, words are stretched, equal, or proportional; tops, middles, bottoms and baselines
    // are aligned.
    Case(name: "rows", scene: .stacks, height: 540),
    // The columns begin with fill.
    Case(name: "columns", scene: .stacks, height: 540, y: 900),
    // The first rows are mirrored: Elm, which stretches, is at the right.
    Case(name: "mirrored", scene: .stacks, height: 185, isRightToLeft: true, isDark: true),
    // Two red boxes have an error below; the town's box is level with the postcode's.
    Case(name: "errors", scene: .signUp, height: 350),
    // The form is dark and mirrored.
    Case(name: "mirrored", scene: .signUp, height: 260, isRightToLeft: true, isDark: true),
    // Titles wrap; the form scrolls under the bar, which does not move.
    Case(name: "large-text", scene: .signUp, height: 420, textSize: .accessibilityLarge),
    // Long names end in an ellipsis before their badges; distances are at the right.
    Case(name: "start", scene: .profilePage, height: 350),
    // The header and the figures are dark and mirrored.
    Case(name: "mirrored", scene: .profilePage, height: 150, isRightToLeft: true, isDark: true),
    // Names are truncated to a few letters; badges are whole.
    Case(name: "large-text", scene: .profilePage, height: 210, textSize: .accessibilityLarge),
  ]

  @Test(arguments: cases)
  func picture(_ golden: Case) throws {
    let renderer = SceneRenderer(
      scene: golden.scene, size: CGSize(width: 300, height: golden.height), scale: 1,
      traits: golden.traits)
    let (bitmap, _) = try renderer.render(offset: golden.y.map { CGPoint(x: 0, y: $0) })
    assertSnapshot(
      of: CGImage(sharing: bitmap), as: .image, named: golden.name,
      goldens: .golden(golden.scene.name))
  }
}
