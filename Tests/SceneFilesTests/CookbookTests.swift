import SnapshotTesting
import Testing
import UIKit

@testable import SceneFiles

/// The screens to copy at the beginning of SceneFiles.md: each is drawn as the picture beside it
/// shows.
@MainActor
@Suite struct CookbookTests {
  nonisolated static let names = [
    // Three rows with a disc, a name, a note or none, and a chevron.
    "list",
    // Six photos in three columns, a blue line around the second.
    "photos",
    // White cards of two rows and one, a grey title above the first, values at the right.
    "settings",
    // A grey bubble, a blue one at the right in three lines, a grey one.
    "chat",
    // Three lines of chips; "mountains" and "night" are indigo.
    "tags",
    // A title; the first book is cut off at the left, the fourth at the right; a badge on the
    // second.
    "shelf",
    // A large tile at the left of four small ones, twice.
    "groups",
    // Three rows, the second pushed aside by two buttons; an indented one under the third.
    "inbox",
    // Dark: thirty days below the names of weekdays, the seventeenth red.
    "month",
    // Four white tiles with a shadow, a coloured figure in each.
    "tiles",
    // Centred: a grey 0, two lines of text, a blue button.
    "empty",
    // "New" appears at the top left while "One" slides over "Two", which fades.
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
