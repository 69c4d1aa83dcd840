import Foundation
import Testing

/// Tests `golden check --shard` on several machines, and `render report --merge` of their results.
@Suite struct ReportMergeTests {
  private func withShop(_ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try body(shop)
  }

  /// Checks every share in a folder of its own: `s1` and so on.
  private func checkShares(_ count: Int, of shop: Workshop) throws -> [Int32] {
    try (1...count).map {
      try shop.run("render golden check --shard \($0)/\(count) --artifacts s\($0)").status
    }
  }

  @Test func sharesJoinIntoOneReport() throws {
    try withShop { shop in
      try shop.describe(["a": 0, "b": 10, "c": 20, "d": 30, "e": 40])
      try shop.run("render golden record")
      try shop.describe(["a": 0, "b": 11, "c": 20, "d": 30, "e": 41])
      try shop.run("render golden check --junit whole.xml")
      #expect(try checkShares(2, of: shop) == [22, 22])
      let result = try shop.run("render report --merge s1 s2 --junit merged.xml --markdown m.md")
      #expect(
        result.text == "2 of 5 snapshots failed.\nReport: Artifacts/merged/report.html\n",
        "\(result.errors)")
      #expect(result.status == 0 && result.errors == "")
      let merged = String(decoding: try #require(shop.data("merged.xml")), as: UTF8.self)
      let whole = String(decoding: try #require(shop.data("whole.xml")), as: UTF8.self)
      #expect(merged.replacing("Artifacts/merged/", with: "Artifacts/") == whole)
      let accepted = try shop.run("render golden accept --artifacts Artifacts/merged --all")
      #expect(
        accepted.text == "accepted Golden/goldens/b\naccepted Golden/goldens/e\n2 accepted.\n",
        "\(accepted.errors)")
      #expect(try shop.run("render golden check").status == 0)
    }
  }

