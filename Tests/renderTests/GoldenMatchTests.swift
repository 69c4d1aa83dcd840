import Foundation
import Testing

/// Tests `render golden match`, which compares pictures drawn here with iOS's pictures beside them.
@Suite struct GoldenMatchTests {
  private let here = ["cairo": "1"]

  private func withShop(_ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop()
    defer { shop.remove() }
    for folder in ["Tests/__Snapshots__/Foo", "Tests/ReferenceImages_64/Suite"] {
      try FileManager.default.createDirectory(
        at: shop.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
    }
    try body(shop)
  }

  @Test func allMatch() throws {
    try withShop { shop in
      for name in ["__Snapshots__/Foo/testX.dark", "ReferenceImages_64/Suite/testY@2x"] {
        try shop.picture("Tests/\(name).png")
        try shop.picture("Tests/\(name).linux.png", stamp: here)
      }
      let result = try shop.run("render golden match")
      #expect(result.text == "All 2 pictures match iOS's.\n", "\(result.errors)")
      #expect(result.status == 0)
      let one = try shop.run("render golden match Tests/ReferenceImages_64")
      #expect(one.text == "The only picture matches iOS's.\n" && one.status == 0)
    }
  }

  /// A suite may choose the folder of its pictures (`snapshotDirectory:`).
  @Test func foldersWithAManifestAreSearched() throws {
    try withShop { shop in
      let folder = "Tests/__Snapshots__x86__/Foo"
      try FileManager.default.createDirectory(
        at: shop.folder.appendingPathComponent(folder), withIntermediateDirectories: true)
      try shop.picture("\(folder)/a.1.png")
      try shop.picture("\(folder)/a.1.linux.png", stamp: here)
      try "{}".write(
        to: shop.folder.appendingPathComponent("\(folder)/.goldens.json"), atomically: true,
        encoding: .utf8)
      let result = try shop.run("render golden match")
      #expect(result.text == "The only picture matches iOS's.\n", "\(result.errors)")
    }
  }

  @Test func differencesAreReported() throws {
    try withShop { shop in
      let folder = "Tests/__Snapshots__/Foo"
      try shop.picture("\(folder)/a.1.png", changed: 8)
      try shop.picture("\(folder)/a.1.linux.png", stamp: here)
      try shop.picture("\(folder)/b.1.png")
      try shop.picture("\(folder)/b.1.linux.png", stamp: here)
      try shop.picture("\(folder)/c.1.png")
      try shop.picture("\(folder)/d.1.png", stamp: here)
      let result = try shop.run("render golden match")
      #expect(
        result.text == """
          differs  \(folder)/a.1.linux.png
            the picture is #FFFFFF at (0, 0), 8 × 1 pt, on iOS #F0F0F0F0
          only here  \(folder)/d.1.png
          only on iOS  \(folder)/c.1.png
          Of 2 pictures 1 matches iOS's, 1 differs.

          """, "\(result.errors)")
      #expect(result.status == 22)
      #expect(try shop.run("render golden match --pixels 8").status == 0)
      #expect(try shop.run("render golden match --channel 15").status == 0)
      try shop.picture("\(folder)/b.1.linux.png", height: 11, stamp: here)
      let size = try shop.run("render golden match")
      #expect(size.text.contains("  the picture is 20 × 11 pixels, on iOS 20 × 10\n"))
      #expect(size.status == 21, "the worst of several verdicts decides")
      try shop.picture("\(folder)/a.1.linux.png", changed: 8, stamp: here)
      #expect(try shop.run("render golden match").status == 21)
    }
  }

