import SnapshotTesting
import Testing
import UIKit

@testable import SceneFiles

/// Tests that each example has less than sixty lines and a golden.
@MainActor
@Suite struct ExampleTests {
  nonisolated static let names = [
    // A wide photo has a title over its bottom edge; two photos of the second section have ticks.
    "photo-grid",
    // Bubbles are as wide as their words, own messages are at the right, the day is at the top.
    "chat",
    // The first chip is black; there are large prints, and small ones with shadows; the lines
    // continue to the right.
    "shop",
    // The groups are white with round corners; the last row is grey.
    "settings",
    // In the dark, the sixteenth is a red disc with three dots, with three appointments below.
    "calendar",
    // The chips have three sizes, all lines but the last are as wide as the screen, and "morning"
    // is white.
    "tag-cloud",
    // From the top: a search field; three switches, the last one off; a slider beside "Volume";
    // four buttons, the first blue, the last red.
    "controls",
    // There are two white cards; a red 3 is over the first photograph's top right corner, the
    // switches are in the middle, notes are below titles.
    "constraints",
  ]

  @Test(arguments: names)
  func picture(_ name: String) throws {
    let path = "\(Package.scenes)/\(name).yml"
    let lines = try Package.text("Scenes/\(name).yml").split(
      separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= 60)
    let pictures = try SceneFile(path: path).pictures()
    try #require(pictures.count == 1)
    assertSnapshot(of: pictures[0], as: .image, named: name, goldens: .golden("scene-files"))
  }

  /// "For you", the first print and "Tide Line" are at the right, where the lines begin; all text
  /// is aligned there.
  @Test func aShopFromRightToLeft() throws {
    let file = try SceneFile(path: "\(Package.scenes)/shop.yml")
      .adapted(to: nil, isRightToLeft: true, textSize: nil)
    let picture = try #require(try file.player(scale: 1).pictures().first)
    assertSnapshot(
      of: CGImage(sharing: picture.bitmap), as: .image, named: "shop-rtl",
      goldens: .golden("scene-files"))
  }

  /// The letters are white on black and grey; fields are black, the switches that are on green.
  @Test func controlsInTheDark() throws {
    let file = try SceneFile(path: "\(Package.scenes)/controls.yml")
      .adapted(to: .dark, isRightToLeft: nil, textSize: nil)
    let picture = try #require(try file.pictures().first)
    assertSnapshot(
      of: picture, as: .image, named: "controls-dark", goldens: .golden("scene-files"))
  }

  /// Every example has a summary, and no two are equal.
  @Test func summaries() throws {
    let summaries = try Self.names.map { name in
      try SceneFile(path: "\(Package.scenes)/\(name).yml").scene.summary
    }
    #expect(Set(summaries).count == Self.names.count && !summaries.contains(""))
  }
}