  @Test func noShareIsTakenForTheWhole() throws {
    try withShop { shop in
      try shop.describe(["a": 0, "b": 10, "c": 20])
      try shop.run("render golden record")
      try shop.describe(["a": 0, "b": 10])
      try shop.run("render golden check --shard 1/2")
      let share = try shop.run("render golden prune --remove")
      #expect(
        share.errors == "render: Not pruned: the last run drew only a share of the"
          + " goldens.\n")
      _ = try checkShares(2, of: shop)
      try shop.run("render report --merge s1 s2")
      let merged = try shop.run("render golden prune --remove --artifacts Artifacts/merged")
      #expect(
        merged.errors == "render: Not pruned: the last run was merged from several machines.\n")
      #expect(shop.data("Golden/c.png") != nil)
      // A single share is the whole set.
      try shop.run("render golden check --shard 1/1")
      #expect(try shop.run("render golden prune").text.hasPrefix("orphan  Golden/c.png\n"))
    }
  }

  @Test func anEmptyShareCountsAsDone() throws {
    try withShop { shop in
      try shop.describe(["a": 0, "b": 10])
      try shop.run("render golden record")
      #expect(try checkShares(3, of: shop) == [0, 0, 0])
      let result = try shop.run("render report --merge s1 s2 s3")
      #expect(result.text.hasPrefix("All 2 snapshots are equal to their goldens.\n"))
      #expect(result.status == 0 && result.errors == "")
    }
  }

  @Test func missingSharesAreReported() throws {
    try withShop { shop in
      try shop.describe(["a": 0, "b": 10, "c": 20])
      try shop.run("render golden record")
      _ = try checkShares(3, of: shop)
      let result = try shop.run("render report --merge s1 s3 none --json r.json")
      #expect(result.status == 23)
      #expect(
        result.errors == """
          render: There are no results in 'none'.
          render: Missing shares: 2/3.

          """)
      #expect(result.text.hasPrefix("All 2 snapshots are equal to their goldens.\n"))
      let json = String(decoding: try #require(shop.data("r.json")), as: UTF8.self)
      #expect(json.contains("Missing shares: 2/3."))
      let none = try shop.run("render report --merge none nothing")
      #expect(none.status == 23)
      #expect(none.errors.hasPrefix("render: There are no results in '"))
      let inside = try shop.run("render report --merge s1 Artifacts/merged")
      #expect(inside.status == 1)
      #expect(
        inside.errors == "render: 'Artifacts/merged' is, or is in, the folder for the merged"
          + " results; name another one with --artifacts.\n")
      #expect(shop.data("Artifacts/merged/report.html") != nil)
      #expect(try shop.run("render report --merge").status == 1)
    }
  }

  @Test func theWorstOfSeveralResultsCounts() throws {
    try withShop { shop in
      for (folder, kind) in [("s1", "passed"), ("s2", "pixels"), ("s3", "passed")] {
        let run = KeptRun(artifacts: shop.folder.appendingPathComponent(folder))
        try run.keep("t", kind: kind, golden: "Golden/a.png", actual: "a.png")
        try run.finish()
        try shop.picture("\(folder)/a.png", changed: folder == "s2" ? 3 : 0)
      }
      let result = try shop.run("render report --merge s1 s2 s3")
      #expect(result.text.hasPrefix("1 of 1 snapshot failed.\n"))
      #expect(
        result.errors == "render: 1 snapshot has results in several folders, such as"
          + " 'AppTests/Wall/t'; the worst of each counts.\n")
      #expect(result.status == 0)
      #expect(
        shop.data("Artifacts/merged/AppTests/Wall/t/actual.png") == shop.data("s2/a.png"))
    }
  }

  // MARK: Machines that are not trusted

  @Test(arguments: [
    ("../outside.png", "actual.png"), ("Golden/a.png", "../secret.png"),
    ("Golden/a.png", "/etc/hostname"), ("Golden/a.png", "link.png"), (".git/a.png", "actual.png"),
  ])
  func hostileResultsAreOmitted(_ golden: String, _ actual: String) throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("s1"))
      try run.keep("t", kind: "pixels", golden: golden, actual: actual)
      try run.keep("u", golden: "Golden/u.png")
      try run.finish()
      try shop.picture("s1/actual.png")
      let secret = try shop.picture("secret.png").base64EncodedString()
      try shop.run("ln -s ../secret.png s1/link.png")
      let result = try shop.run("render report --merge s1")
      #expect(result.status == 23)
      #expect(
        result.errors.hasPrefix("render: s1: The result of 'AppTests/Wall/t' is rejected: '"))
      #expect(result.text.hasPrefix("The only snapshot is equal to its golden.\n"))
      let page = try #require(shop.data("Artifacts/merged/report.html"))
      #expect(!String(decoding: page, as: UTF8.self).contains(secret))
      let all = try shop.run("find Artifacts/merged -type f | sort").text
      #expect(
        all == """
          Artifacts/merged/.gitignore
          Artifacts/merged/report.html
          Artifacts/merged/results/merged/processes/0.json
          Artifacts/merged/results/merged/snapshots/AppTests/Wall/u.json

          """)
    }
  }

  /// The names and types of files from another machine are not trusted.
  @Test func namesOfOtherMachinesAreNotTaken() throws {
    try withShop { shop in
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("s1"))
      try run.keep(
        "t", kind: "content", golden: "Golden/a.txt", actual: "results/evil",
        pathExtension: "../../../evil")
      try run.finish()
      try shop.run("echo evil > s1/results/evil; echo old > Artifacts")
      #expect(try shop.run("render report --merge s1").status == 2, "Artifacts is a file")
      try shop.run("rm Artifacts; render report --merge s1")
      let found = try shop.run("find . -type f -name '*evil' | sort").text
      #expect(
        found == "./Artifacts/merged/AppTests/Wall/t~%2E.%2F..%2F..%2Fevil/actual.%2E.%2F..%2F.."
          + "%2Fevil\n./s1/results/evil\n")
    }
  }
}
