import Failures
import Foundation
import SceneFiles
import Scenes
import Testing

@testable import render

/// Tests scene files on the command line.
@MainActor
@Suite final class SceneFileRunTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SceneFileRunTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs `render scene.yml` in a temporary folder. Returns the status, and the files in the folder
  /// afterwards.
  private func run(_ scene: String, _ arguments: String...) throws -> (RunStatus, [String]) {
    let path = folder.appendingPathComponent("scene.yml").path
    try scene.write(toFile: path, atomically: true, encoding: .utf8)
    let places = arguments.map { $0.replacingOccurrences(of: "$F", with: folder.path) }
    let status = CommandLineTool.run([path] + places)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (status, files.filter { $0 != "scene.yml" }.sorted())
  }

  private static let scene = """
    screen: {size: [60, 40], scale: 1}
    styles: {a: {backgroundColor: systemTeal}}
    sections: [{items: [1, 2]}]

    """
  private static let captures = "script: [{capture: one}, {delete: 0:0}, {capture: two}]"

  @Test func aSceneIsDrawnInItsOwnSize() throws {
    let (status, files) = try run(Self.scene, "$F/out.png")
    #expect(status == .success && files == ["out.png"])
  }

  @Test func everyCaptureHasAFile() throws {
    let (status, files) = try run(Self.scene + Self.captures, "$F/out-{capture}.png")
    #expect(status == .success && files == ["out-one.png", "out-two.png"])
  }

  @Test func nothingIsWrittenWhenAnythingIsWrong() throws {
    for (scene, output) in [
      (Self.scene + "scren: 1", "$F/out.png"), (Self.scene + Self.captures, "$F/out.png"),
      (Self.scene, "$F/{capture}.png"),
    ] {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let (status, files) = try run(scene, output)
      #expect(status == .usage && files == [])
    }
  }

  @Test func limits() throws {
    let (status, files) = try run(Self.scene, "--limit", "items=1", "$F/out.png")
    #expect(status == .usage && files == [])
    #expect(try LimitOption.limits(["items=7", "nesting=9"])[.items] == 7)
    for text in [
      "items", "items=", "items=0", "item=3", "items=99999999999999999999", "nesting=501",
    ] {
      #expect(throws: Failure(ArgumentProblem.malformedLimit(text))) {
        try LimitOption.limits([text])
      }
    }
  }

  @Test func sentences() {
    let table: [(ArgumentProblem, String)] = [
      (
        .severalPictures(["a", "b"], output: "o.png"),
        "The scene's script takes 2 pictures; put {capture} into 'o.png' for their names: a, b."
      ),
      (
        .noNames(output: "{capture}.png"),
        """
        '{capture}.png' contains {capture}, but the scene's script takes no pictures.
        """
      ),
      (
        .malformedLimit("x=1"),
        "--limit takes a name and a number, as in items=200000, not 'x=1'; the names are "
          + "file-bytes, data-bytes, data-values, image-bytes, image-pixels, values, nesting, "
          + "items, steps, captures."
      ),
    ]
    for (error, sentence) in table {
      #expect(error.description == sentence)
      #expect(error.status == .usage)
    }
  }
}
