import Failures
import Foundation
import Testing

@testable import render

/// Tests the scene files that a batch draws, and its output.
@MainActor
@Suite struct BatchTests {
  @Test func filesBecomePicturesOfTheirName() throws {
    let files = BatchFiles(
      names: ["b/c.yaml", "a.yml", "b/a.scene.json", "d.json"], folder: "in", out: "out")
    #expect(
      files.all == [
        BatchFiles.File(scene: "in/a.yml", stem: "out/a"),
        BatchFiles.File(scene: "in/b/a.scene.json", stem: "out/b/a"),
        BatchFiles.File(scene: "in/b/c.yaml", stem: "out/b/c"),
        BatchFiles.File(scene: "in/d.json", stem: "out/d"),
      ])
  }

  /// Braces in a file's name have no special meaning.
  @Test func whatAFileIsDrawnWith() {
    let places = "{-capture}{-device}{-appearance}{-direction}{-text-size}{-offset}{-time}"
    let file = BatchFiles.File(scene: "in/b{n}.yml", stem: "out/b{n}")
    #expect(
      BatchOutputs(options: ["--dark"], writesTrees: true, annotates: true).arguments(for: file)
        == [
          "--dark", "--tree", "out/b{{n}}\(places).tree.json", "--annotate",
          "out/b{{n}}\(places)-annotated.png", "in/b{n}.yml", "out/b{{n}}\(places).png",
        ])
  }

  /// The content of a .json file decides whether it is a scene.
  @Test(arguments: [
    (#"{"sections": []}"#, true), (#"{"screen": {}, "styles": {}}"#, true),
    (#"{"styles": {}, "sectoins": [], "layout": {}}"#, true),
    // The text is no longer JSON, but it is a scene with a mistake.
    (#"{"sections" : [{}"#, true), (#"{"sections": 3, "screen": {}"#, false),
    ("{}", false), ("[]", false), ("", false), (#"{"sections": 3}"#, false),
    (#"{"scale": 1, "goldens": [{"name": "a"}]}"#, false),
    (#"{"elements": [], "height": 3, "scale": 1, "width": 2}"#, false),
    (#"{"$schema": "x", "title": "Scene", "properties": {"sections": {}}}"#, false),
    (#"{"screen": "home"}"#, false), (#"[{"sections": []}]"#, false),
  ])
  func scenesAmongJSONFiles(_ text: String, _ isScene: Bool) throws {
    let path = FileManager.default.temporaryDirectory
      .appendingPathComponent("BatchTests-\(UUID().uuidString).json").path
    try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    defer { try? FileManager.default.removeItem(atPath: path) }
    #expect(JSONScene.isDescribed(by: path) == isScene)
  }

  @Test func thePackagesOwnJSONFilesAreNoScenes() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().path
    for folder in ["Golden", "Documentation"] {
      let names = try #require(FileManager.default.enumerator(atPath: "\(root)/\(folder)"))
        .compactMap { $0 as? String }.filter { $0.hasSuffix(".json") }
      #expect(!names.isEmpty)
      for name in names {
        #expect(!JSONScene.isDescribed(by: "\(root)/\(folder)/\(name)"), "\(name)")
      }
    }
  }

  /// Tests every share of every number of shares, up to seven.
  @Test func sharesAreDisjointAndWhole() throws {
    for count in 1...7 {
      for total in 0...9 {
        let shares = try (1...count).map {
          try ShardOption.shard("\($0)/\(count)").share(of: Array(0..<total))
        }
        #expect(shares.joined().sorted() == Array(0..<total))
        #expect((shares.map(\.count).max() ?? 0) - (shares.map(\.count).min() ?? 0) <= 1)
      }
    }
  }

  @Test func summaries() {
    #expect(BatchRun.summary(of: 1, failed: []) == "1 scene file was drawn.")
    #expect(BatchRun.summary(of: 0, failed: []) == "0 scene files were drawn.")
    #expect(
      BatchRun.summary(of: 3, failed: ["a.yml"]) == "2 of 3 scene files were drawn; not 'a.yml'.")
    #expect(
      BatchRun.summary(of: 12, failed: Array(repeating: "a", count: 12)).hasSuffix(
        "'a' and 2 more."))
    #expect(
      BatchRun.notice(leftOut: ["a.json"])
        == "1 JSON file is not a scene file and was skipped: 'a.json'.")
    #expect(
      BatchRun.notice(leftOut: ["a.json", "b.json"])
        == "2 JSON files are not scene files and were skipped: 'a.json', 'b.json'.")
  }

  @Test(arguments: ["", "0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/10001"])
  func shardsThatAreNone(text: String) {
    #expect(throws: Failure(BatchProblem.shard(text))) { try ShardOption.shard(text) }
  }

  @Test(arguments: ["", "0", "65", "two", "1.5"])
  func jobsThatAreNone(text: String) {
    #expect(throws: Failure(BatchProblem.jobs(text))) { try BatchCommand.jobs(text) }
  }

  @Test func sentences() {
    let table: [(BatchProblem, String, RunStatus)] = [
      (.noFolder("x"), "'x' is not a folder.", .usage),
      (
        .noFiles("x"),
        "There is no scene file below 'x': none ends in .yml, .yaml or .scene.json,"
          + " and no .json file is a scene.", .usage
      ),
      (.jobs("0"), "--jobs takes a whole number from 1 to 64, not '0'.", .usage),
      (.shard("3"), "--shard takes a share and the number of shares, as in 2/5, not '3'.", .usage),
      (
        .cannotMake("x", reason: "permission denied"),
        "The folder 'x' cannot be created: permission denied.", .output
      ),
      (.cannotStart(reason: "no memory"), "No process could be started: no memory.", .environment),
    ]
    for (error, sentence, status) in table {
      #expect(error.description == sentence)
      #expect(error.status == status)
    }
  }
}
