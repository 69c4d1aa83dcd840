import Foundation
import Testing
import UIKit

@testable import SceneFiles

/// Tests the manual: its tables are generated from the description, its examples are scenes.
@MainActor
@Suite struct ManualTests {
  @Test func theTablesAreInStepWithTheDescription() throws {
    let manual = try Package.text("SceneFileReference.md")
    #expect(
      ManualWriter().updating(manual) == manual,
      "SceneFileReference.md is out of step: run 'swift run generate-scene-documentation'.")
  }

  @Test func theSchemaIsInStepWithTheDescription() throws {
    var writer = SchemaWriter()
    #expect(
      try Package.text("scene.schema.json") == writer.schema(),
      "scene.schema.json is out of step: run 'swift run generate-scene-documentation'.")
  }

  @Test func everyFencedSceneIsDrawn() throws {
    let scenes = try Self.fences(in: Package.text("SceneFiles.md"))
    #expect(scenes.count == 18)
    for scene in scenes {
      let file = try SceneFile(scene)
      #expect(try file.pictures().count == max(1, file.captures.count), "\(scene)")
    }
  }

  /// Returns the YAML between code fences.
  nonisolated static func fences(in text: String) -> [String] {
    text.components(separatedBy: "```yaml\n").dropFirst()
      .compactMap { $0.components(separatedBy: "```").first }
  }

  nonisolated static let keys: [(table: TableDescription, key: KeyDescription)] =
    ManualWriter.tables.flatMap { table in table.keys.map { (table, $0) } }

  /// The example of each key is valid in its place, beside the examples of the keys that it
  /// requires.
  @Test(arguments: keys.indices)
  func everyKeysExampleIsTaken(_ index: Int) throws {
    let (table, key) = Self.keys[index]
    var lines = ["\(key.name): \(key.example)"]
    if let needed = key.needs.first.flatMap(table.key) {
      lines.append("\(needed.name): \(needed.example)")
    }
    for other in table.keys where other.isRequired && other.name != key.name {
      lines.append("\(other.name): \(other.example)")
    }
    let tree = try #require(
      TreeReader.read(lines.joined(separator: "\n"), limits: .standard).tree)
    var checker = Checker()
    #expect(checker.read(tree, as: .table { table }).isSound)
    #expect(checker.mistakes == [], "\(table.name).\(key.name)")
  }

  /// The documented default applies without the key; the example differs from the default.
  @Test func everyExampleDiffersFromTheDefault() {
    for (table, key) in Self.keys {
      let absence = key.absence.trimmingCharacters(in: CharacterSet(charactersIn: "*"))
      #expect(key.example != absence, "\(table.name).\(key.name)")
    }
  }

  @Test func everyKeyIsExplained() {
    for (table, key) in Self.keys {
      #expect(key.summary.last == ".", "\(table.name).\(key.name)")
      #expect(!key.example.isEmpty, "\(table.name).\(key.name)")
    }
  }
}
