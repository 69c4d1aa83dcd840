import Foundation
import Testing

/// Tests the files that `render golden accept` and `record` write, and their refusals.
@Suite struct GoldenAcceptTests {
  private func withShop(in folder: String = "", _ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop(in: folder)
    defer { shop.remove() }
    try body(shop)
  }

  @Test func aBrokenPictureKeepsAllFromBeingAccepted() throws {
    try withShop { shop in
      try shop.describe(["bars/a": 0, "bars/b": 40])
      try shop.run("render golden record")
      let old = shop.data("Golden/bars/a.png")
      try shop.describe(["bars/a": 1, "bars/b": 41])
      try shop.run("render golden check")
      try shop.run("echo broken > Artifacts/Golden/bars/b/actual.png")
      let result = try shop.run("render golden accept --all")
      #expect(result.status == 23)
      #expect(result.errors.hasPrefix("render: The picture of snapshot 'Golden/bars/b' cannot"))
      #expect(shop.data("Golden/bars/a.png") == old)
    }
  }

  @Test func aSceneThatCannotBeDrawnKeepsAllFromBeingRecorded() throws {
    try withShop { shop in
      try shop.write(
        """
        {"goldens": [
          {"name": "a", "scene": "bars", "size": [60, 80], "shows": "Bars."},
          {"name": "b", "scene": "none.yml", "shows": "Nothing."}
        ]}
        """, "goldens.json")
      let result = try shop.run("render golden record")
      #expect(result.status == 1)
      #expect(
        result.text.contains("Nothing was recorded, because 'Golden/goldens/b' could not be drawn.")
      )
      #expect(result.text.hasSuffix("0 recorded, 0 unchanged, 2 not recorded.\n"))
      #expect(shop.data("Golden/a.png") == nil)
    }
  }

  @Test func aPatternIgnoresWhatPassed() throws {
    try withShop { shop in
      try shop.describe(["bars/a": 0, "bars/b": 40])
      try shop.run("render golden record")
      try shop.describe(["bars/a": 0, "bars/b": 41])
      try shop.run("render golden check")
      let result = try shop.run("render golden accept --only 'bars/*'")
      #expect(result.text == "accepted Golden/bars/b\n1 accepted.\n", "\(result.errors)")
    }
  }

  /// The results remain failures until the next run, so that a second command finds them again.
  @Test func picturesAcceptedBeforeAreCountedSeparately() throws {
    try withShop { shop in
      try shop.describe(["bars/a": 0, "bars/b": 40])
      try shop.run("render golden check")
      try shop.run("render golden accept --only Golden/bars/a")
      let result = try shop.run("render golden accept --all")
      #expect(
        result.text == "accepted Golden/bars/b\n1 accepted, 1 was accepted before.\n",
        "\(result.errors)")
      let again = try shop.run("render golden accept --all")
      #expect(again.text == "0 accepted, 2 were accepted before.\n", "\(again.errors)")
    }
  }

  // MARK: Results of other machines

  @Test func aDownloadedFolderIsAcceptedFrom() throws {
    try withShop { shop in
      try shop.describe(["bars/a": 0])
      try shop.run("render golden check; mv Artifacts download")
      let result = try shop.run("render golden accept --from download --all")
      #expect(result.text == "accepted Golden/bars/a\n1 accepted.\n", "\(result.errors)")
      #expect(try shop.run("render golden check").status == 0)
      let both = try shop.run("render golden accept --from download --artifacts x --all")
      #expect(both.errors == "render: --from and --artifacts exclude each other.\n")
    }
  }

  @Test(arguments: [
    ("../outside.png", "actual.png", "'../outside.png' is outside the folder"),
    ("/tmp/outside.png", "actual.png", "'/tmp/outside.png' is outside the folder"),
    (".git/a.png", "actual.png", "'.git/a.png' is outside the folder"),
    ("Golden/a.png", "../secret.png", "'../secret.png' is outside the folder"),
    ("Golden/a.png", "/etc/hostname", "'/etc/hostname' is outside the folder"),
    ("Golden/a.png", "link.png", "'link.png' is a link that leads out of the folder"),
    ("way/a.png", "actual.png", "'way/a.png' is a link that leads out of the folder"),
    ("Golden/a.swift", "actual.png", "'Golden/a.swift' has the wrong extension; \(kinds)"),
    ("Sources/App/x.png", "actual.png", "\(nowhere("Sources/App/x.png"))"),
    ("Assets.xcassets/icon.png", "actual.png", "\(nowhere("Assets.xcassets/icon.png"))"),
    (
      "Sources/App/__Snapshots__/App/x.png", "actual.png",
      "\(nowhere("Sources/App/__Snapshots__/App/x.png"))"
    ),
    (
      "\u{600}/../\u{301}a.png", "actual.png",
      "'\u{600}/../\u{301}a.png' is outside the folder"
    ),
    (".\u{301}git/a.png", "actual.png", "'.\u{301}git/a.png' is outside the folder"),
    (
      "x\n::error::y/../a.png", "actual.png",
      #"'x\n::error::y/../a.png' is outside the folder"#
    ),
  ])
  func hostileResultsAreRefused(_ golden: String, _ actual: String, _ reason: String) throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      try run.keep("t", kind: "pixels", golden: golden, actual: actual)
      try run.finish()
      try shop.picture("download/actual.png")
      try shop.picture("secret.png")
      try shop.run("ln -s ../secret.png download/link.png; ln -s /tmp way; mkdir .git")
      let result = try shop.run("render golden accept --from download --all")
      #expect(result.errors == "render: The result of 'AppTests/Wall/t' is rejected: \(reason).\n")
      #expect(result.status == 1)
      #expect(shop.data("../outside.png") == nil && shop.data("Golden/a.png") == nil)
    }
  }

  static let kinds =
    "goldens end in .csv, .html, .json, .log, .md, .plist, .png, .svg, .tsv, .txt, .xml, .yaml,"
    + " .yml or nothing"

  static func nowhere(_ path: String) -> String {
    "the folder of '\(path)' has no goldens, and no set or test names it; record it here once"
  }

  /// Goldens are written neither at the top of a package nor in folders with the names of golden
  /// folders, in this package or around it.
  @Test(arguments: [
    ("Package.swift", "swift", "~swift"), ("Golden/x.swift", "swift", "~swift"),
    ("Sources/App/Golden/x.swift", "swift", "~swift"),
    ("Sources/App/__Snapshots__/x.swift", "swift", "~swift"),
    ("Golden/x.swift", "", "~"), ("Sources/App/__Snapshots__/App/x.swift", "", "~"),
    ("Golden/Makefile.mk", "", "~"), ("Golden/x.swift", "txt", "~txt"),
  ])
  func aTextIsNoSource(_ golden: String, _ kind: String, _ end: String) throws {
    try withShop(in: "Golden/checkout") { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      try run.keep("t", kind: "content", golden: golden, actual: "a.swift", pathExtension: kind)
      try run.finish()
      try shop.run(
        "echo evil > download/a.swift; mkdir -p Sources/App; touch Sources/App/App.swift")
      let result = try shop.run("render golden accept --from download --all")
      #expect(
        result.errors == "render: The result of 'AppTests/Wall/t\(end)' is rejected:"
          + " '\(golden)' has the wrong extension; \(Self.kinds).\n")
      #expect(shop.data("Package.swift") == Data() && shop.data("Golden/x.swift") == nil)
      #expect(try shop.run("find Sources -type f").text == "Sources/App/App.swift\n")
    }
  }

  /// A file that configures checks is never a golden, whatever its name.
  @Test(arguments: [
    ("Golden/goldens.json", "is not a file for goldens of this kind"),
    ("Golden/more.json", "It is a set of goldens, which defines what is checked."),
  ])
  func aSetIsNoGolden(_ golden: String, _ reason: String) throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      try run.keep("t", kind: "content", golden: golden, actual: "a.json", pathExtension: "json")
      try run.finish()
      try shop.run("echo '{\"goldens\": []}' > download/a.json")
      let result = try shop.run("render golden accept --from download --all")
      #expect(result.status != 0 && result.errors.contains(reason), "\(result.errors)")
      #expect(shop.data(golden) == nil)
    }
  }

  @Test(arguments: [
    ("json", "{", "It is not JSON."), ("txt", "a\\0b", "It is not text."),
    ("plist", "<a>", "It is not a property list."), ("png", "GIF8", "cannot be accepted."),
  ])
  func theContentIsOfTheKind(_ kind: String, _ content: String, _ reason: String) throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      try run.keep(
        "t", kind: "content", golden: "Golden/t.\(kind)", actual: "a", pathExtension: kind)
      try run.finish()
      try shop.run("printf '\(content)' > download/a")
      let result = try shop.run("render golden accept --from download --all")
      #expect(result.status == 23 && result.errors.contains(reason), "\(result.errors)")
      #expect(shop.data("Golden/t.\(kind)") == nil)
    }
  }

  @Test func twoResultsForOneGoldenAreAConflict() throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      for test in ["t", "u"] {
        try run.keep(test, kind: "pixels", golden: "Golden/a.png", actual: "actual.png")
      }
      try run.finish()
      try shop.picture("download/actual.png")
      let result = try shop.run("render golden accept --from download --all")
      #expect(
        result.errors == "render: The results of 'AppTests/Wall/t' and 'AppTests/Wall/u' would"
          + " become one golden, 'Golden/a.png'; accept one of them.\n")
      #expect(result.status == 1 && shop.data("Golden/a.png") == nil)
    }
  }

  /// A golden that the package declares may be accepted before it exists.
  @Test(arguments: [
    "Tests/AppTests/__Snapshots__/Wall/t.png", "Pictures/t.png", "ReferenceImages_64/Wall/t.png",
  ])
  func firstGoldensAreAcceptedWhereTestsDeclareThem(_ golden: String) throws {
    try withShop { shop in
      try shop.source(
        "func t() { assertSnapshot(goldens: .folder(\"Pictures\")) }", "Tests/AppTests/Wall.swift")
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      try run.keep("t", kind: "missing", golden: golden, actual: "actual.png")
      try run.finish()
      try shop.picture("download/actual.png", stamp: ["cairo": "1"])
      try shop.run("mkdir ReferenceImages_64")
      let result = try shop.run("render golden accept --from download --all")
      #expect(result.text == "accepted AppTests/Wall/t\n1 accepted.\n", "\(result.errors)")
      #expect(shop.data(golden) != nil)
    }
  }

  /// A name takes one line of a log, whatever it contains.
  @Test func namesBeginNoLines() throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      try run.keep("t\n::error::x", kind: "pixels", golden: "Golden/a.png", actual: "actual.png")
      try run.finish()
      try shop.picture("download/actual.png", stamp: ["cairo": "1"])
      let result = try shop.run("render golden accept --from download --all; render golden ls")
      #expect(result.text.contains(#"accepted AppTests/Wall/t\n::error::x"#), "\(result.errors)")
      #expect(!result.text.contains("\n::error::"))
    }
  }

  @Test func aReportEmbedsNoFileOfTheMachine() throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("Artifacts"))
      try run.keep("t", kind: "pixels", golden: "Golden/a.png", actual: "../secret.png")
      try run.keep("u", golden: "../secret.png")
      try run.finish()
      let secret = try shop.picture("secret.png").base64EncodedString()
      let result = try shop.run("render report --json r.json")
      #expect(result.status == 0)
      let page = String(decoding: try #require(shop.data("Artifacts/report.html")), as: UTF8.self)
      #expect(!page.contains(secret))
      let json = String(decoding: try #require(shop.data("r.json")), as: UTF8.self)
      #expect(json.contains("The result of 'AppTests/Wall/t' is rejected: '../secret.png' is"))
    }
  }
}
