import SnapshotTesting
import Testing
import UIKit

@testable import SceneFiles

/// Tests that each sample screen at the beginning of SceneFiles.md is drawn as the picture beside
/// it.
@MainActor
@Suite struct CookbookTests {
  nonisolated static let names = [
    // Three rows have a disc, a name, a note or none, and a chevron.
    "list",
    // Six photos form three columns, and the second has a blue outline.
    "photos",
    // The cards are white, with two rows and one; the first has a grey title above; values are at
    // the right.
    "settings",
    // The bubbles are grey, blue (at the right, in three lines), and grey.
    "chat",
    // The chips form three lines; "mountains" and "night" are indigo.
    "tags",
    // Below a title, the first book is cut off at the left and the fourth at the right; the second
    // has a badge.
    "shelf",
    // Twice, a large tile is at the left of four small ones.
    "groups",
    // There are three rows, the second pushed aside by two buttons, and an indented row under the
    // third.
    "inbox",
    // In the dark, thirty days are below the names of weekdays, the seventeenth red.
    "month",
    // Four white tiles have a shadow and a coloured figure each.
    "tiles",
    // A grey 0, two lines of text and a blue button are centred.
    "empty",
    // "New" appears at the top left while "One" slides over "Two", which fades out.
    "change",
  ]

  private static let manual: [String: String] = {
    let parts = ((try? Package.text("SceneFiles.md")) ?? "")
      .components(separatedBy: "<!-- recipe ").dropFirst()
    let recipes = parts.compactMap { part in
      part.components(separatedBy: " -->").first.flatMap { name in
        ManualTests.fences(in: part).first.map { (name, $0) }
      }
    }
    return Dictionary(recipes, uniquingKeysWith: { first, _ in first })
  }()

  @Test func everyRecipeIsTested() {
    #expect(Set(Self.manual.keys) == Set(Self.names) && Self.names.count == 12)
  }

  @Test(arguments: names)
  func isDrawnAsShown(_ name: String) throws {
    let recipe = try #require(Self.manual[name])
    let picture = "<img align=\"right\" src=\"../Golden/cookbook/\(name).png\">"
    #expect(try Package.text("SceneFiles.md").contains(picture))
    let pictures = try SceneFile(recipe).pictures()
    try #require(pictures.count == 1)
    assertSnapshot(of: pictures[0], as: .image, named: name, goldens: .golden("cookbook"))
  }
}
