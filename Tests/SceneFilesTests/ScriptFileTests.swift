import Foundation
import Testing

@testable import SceneFiles

/// Tests the scripts in the documentation.
@Suite struct ScriptFileTests {
  static let names = [
    "context-menu", "dates", "drag-and-drop", "dragged", "edit-menu", "fling", "pages",
    "presented", "pull-to-refresh", "shelves", "turned", "zooming-photo",
  ]
  /// The scripts that continue with the finger that their scene begins with.
  private static let goOn: Set = ["drag-and-drop", "pull-to-refresh"]

  @Test func everyExampleIsHere() throws {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: "\(Package.documentation)/Scripts")
    #expect(files.sorted() == Self.names.map { "\($0).yml" })
  }

  @Test(arguments: names)
  func examplesAreAllowed(_ name: String) throws {
    let path = "\(Package.documentation)/Scripts/\(name).yml"
    let fingersDown: Set = Self.goOn.contains(name) ? [1] : []
    #expect(try !ScriptFile(path: path, fingersDown: fingersDown).steps.isEmpty)
    let tree = try #require(
      TreeReader.read(Package.text("Scripts/\(name).yml"), limits: .standard).tree)
    let validator = try SchemaValidator(Package.text("script.schema.json"))
    #expect(validator.allows(tree))
  }

  @Test func theSchemaIsInStepWithTheDescription() throws {
    var writer = SchemaWriter()
    #expect(
      try Package.text("script.schema.json") == writer.scriptSchema(),
      "script.schema.json is out of step: run 'swift run generate-scene-documentation'.")
  }

  @Test func thereAreLimits() {
    var limits = SceneLimits.standard
    (limits[.steps], limits[.captures]) = (2, 1)
    func mistakes(_ text: String) -> [String] {
      do throws(SceneFileError) {
        _ = try ScriptFile(Data(text.utf8), path: "f.yml", limits: limits)
        return []
      } catch {
        return error.description.split(separator: "\n").map(String.init)
      }
    }
    #expect(
      mistakes("script: [{wait: 0}, {wait: 0}, {wait: 0}]") == [
        """
        f.yml:1:32: script[2]: There are more than 2 steps of the script; '--limit steps=N' allows \
        more.
        """
      ])
    #expect(
      mistakes("script: [{capture: a}, {capture: b}]") == [
        """
        f.yml:1:24: script[1]: There are more than 1 pictures the script takes; '--limit \
        captures=N' allows more.
        """
      ])
  }
}
