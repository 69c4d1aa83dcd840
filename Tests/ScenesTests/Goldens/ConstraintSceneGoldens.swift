import SnapshotTesting
import Testing
import UIKit

@testable import Scenes

/// The scenes that constraints lay out, 300 points wide, also from right to left, dark, and at an
/// accessibility text size: `Golden/<scene>/<name>.png`.
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
    // A header of two lines; photographs at the left of texts that wrap; cells as high as theirs.
    Case(name: "start", scene: .articleCells, height: 240),
    // Dark and mirrored: photographs at the right, text to its left and aligned there.
    Case(
      name: "mirrored", scene: .articleCells, height: 165, isRightToLeft: true, isDark: true),
    // Large text: below the photograph, which is as wide as the cell, a long text wraps.
    Case(
      name: "large-text", scene: .articleCells, height: 330, y: 400, textSize: .accessibilityLarge),
    // Rows: words stretched, equal, in proportion; tops, middles, bottoms and baselines aligned.
    Case(name: "rows", scene: .stacks, height: 540),
    // Columns, from fill on.
    Case(name: "columns", scene: .stacks, height: 540, y: 900),
    // The first rows mirrored: Elm, which stretches, at the right.
    Case(name: "mirrored", scene: .stacks, height: 185, isRightToLeft: true, isDark: true),
    // Two red boxes, each with its error below; the town's box level with the postcode's.
    Case(name: "errors", scene: .signUp, height: 350),
    // The same dark and mirrored.
    Case(name: "mirrored", scene: .signUp, height: 260, isRightToLeft: true, isDark: true),
    // Titles wrap; the form goes under the bar, which keeps its place.
    Case(name: "large-text", scene: .signUp, height: 420, textSize: .accessibilityLarge),
    // Long names end in dots before their badges; distances at the right.
    Case(name: "start", scene: .profilePage, height: 350),
    // The head and the figures, dark and mirrored.
    Case(name: "mirrored", scene: .profilePage, height: 150, isRightToLeft: true, isDark: true),
    // Names shrink to a few letters; badges are whole.
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
