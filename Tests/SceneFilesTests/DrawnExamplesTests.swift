import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// Tests that the example of each key of the manual is drawn in a whole scene file, and changes its
/// picture.
@MainActor
@Suite struct DrawnExamplesTests {
  private let scratch: ScratchFolder

  init() throws {
    scratch = try ScratchFolder()
    try scratch.write("title\nOne\nTwo\n", to: "items.csv")
    try FileManager.default.copyItem(
      atPath: "\(Package.scenes)/Photos/lake.jpg", toPath: "\(scratch.path)/lake.jpg")
  }

  /// The examples that do not change their picture, with the reasons.
  private static let quiet = [
    "scene.$schema": "It is for editors.", "scene.summary": "It is for lists.",
    "step.capture": "It names the picture.",
    "box.name": "Constraints speak of it.", "style.name": "Constraints speak of it.",
    "step.reload": "The cells that are made anew are the same.",
    "update.reload": "The cells that are made anew are the same.",
    "layout.estimatedItemSize": "The sizes are the same in the end.",
    "layoutChange.estimatedItemSize": "The sizes are the same in the end.",
    "touch.duration": "A tap is a tap.", "touch.finger": "Any finger will do.",
    "touch.offset": "It is the same item.", "drag.finger": "Any finger will do.",
    "fling.finger": "Any finger will do.", "way.duration": "It comes to the same place.",
    "drag.duration": "It comes to the same place.",
    "step.pinch": "Nothing can be zoomed.",
    "row.children": "They show once it is expanded.",
  ]
  /// The boxes of a scene file have no names, and its screen has no bars.
  private static let unnamed: Set = [
    "place.view", "place.button", "touch.view", "touch.button", "pinch.view", "pinch.button",
  ]
  /// The keys without which there is no picture, or no scene.
  private static let needed: Set = [
    "scene.sections", "scene.styles", "section.items", "section.data", "section.count",
    "section.style", "scroll.to", "scroll.by", "scroll.item", "insert.at", "move.from", "move.to",
    "background.style", "place.at", "place.item", "touch.at", "touch.item", "drag.from", "drag.to",
    "drag.through", "way.to", "fling.from", "fling.velocity", "spacing.flexible",
    "supplementaryItem.style", "accessory.type", "accessory.label", "accessory.style",
  ]

  /// The keys of the manual's tables; those of states are tested with the style.
  nonisolated static let keys = ManualTests.keys.filter {
    !["state", "scriptFile", "scriptStep"].contains($0.table.name)
  }

  @Test(arguments: keys.indices)
  func isDrawnAndMakesADifference(_ index: Int) throws {
    let (table, key) = Self.keys[index]
    let name = "\(table.name).\(key.name)"
    let setting = try #require(
      ExampleSetting(table.name, key.name), "There is no setting for \(name).")
    if Self.unnamed.contains(name) { return }
    let file = try scene(setting.text("\(key.name): \(key.example)"), name)
    let pixels = try file.pixels()
    #expect(pixels.count == max(1, file.captures.count))
    guard Self.quiet[name] == nil, table.name != "pinch", !table.takesOneKey,
      !Self.needed.contains(name)
    else { return }
    #expect(try pixels != scene(setting.text(""), name).pixels(), "\(name)")
  }

  /// A step's picture differs from the picture of a scene without a script.
  @Test func stepsMakeADifference() throws {
    for key in StepModel.table.description.keys where Self.quiet["step.\(key.name)"] == nil {
      let setting = try #require(ExampleSetting("step", key.name))
      let text = setting.text("\(key.name): \(key.example)")
      let without = text.replacing("{\(key.name): \(key.example)}", with: "{wait: 0}")
      #expect(text != without)
      #expect(
        try scene(text, key.name).pixels() != scene(without, key.name).pixels(), "\(key.name)")
    }
  }

  private func scene(_ text: String, _ name: String) throws -> SceneFile {
    try SceneFile(text, name: "\(name).yml", folder: scratch.path)
  }
}