  @Test func theObjectHasTheSameContent() throws {
    try withShop { shop in
      let folder = "Tests/__Snapshots__/Foo"
      try shop.picture("\(folder)/a.1.png", changed: 8)
      try shop.picture("\(folder)/a.1.linux.png", stamp: here)
      let result = try shop.run("render golden match --json")
      let object = try #require(
        JSONSerialization.jsonObject(with: result.output) as? [String: Any])
      #expect(object["status"] as? Int == 22 && object["matching"] as? Int == 0)
      let picture = try #require((object["pictures"] as? [[String: Any]])?.first)
      #expect(picture["drawn"] as? String == "\(folder)/a.1.linux.png")
      #expect(picture["iOS"] as? String == "\(folder)/a.1.png")
      #expect(picture["verdict"] as? String == "differs")
      #expect((picture["words"] as? [String])?.count == 1)
      let match = try #require(picture["match"] as? [String: Any])
      #expect(match["differing"] as? Int == 8)
    }
  }

  /// A test that draws the picture of iOS records none of its own.
  @Test func picturesThatTheLastRunDrewAlikeMatch() throws {
    try withShop { shop in
      let folder = "Tests/__Snapshots__/Foo"
      try shop.picture("\(folder)/a.1.png", changed: 8)
      try shop.picture("\(folder)/a.1.linux.png", stamp: here)
      for name in ["b.1", "c.1", "d.1"] { try shop.picture("\(folder)/\(name).png") }
      let run = KeptRun(artifacts: shop.folder.appendingPathComponent("Artifacts"))
      try run.finish()
      for (test, kind) in [("b", "passed"), ("c", "pixels")] {
        try run.keep(test, kind: kind, golden: "\(folder)/\(test).1.png")
      }
      let result = try shop.run("render golden match")
      #expect(result.text.hasPrefix("differs  \(folder)/a.1.linux.png\n"))
      #expect(
        result.text.hasSuffix(
          """
          only on iOS  \(folder)/c.1.png
          only on iOS  \(folder)/d.1.png
          Of 2 pictures 1 matches iOS's, 1 differs.

          """), "\(result.text)\(result.errors)")
      #expect(result.status == 22)
      let json = try shop.run("render golden match --json").text
      #expect(json.contains("\"equal\"") && json.contains("\"matching\" : 1"), "\(json)")
      for name in ["a.1", "a.1.linux"] {
        try FileManager.default.removeItem(
          at: shop.folder.appendingPathComponent("\(folder)/\(name).png"))
      }
      let alone = try shop.run("render golden match")
      #expect(alone.text.hasSuffix("The only picture matches iOS's.\n") && alone.status == 0)
    }
  }

  /// The page accepts nothing: pictures recorded on iOS are never written.
  @Test func thePageShowsBothPicturesAndAcceptsNone() throws {
    try withShop { shop in
      let folder = "Tests/__Snapshots__/Foo"
      for (name, changed) in [("a", 8), ("b", 0)] {
        try shop.picture("\(folder)/\(name).1.png", changed: changed)
        try shop.picture("\(folder)/\(name).1.linux.png", stamp: here)
      }
      try shop.picture("\(folder)/c.1.png")
      let result = try shop.run("render golden match --html Out/match.html")
      #expect(result.status == 22, "\(result.errors)")
      let page = String(decoding: try #require(shop.data("Out/match.html")), as: UTF8.self)
      #expect(page.contains("<title>Of 2 pictures 1 matches iOS's, 1 differs</title>"))
      #expect(page.contains("\"id\":\"Tests/Foo/a.1.linux\""))
      #expect(page.contains("on iOS #F0F0F0F0") && page.contains("It differs from iOS's picture."))
      #expect(
        page.contains("1 picture from iOS without one drawn here beside it: \(folder)/c.1.png"))
      #expect(page.contains("\"acceptable\":false") && !page.contains("\"acceptable\":true"))
      #expect(page.components(separatedBy: "id=\"picture-").count == 3 + 1)
    }
  }

  @Test func withoutPairsThereIsNothingToSay() throws {
    try withShop { shop in
      try shop.picture("Tests/__Snapshots__/Foo/a.1.png", stamp: here)
      let result = try shop.run("render golden match")
      #expect(
        result.text == """
          There is nothing to compare: no picture recorded on iOS has one recorded here beside it; \
          run the tests to record these.

          """ && result.status == 23)
      let none = try shop.run("render golden match nowhere")
      #expect(none.errors == "render: There is no folder 'nowhere'.\n" && none.status == 1)
      for (options, message) in [
        ("--place far", "--place takes a number from 0 to 1000, not 'far'."),
        ("--width 2", "--width takes a number from 0 to 1, not '2'."),
        ("--channel 300", "--channel takes a whole number from 0 to 255, not '300'."),
        ("--pixels 1.5", "--pixels takes a whole number, 0 or more, not '1.5'."),
      ] {
        let limit = try shop.run("render golden match \(options)")
        #expect(limit.errors == "render: \(message)\n" && limit.status == 1)
      }
    }
  }

  /// No command writes a picture that was recorded on iOS.
  @Test func setsRecordBesideIt() throws {
    try withShop { shop in
      try shop.describe(["a": 0])
      let iOS = try shop.picture("Golden/a.png", width: 60, height: 180)
      let date = { () throws -> Date? in
        try FileManager.default.attributesOfItem(
          atPath: shop.folder.appendingPathComponent("Golden/a.png").path)[.modificationDate]
          as? Date
      }
      let before = try date()
      #expect(try shop.run("render golden check").status == 23)
      #expect(try shop.run("render golden record").status == 0)
      #expect(shop.data("Golden/a.linux.png") != nil)
      #expect(try shop.run("render golden check").status == 0)
      try shop.describe(["a": 40])
      #expect(try shop.run("render golden check").status == 22)
      #expect(try shop.run("render golden accept --all").status == 0)
      #expect(try shop.run("render golden check").status == 0)
      #expect(try shop.run("render golden ls").text.contains("Golden/a.png  (recorded elsewhere)"))
      #expect(try shop.run("render golden prune --remove").status == 0)
      #expect(shop.data("Golden/a.png") == iOS)
      #expect(try date() == before)
    }
  }
}
