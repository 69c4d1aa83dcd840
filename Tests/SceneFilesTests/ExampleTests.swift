import SnapshotTesting
import Testing
import UIKit

@testable import SceneFiles

/// The examples: each under sixty lines, each with a golden.
@MainActor
@Suite struct ExampleTests {
  nonisolated static let names = [
    // A wide photo with a title over its lower edge; two photos of the second section are ticked.
    "photo-grid",
    // Bubbles as wide as their words, their own at the right, the day on top.
    "chat",
    // The first chip is black; large prints, small ones with shadows; the lines go on at the right.
    "shop",
    // White groups with round corners; the last row is grey.
    "settings",
    // Dark: the sixteenth is a red disc with three dots, three appointments below.
    "calendar",
    // Chips of three sizes, all lines but the last as wide as the screen, "morning" white.
    "tag-cloud",
    // A search field; three switches, the last pale; a slider beside "Volume"; four buttons, the
    // first blue, the last red.
    "controls",
    // Two white cards; a red 3 over the first photograph's right upper corner, the switches in the
    // middle, notes below titles.
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

  /// White letters on black and grey; fields are black, the switches that are on green.
  @Test func controlsInTheDark() throws {
    let file = try SceneFile(path: "\(Package.scenes)/controls.yml")
      .adapted(to: .dark, isRightToLeft: nil, textSize: nil)
    let picture = try #require(try file.pictures().first)
    assertSnapshot(
      of: picture, as: .image, named: "controls-dark", goldens: .golden("scene-files"))
  }

  /// Every example says what it shows, and no two the same.
  @Test func summaries() throws {
    let summaries = try Self.names.map { name in
      try SceneFile(path: "\(Package.scenes)/\(name).yml").scene.summary
    }
    #expect(Set(summaries).count == Self.names.count && !summaries.contains(""))
  }
}
