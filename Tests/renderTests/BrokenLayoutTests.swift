import Foundation
import Testing

/// Tests broken layouts beside pictures: each command that reads one reports the file and the
/// place, and continues.
@Suite struct BrokenLayoutTests {
  private static let conflict = "{\n<<<<<<< HEAD\n  \"elements\": [],\n=======\n>>>>>>> branch\n}\n"
  private static let clause =
    "/Golden/a.json' is broken at line 2: a merge conflict is not resolved"

  /// Calls `body` with a package whose golden differs.
  private func withShop(_ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.describe(["a": 0])
    try shop.run("render golden record")
    try shop.describe(["a": 40])
    try body(shop)
  }

  private func isLayout(_ shop: Workshop) throws -> Bool {
    let data = try #require(shop.data("Golden/a.json"))
    let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return object?["elements"] != nil
  }

  @Test func checkAndReportNameIt() throws {
    try withShop { shop in
      try shop.write(Self.conflict, "a.json")
      let check = try shop.run("render golden check --json r.json")
      #expect(check.status == 22)
      #expect((check.text + check.errors).contains(Self.clause), "\(check.text)\(check.errors)")
      let json = String(decoding: try #require(shop.data("r.json")), as: UTF8.self)
      #expect(json.contains(Self.clause))
      try shop.run("render report --html r.html --markdown r.md")
      for name in ["r.html", "r.md"] {
        let text = String(decoding: try #require(shop.data(name)), as: UTF8.self)
        #expect(text.contains("a merge conflict is not resolved"), "\(name)")
      }
      #expect(
        String(decoding: shop.data("Golden/a.json") ?? Data(), as: UTF8.self) == Self.conflict)
    }
  }

  @Test(arguments: ["render golden record", "render golden check; render golden accept --all"])
  func aWrittenPictureReplacesItsLayout(command: String) throws {
    try withShop { shop in
      try shop.write(Self.conflict, "a.json")
      try shop.run(command)
      #expect(try isLayout(shop))
      #expect(try shop.run("render golden check").status == 0)
    }
  }

  @Test func acceptAndReportNameWhatWasDrawn() throws {
    try withShop { shop in
      try shop.run("render golden check")
      let found = try shop.run("find Artifacts -name '*.json' | xargs grep -l elements")
      let drawn = found.text.split(separator: "\n").filter { !$0.contains("expected") }
      let path = try #require(drawn.first.map(String.init))
      try shop.run("printf '{\\n\"elements\": [}' > '\(path)'")
      let accept = try shop.run("render golden accept --all")
      #expect(accept.status != 0)
      #expect(
        accept.errors.contains("is broken at line 2, column 14: it is not JSON"),
        "\(accept.text)\(accept.errors)")
      try shop.run("render report --html r.html")
      let page = String(decoding: try #require(shop.data("r.html")), as: UTF8.self)
      #expect(page.contains("is broken at line 2, column 14: it is not JSON"))
    }
  }

  @Test func matchReportsIt() throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try shop.source(
      "{\"elements\": [{}], \"height\": 1, \"scale\": 1, \"width\": 2}",
      "Tests/__Snapshots__/F/a.1.linux.json")
    try shop.source("{\"answer\": 42}", "Tests/__Snapshots__/F/b.1.linux.json")
    for name in ["a.1", "b.1"] {
      try shop.picture("Tests/__Snapshots__/F/\(name).png")
      try shop.picture("Tests/__Snapshots__/F/\(name).linux.png", stamp: ["cairo": "1"])
    }
    let result = try shop.run("render golden match")
    #expect(result.status == 0)
    let notes = result.text.split(separator: "\n").filter { $0.hasPrefix("note  ") }
    #expect(notes.count == 1, "\(result.text)")
    #expect(
      notes.first?.hasSuffix("/a.1.linux.json' is broken in elements[0]: 'kind' is missing.")
        == true)
    let json = try shop.run("render golden match --json").text
    #expect(json.contains("is broken in elements[0]: 'kind' is missing"))
  }

  @Test func reviewNamesItOnBothSides() throws {
    try withShop { shop in
      let git = "git -c user.name=T -c user.email=t@example.com -c commit.gpgsign=false"
      let environment = ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"]
      func run(_ line: String) throws { try shop.run(line, environment: environment) }
      try run("git init -q -b main; \(git) add -A; \(git) commit -qm One; git checkout -qb branch")
      // Only the layout has changed.
      try shop.write(Self.conflict, "a.json")
      let alone = try shop.run("render review", environment: environment)
      let sentence = "The layout 'Golden/a.json' is broken at line 2"
      #expect((alone.text + alone.errors).contains(sentence), "\(alone.text)\(alone.errors)")
      try run("\(git) commit -qam Two; git checkout -q main; git merge -q branch")
      try run("git checkout -qb third; render golden check; render golden accept --all")
      let both = try shop.run("render review", environment: environment)
      #expect(
        (both.text + both.errors).contains(
          "The layout 'Golden/a.json, as it was' is broken at line 2"),
        "\(both.text)\(both.errors)")
    }
  }
}
