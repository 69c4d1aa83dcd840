import Foundation
import Testing

/// Tests `render golden`, from the first recording to the removal of the last orphan.
@Suite struct GoldenCommandTests {
  @Test func recordCheckAcceptAndCheckAgain() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["bars/a": 0, "bars/b": 40, "alone": 80])
    #expect(try shop.run("render golden check").status == 23)
    #expect(try shop.run("render golden record").status == 0)
    let recorded = try #require(shop.data("Golden/bars/b.png"))
    #expect(shop.data("Golden/alone.png") != nil)
    let passing = try shop.run("render golden check")
    #expect(passing.status == 0, "\(passing.errors)")
    let report = try #require(
      passing.text.firstMatch(of: /this run: (Artifacts.+\/report\.html)\)\n/))
    #expect(
      passing.text == "All 3 snapshots are equal to their goldens.\n"
        + "Report: Artifacts/report.html (this run: \(report.1))\n")
    #expect(shop.data("Artifacts/report.html") == shop.data(String(report.1)))

    try shop.describe(["bars/a": 0, "bars/b": 41, "alone": 81])
    let failing = try shop.run("render golden check")
    #expect(failing.status == 22)
    #expect(failing.text.contains("2 of 3 snapshots failed."))
    #expect(shop.data("Golden/bars/b.png") == recorded, "a check writes no golden")
    let accepted = try shop.run("render golden accept --only bars/b")
    #expect(accepted.text == "accepted Golden/bars/b\n1 accepted.\n", "\(accepted.errors)")
    #expect(shop.data("Golden/bars/b.png") != recorded)
    #expect(try shop.run("render golden check --only bars/b").status == 0)
    #expect(try shop.run("render golden check").status == 22)
    #expect(try shop.run("render golden accept --all").status == 0)
    #expect(try shop.run("render golden check").status == 0)
  }

  @Test func whatWasDrawnAfterTheReportIsNotAccepted() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0])
    try shop.run("render golden check")
    let page = String(decoding: try #require(shop.data("Artifacts/report.html")), as: UTF8.self)
    let seal = try #require(page.firstMatch(of: /accept --reviewed ([0-9a-f]{8})/)).1
    try shop.describe(["a": 40])
    try shop.run("render golden check")
    let late = try shop.run("render golden accept --reviewed \(seal) --all")
    #expect(late.status == 23)
    #expect(
      late.errors == "render: The pictures have changed since the report; write and review a new"
        + " one with 'render report'.\n")
    #expect(shop.data("Golden/a.png") == nil)
    try shop.describe(["a": 0])
    try shop.run("render golden check")
    #expect(try shop.run("render golden accept --reviewed \(seal) --all").status == 0)
  }

  @Test func aRecordingOfEqualPixelsWritesNothing() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0])
    try shop.run("render golden record")
    let path = shop.folder.appendingPathComponent("Golden/a.png").path
    let old = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(try shop.run("render golden record").text == "0 recorded, 1 unchanged.\n")
    let new = try FileManager.default.attributesOfItem(atPath: path)[.systemFileNumber] as? Int
    #expect(old == new)
  }

  @Test func everyFormIsWritten() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0])
    let result = try shop.run(
      "render golden check --html r/p.html --junit r/j.xml --json r/r.json --markdown r/s.md",
      environment: ["GITHUB_ACTIONS": "true"])
    #expect(result.status == 23)
    #expect(
      result.text.contains(
        "::error file=Golden/goldens.json,line=2,title=Golden/goldens/a::"), "\(result.text)")
    for name in ["p.html", "j.xml", "r.json", "s.md"] {
      #expect(shop.data("r/\(name)")?.isEmpty == false, "\(name)")
    }
    try shop.run("mv r/j.xml old.xml; render report --junit r/j.xml --no-github")
    #expect(shop.data("r/j.xml") == shop.data("old.xml"))
    #expect(shop.data("Artifacts/report.html") == shop.data("r/p.html"))
  }

  /// When checks of two sets run at once, each prints its own page, and each page shows its own
  /// set.
  @Test func everyRunHasAPageOfItsOwn() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0])
    try shop.run("render golden record; cp Golden/goldens.json Golden/other.json")
    try shop.describe(["a": 0, "b": 10])
    try shop.run(
      "render golden check > one & render golden check --set Golden/other.json > two; wait")
    func page(_ output: String) throws -> String {
      let text = String(decoding: try #require(shop.data(output)), as: UTF8.self)
      let path = try #require(text.firstMatch(of: /Report: (?:.+this run: )?(.+?)\)?\n/)).1
      return String(path)
    }
    let pages = try ["one", "two"].map(page)
    #expect(pages[0] != pages[1])
    for (index, page) in pages.enumerated() {
      // The page of a check that ended before the other check began is removed with its results.
      guard let data = shop.data(page) else { continue }
      let text = String(decoding: data, as: UTF8.self)
      #expect(text.contains("Golden/goldens/b") == (index == 0))
    }
    let newest = try #require(shop.data("Artifacts/report.html"))
    #expect([shop.data(pages[0]), shop.data(pages[1])].contains(newest))
    // A page at a path that the user chose is not the newest page of the folder.
    try shop.run("render golden check --html mine.html > three")
    #expect(try page("three") == "mine.html" && shop.data("Artifacts/report.html") == newest)
  }

  /// Two sets in one folder that name the same picture keep their evidence apart.
  @Test func setsThatNameOnePictureHaveEvidenceOfTheirOwn() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["bars/a": 0])
    try shop.run("render golden record; cp Golden/goldens.json Golden/other.json")
    try shop.describe(["bars/a": 10])
    #expect(try shop.run("render golden check --html h.html").status == 22)
    let evidence = "Artifacts/Golden/goldens.bars/a/actual.png"
    #expect(shop.data(evidence) != nil)
    #expect(try shop.run("render golden check --set Golden/other.json --html h.html").status == 0)
    #expect(shop.data(evidence) != nil, "a pass of the other set keeps this set's evidence")
    try shop.run("rm Golden/other.json")
    #expect(try shop.run("render golden check --html h.html").status == 22)
    #expect(shop.data("Artifacts/Golden/bars/a/actual.png") != nil)
  }

  @Test func orphansAreFoundAfterWholeRunsOnly() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0, "b": 40])
    try shop.run("render golden record")
    try shop.describe(["a": 0])
    try shop.write("mine", "note.txt")
    try shop.run("render golden check")
    let found = try shop.run("render golden prune")
    #expect(
      found.text == "orphan  Golden/b.png\nunlisted  Golden/note.txt\n1 orphaned, 1 unlisted.\n",
      "\(found.errors)")
    #expect(found.status == 23)
    #expect(try shop.run("render golden prune --remove").status == 0)
    #expect(shop.data("Golden/b.png") == nil)
    #expect(shop.data("Golden/b.json") == nil)
    #expect(shop.data("Golden/a.png") != nil)
    #expect(shop.data("Golden/note.txt") != nil)

    try shop.describe(["a": 0, "c": 0])
    try shop.run("render golden check --only a")
    let partial = try shop.run("render golden prune")
    #expect(partial.status == 23)
    #expect(partial.errors == "render: Not pruned: the last run was filtered.\n")
  }

  @Test func everyGoldenIsListed() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0, "b": 40])
    try shop.run("render golden record --only a; render golden check")
    let lines = try shop.run("render golden ls").text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].hasPrefix("passed ") && lines[0].hasSuffix("  Golden/a.png  (the set)"))
    #expect(lines[1].hasPrefix("missing ") && lines[1].hasSuffix("  Golden/b.png  (the set)"))
  }

  @Test func picturesAreProvenTheSame() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0, "b": 40])
    let result = try shop.run("render golden prove --runs 2")
    #expect(result.text == "All 2 pictures are the same in 2 processes.\n", "\(result.errors)")
    #expect(result.status == 0)
  }

  @Test func badInputGetsOneSentence() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    let table: [(line: String, status: Int32, sentence: String)] = [
      (
        "", 1, "'render golden' needs a command: check, record, accept, ls, match, prune, prove."
      ),
      ("chek", 1, "There is no 'render golden chek'; did you mean 'render golden check'?"),
      (
        "elephants", 1,
        "There is no 'render golden elephants'; 'render golden --help' lists the commands."
      ),
      (
        "check --set none.json", 23,
        "There is no set of goldens at 'none.json'; --set FILE names one."
      ),
      ("accept", 1, "Name the pictures to accept with --only NAME, or accept all with --all."),
      ("accept --all --only a", 1, "--all and --only exclude each other."),
      (
        "accept --all", 23,
        "There are no results in '\(shop.folder.path)/Artifacts';"
          + " run the tests or 'render golden check' first."
      ),
      ("prove --runs 1", 1, "--runs takes a whole number from 2 to 64, not '1'."),
      ("ls", 0, "There are no goldens in '\(shop.folder.path)'."),
    ]
    for (line, status, sentence) in table {
      let result = try shop.run("render golden \(line)")
      #expect(result.errors == "render: \(sentence)\n", "\(line)")
      #expect(result.status == status, "\(line)")
    }
    #expect(
      try shop.run("render accept --all").errors
        == "render: 'accept' is neither a command nor a scene;"
        + " did you mean 'render golden accept'?\n")
    try shop.describe(["bars/a": 0])
    try shop.run("render golden record; render golden check")
    let names: [(String, String)] = [
      ("check --only bars/b", "There is no golden 'bars/b'; did you mean 'bars/a'?"),
      ("check --only zzzzzz", "There is no golden 'zzzzzz'; 'render golden ls' lists them all."),
      (
        "accept --only bars/a",
        "'Golden/bars/a' cannot be accepted: it was equal to its golden in the last run."
      ),
      ("accept --all", "The last run has nothing to accept."),
    ]
    for (line, sentence) in names {
      #expect(try shop.run("render golden \(line)").errors == "render: \(sentence)\n", "\(line)")
    }
  }
}
