import Foundation
import Testing

/// What `render golden accept` and `record` write, and what they refuse.
@Suite struct GoldenAcceptTests {
  private func withShop(_ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop()
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
        result.text.contains("Nothing was recorded, for 'Golden/goldens/b' could not be drawn."))
      #expect(result.text.hasSuffix("0 recorded, 2 not.\n"))
      #expect(shop.data("Golden/a.png") == nil)
    }
  }

  @Test func aPatternPassesOverWhatPassed() throws {
    try withShop { shop in
      try shop.describe(["bars/a": 0, "bars/b": 40])
      try shop.run("render golden record")
      try shop.describe(["bars/a": 0, "bars/b": 41])
      try shop.run("render golden check")
      let result = try shop.run("render golden accept --only 'bars/*'")
      #expect(result.text == "accepted Golden/bars/b\n1 accepted.\n", "\(result.errors)")
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
    ("../outside.png", "actual.png", "'../outside.png' lies outside the folder"),
    ("/tmp/outside.png", "actual.png", "'/tmp/outside.png' lies outside the folder"),
    (".git/a.png", "actual.png", "'.git/a.png' lies outside the folder"),
    ("Golden/a.png", "../secret.png", "'../secret.png' lies outside the folder"),
    ("Golden/a.png", "/etc/hostname", "'/etc/hostname' lies outside the folder"),
    ("Golden/a.png", "link.png", "'link.png' is a link that leads out of the folder"),
    ("way/a.png", "actual.png", "'way/a.png' is a link that leads out of the folder"),
    ("Golden/a.swift", "actual.png", "'Golden/a.swift' is no place for a golden of its kind"),
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
      #expect(result.errors == "render: The result of 'AppTests/Wall/t' is refused: \(reason).\n")
      #expect(result.status == 1)
      #expect(shop.data("../outside.png") == nil && shop.data("Golden/a.png") == nil)
    }
  }

  @Test func aTextIsNoSource() throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("download"))
      try run.keep(
        "t", kind: "content", golden: "Package.swift", actual: "a.swift", pathExtension: "swift")
      try run.finish()
      try shop.run("echo evil > download/a.swift")
      let result = try shop.run("render golden accept --from download --all")
      #expect(
        result.errors == "render: The result of 'AppTests/Wall/t~swift' is refused:"
          + " 'Package.swift' is no place for a golden of its kind.\n")
      #expect(shop.data("Package.swift") == Data())
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
      #expect(json.contains("The result of 'AppTests/Wall/t' is refused: '../secret.png' lies"))
    }
  }
}
