import Foundation
import Testing

@testable import render

/// Which scene files a batch draws, and what it says.
@MainActor
@Suite struct BatchTests {
  @Test func filesBecomePicturesOfTheirName() throws {
    let files = try BatchFiles(
      names: ["b/c.yaml", "a.yml", "b/a.scene.json"], folder: "in", out: "out")
    #expect(
      files.all == [
        BatchFiles.File(scene: "in/a.yml", output: "out/a{-capture}.png"),
        BatchFiles.File(scene: "in/b/a.scene.json", output: "out/b/a{-capture}.png"),
        BatchFiles.File(scene: "in/b/c.yaml", output: "out/b/c{-capture}.png"),
      ])
    #expect(
      throws: RenderError.batch(
        .sameOutput("f/a.yaml", "f/a.yml", output: "o/a{-capture}.png"))
    ) {
      try BatchFiles(names: ["a.yml", "a.yaml"], folder: "f", out: "o")
    }
  }

  /// Every share of every number of them, up to seven.
  @Test func sharesAreDisjointAndWhole() throws {
    for count in 1...7 {
      for total in 0...9 {
        let shares = try (1...count).map {
          try BatchShard("\($0)/\(count)").share(of: Array(0..<total))
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
  }

  @Test(arguments: ["", "0/3", "4/3", "1", "1/0", "a/b", "1/2/3", "-1/2", "1/10001"])
  func shardsThatAreNone(text: String) {
    #expect(throws: RenderError.batch(.shard(text))) { try BatchShard(text) }
  }

  @Test(arguments: ["", "0", "65", "two", "1.5"])
  func jobsThatAreNone(text: String) {
    #expect(throws: RenderError.batch(.jobs(text))) { try BatchCommand.jobs(text) }
  }

  @Test func sentences() {
    let table: [(BatchError, String, RenderStatus)] = [
      (.noFolder("x"), "'x' is no folder.", .usage),
      (
        .noFiles("x"),
        "There is no scene file below 'x': none ends in .yml, .yaml or .scene.json.", .usage
      ),
      (.jobs("0"), "--jobs takes a whole number from 1 to 64, not '0'.", .usage),
      (.shard("3"), "--shard takes a share and how many there are, as in 2/5, not '3'.", .usage),
      (
        .sameOutput("a", "b", output: "c"), "'a' and 'b' would both be drawn into 'c'.", .usage
      ),
      (
        .cannotMake("x", reason: "permission denied"),
        "The folder 'x' cannot be made: permission denied.", .output
      ),
      (.cannotStart(reason: "no memory"), "No process could be started: no memory.", .environment),
    ]
    for (error, sentence, status) in table {
      #expect(error.description == sentence)
      #expect(error.status == status)
    }
  }
}
