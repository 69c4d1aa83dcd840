import Foundation
import Testing

/// Tests the files that `render golden prune` considers orphans, and their removal.
@Suite struct GoldenPruneTests {
  /// Calls `body` with a package whose manifest lists pictures of these tests, and whose last run
  /// compared `a.png` only.
  private func withShop(
    _ tests: KeyValuePairs<String, String>, source: String, status: Int = 0,
    _ body: (Workshop) throws -> Void
  ) throws {
    let shop = try Workshop()
    defer { shop.remove() }
    var entries = ["\"a.png\": {\"fingerprint\": \"0\", \"test\": \"AppTests/Wall/asserts\"}"]
    try shop.picture("Golden/a.png", stamp: ["cairo": "1"])
    for (name, test) in tests {
      try shop.picture("Golden/\(name)", stamp: ["cairo": "1"])
      entries.append("\"\(name)\": {\"fingerprint\": \"0\", \"test\": \"AppTests/Wall/\(test)\"}")
    }
    try shop.write(
      "{\"environments\": {}, \"goldens\": {\(entries.joined(separator: ", "))}}", ".goldens.json")
    try shop.source("func asserts() {}\n\(source)", "Tests/AppTests/Wall.swift")
    let run = KeptRun(artifacts: shop.folder.appendingPathComponent("Artifacts"))
    try run.keep("asserts", golden: "Golden/a.png")
    try run.finish(status: status)
    try body(shop)
  }

  @Test func aTestThatIsThereKeepsItsGoldens() throws {
    try withShop(
      ["b.png": "disabled", "c.png": "removed.small", "d.png": "asserts.old"],
      source: "@Test(.disabled()) func `disabled`() {}"
    ) { shop in
      let result = try shop.run("render golden prune --remove")
      #expect(
        result.text == """
          orphan  Golden/c.png
          orphan  Golden/d.png
          kept  Golden/b.png
          2 moved to Artifacts/pruned, 1 kept, 0 unlisted.

          """, "\(result.errors)")
      #expect(shop.data("Golden/b.png") != nil)
      #expect(shop.data("Golden/c.png") == nil && shop.data("Artifacts/pruned/Golden/c.png") != nil)
    }
  }

  @Test func whereTestsSkipNothingIsConcludedOfThem() throws {
    try withShop(["d.png": "asserts.second"], source: "func other() { throw XCTSkip() }") { shop in
      let result = try shop.run("render golden prune")
      #expect(result.text == "kept  Golden/d.png\n0 orphaned, 1 kept, 0 unlisted.\n")
      #expect(result.status == 0)
    }
  }

  /// A test that fails before its first assertion leaves no result, only a failed process.
  @Test func aRunThatFailedReportsNothing() throws {
    try withShop(["b.png": "gone"], source: "", status: 1) { shop in
      let result = try shop.run("render golden prune --remove")
      #expect(result.errors == "render: Not pruned: the last run failed.\n")
      #expect(shop.data("Golden/b.png") != nil)
    }
  }

  @Test func aSecondSetInTheFolderKeepsItsGoldens() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["b": 40], as: "other.json")
    try shop.describe(["a": 0])
    try shop.run("render golden record; render golden record --set Golden/other.json")
    #expect(try shop.run("render golden check").status == 0)
    let result = try shop.run("render golden prune --remove")
    #expect(result.text == "0 orphaned, 0 unlisted.\n", "\(result.errors)")
    #expect(shop.data("Golden/b.png") != nil)
    // The goldens of an unreadable set are unknown.
    try shop.write("{\"goldens\": [{\"name\": 5}]}", "other.json")
    let broken = try shop.run("render golden prune --remove")
    #expect(broken.status == 1)
    #expect(
      broken.errors.hasSuffix("Golden/other.json': \"name\" of golden 1 has the wrong type.\n"))
    #expect(shop.data("Golden/b.png") != nil)
  }

  @Test func whatWasPrunedBeforeStays() throws {
    for number in 1...2 {
      try withShop(["c.png": "removed"], source: "") { shop in
        let place = shop.folder.appendingPathComponent("Artifacts/pruned/Golden")
        if number == 2 {
          try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
          try Data("before".utf8).write(to: place.appendingPathComponent("c.png"))
        }
        #expect(try shop.run("render golden prune --remove").status == 0)
        let kept = number == 1 ? "pruned" : "pruned/2"
        #expect(shop.data("Artifacts/\(kept)/Golden/c.png") != nil)
        if number == 2 {
          #expect(shop.data("Artifacts/pruned/Golden/c.png") == Data("before".utf8))
        }
      }
    }
  }

  /// An unreadable file among goldens that may be a set stops the command: the goldens that it owns
  /// are unknown.
  @Test(arguments: [
    "<<<<<<< HEAD\n{\"goldens\": []}\n=======\n>>>>>>> other\n", "", "{\"golden\": []}",
    "{\"goldenz\": [{\"name\": \"b\", \"scene\": \"bars\", \"shows\": \"Bars.\"}]}", "[]",
    "link",
  ])
  func aDamagedSetStopsPrune(_ text: String) throws {
    for file in ["other.json", "goldens.json"] {
      let isOther = file == "other.json"
      // A file of any name that does not mention goldens is data.
      if isOther, text == "{\"golden\": []}" || text == "[]" { continue }
      let shop = try Workshop()
      defer { shop.remove() }
      try shop.describe(["b": 40], as: file)
      try shop.describe(["a": 0], as: isOther ? "goldens.json" : "last.json")
      try shop.run("render golden record --set Golden/\(file)")
      let last = isOther ? "goldens.json" : "last.json"
      try shop.run(
        "render golden record --set Golden/\(last); render golden check --set Golden/\(last)")
      if text == "link" {
        try shop.run("ln -sf \(file) Golden/\(file)")
      } else {
        try shop.write(text, file)
      }
      let result = try shop.run("render golden prune --remove")
      #expect(result.status != 0 && result.text.isEmpty, "\(result.text)\(result.errors)")
      #expect(result.errors.contains("/Golden/\(file)'"), "\(result.errors)")
      #expect(shop.data("Golden/b.png") != nil)
    }
  }

  /// Where two suites of a file have a test of the same name, each golden names its suite.
  @Test func theDisabledOfTwoSuitesKeepsItsGolden() throws {
    try withShop(
      ["b.png": "Second.draws.1", "c.png": "First.gone.1", "d.png": "Outer.Inner.draws.1"],
      source: """
        @Suite struct First { @Test func draws() {} }
        @Suite(.disabled()) struct Second { @Test func draws() {} }
        struct Outer { @Suite(.disabled()) struct Inner { @Test func draws() {} } }
        """
    ) { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("Artifacts"))
      try run.keep("First.draws", golden: "Golden/x.png")
      let result = try shop.run("render golden prune")
      #expect(
        result.text == """
          orphan  Golden/c.png
          kept  Golden/b.png
          kept  Golden/d.png
          1 orphaned, 2 kept, 0 unlisted.

          """, "\(result.errors)")
    }
  }
}
