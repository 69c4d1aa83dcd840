import Foundation
import Testing

/// Tests `render review` with branches of a generated repository.
@Suite struct ReviewTests {
  private func withShop(_ body: (Workshop) throws -> Void) throws {
    let shop = try Workshop()
    defer { shop.remove() }
    try body(shop)
  }

  /// Runs git without the machine's settings.
  @discardableResult
  private func git(_ words: String, in shop: Workshop) throws -> Shell.Result {
    let result = try shop.run(
      "git -c user.name=T -c user.email=t@example.com -c commit.gpgsign=false \(words)",
      environment: ["GIT_CONFIG_GLOBAL": "/dev/null", "GIT_CONFIG_NOSYSTEM": "1"])
    #expect(result.status == 0, "\(words): \(result.errors)")
    return result
  }

  private func commit(_ shop: Workshop) throws {
    try git("add -A", in: shop)
    try git("commit -qm Change", in: shop)
  }

  private func begin(_ shop: Workshop) throws {
    try git("init -q -b main", in: shop)
    try commit(shop)
    try git("checkout -qb branch", in: shop)
  }

  /// Writes three screens, each at many heights, every other one dark: buttons, rows, letters.
  private func write(_ colour: String, _ space: Int, _ note: String, _ shop: Workshop) throws {
    try shop.write(
      """
      layout: {itemSize: [fill, 40], minimumLineSpacing: 4}
      styles: {card: {padding: [8, 12], children: [
        {padding: 4, backgroundColor: "\(colour)", children: [{text: "{text}"}]}]}}
      sections: [{items: [Kettle, Lamp]}]
      """, "shop.yml")
    try shop.write(
      """
      layout: {itemSize: [fill, 20], minimumLineSpacing: \(space)}
      styles: {line: {backgroundColor: systemGray5, children: [{text: "{text}"}]}}
      sections: [{items: [One, Two, Three]}]
      """, "feed.yml")
    try shop.write(
      """
      layout: {itemSize: [fill, 30]}
      styles: {entry: {children: [{text: "{text}"}]}}
      sections: [{items: ["3 \(note)", "Other"]}]
      """, "news.yml")
    let goldens = ["shop": 14, "feed": 8, "news": 8].sorted { $0.key < $1.key }.flatMap {
      scene, count in
      (0..<count).map { index in
        """
        {"name": "\(scene)/\(index)", "scene": "\(scene).yml", "size": [120, \(110 + index)],
         "dark": \(index % 2 == 1), "shows": "A screen."}
        """
      }
    }
    try shop.write(
      "{\"scale\": 1, \"goldens\": [\n\(goldens.joined(separator: ",\n"))\n]}", "goldens.json")
  }

  @Test func namesAStyleALayoutAndATextFirst() throws {
    try withShop { shop in
      try write("systemBlue", 4, "letters", shop)
      try shop.run("render golden record")
      try begin(shop)
      #expect(try shop.run("render review").status == 0)
      try write("systemGreen", 12, "messages", shop)
      try shop.run("render golden check && true; render golden accept --all")
      try commit(shop)
      let result = try shop.run("render review --markdown m.md --json j.json --junit x.xml")
      #expect(result.status == 22 && result.errors == "")
      let lines = result.text.split(separator: "\n")
      #expect(lines.count == 5)
      #expect(
        lines.prefix(3) == [
          "UIView in cell background systemBlue → systemGreen, 14 pictures",
          "cell moved 0,+8 pt, 8 pictures",
          "UILabel in cell “letters” → “messages”, 8 pictures",
        ], "\(result.text)")
      #expect(lines.last == "Review: Artifacts/review.html")
      for name in ["m.md", "j.json", "x.xml", "Artifacts/review.html"] {
        #expect(shop.data(name) != nil)
      }
      // The golden commands do not read any of these files as a set.
      #expect(try shop.run("render golden ls").status == 0)
    }
  }

  @Test func saysWhatIsNewGoneMovedAndUnread() throws {
    try withShop { shop in
      for name in ["same", "gone", "moved", "lfs", "junk", "pixel", "size"] {
        try shop.picture("Golden/\(name).png", changed: name.count)
      }
      try shop.source("a\nb\n", "Tests/AppTests/__Snapshots__/W/t.1.txt")
      try begin(shop)
      try shop.picture("Golden/new <b>.png", changed: 9)
      try shop.run("rm Golden/gone.png; mv Golden/moved.png 'Golden/to here.png'")
      let pointer = "version https://git-lfs.github.com/spec/v1\noid sha256:"
      try shop.write(pointer + String(repeating: "a", count: 64) + "\nsize 12345\n", "lfs.png")
      try shop.write("junk", "junk.png")
      try shop.picture("Golden/pixel.png", changed: 11)
      try shop.picture("Golden/size.png", width: 30)
      try shop.source("a\nc\n", "Tests/AppTests/__Snapshots__/W/t.1.txt")
      let result = try shop.run("render review --json j.json")
      #expect(result.status == 22 && result.errors == "")
      #expect(
        result.text.contains(
          "8 of 9 goldens differ from main at"), "\(result.text)")
      #expect(
        result.text.contains(
          "1 changed, 1 of another size, 1 of other content, 2 not compared, 1 new, 1 removed,"
            + " 1 moved."), "\(result.text)")
      let json = String(decoding: try #require(shop.data("j.json")), as: UTF8.self)
      #expect(json.contains("The golden was 'Golden/moved.png'."))
      #expect(json.contains("Git LFS has not fetched the picture (after, 12345 bytes)"))
      #expect(json.contains("The picture is 30 × 10 pixels, was 20 × 10."))
      #expect(json.contains("it was recorded elsewhere, possibly on iOS."))
      #expect(result.text.contains("text “b” → “c”, 1 golden"))
    }
  }

  @Test func aFetchedPointerIsItsPicture() throws {
    try withShop { shop in
      let data = try shop.picture("Golden/a.png", changed: 3)
      try shop.picture("Golden/b.png", changed: 3)
      try begin(shop)
      let sum = try shop.run("sha256sum Golden/a.png").text.prefix(64)
      let place = ".git/lfs/objects/\(sum.prefix(2))/\(sum.dropFirst(2).prefix(2))"
      try shop.run("mkdir -p \(place) && cp Golden/a.png \(place)/\(sum)")
      try shop.write(
        "version https://git-lfs.github.com/spec/v1\noid sha256:\(sum)\nsize \(data.count)\n",
        "a.png")
      let result = try shop.run("render review")
      #expect(result.status == 0, "\(result.text)\(result.errors)")
      #expect(result.text.hasPrefix("No golden differs from main at "))
    }
  }

  @Test func ofAFilmEveryFrameCounts() throws {
    try withShop { shop in
      let film = "--size 60x60 --scale 1 --animate Golden/film.png"
      try shop.run("render bars --offset 0,0 --offset 10,0 --offset 20,0 \(film)")
      try begin(shop)
      let drawn = try shop.run("render bars --offset 0,0 --offset 10,0 --offset 21,0 \(film)")
      #expect(drawn.status == 0, "\(drawn.errors)")
      let result = try shop.run("render review --json j.json")
      #expect(result.status == 22)
      let json = String(decoding: try #require(shop.data("j.json")), as: UTF8.self)
      #expect(json.contains("Frame 3 of 3 differs: "))
    }
  }

  @Test func aPackageInAFolderOfTheRepositoryIsReviewedAlone() throws {
    try withShop { shop in
      try shop.source("", "App/Package.swift")
      try shop.source("a", "App/Golden/é x.txt")
      try shop.source("b", "Golden/outside.txt")
      try begin(shop)
      try shop.source("c", "App/Golden/é x.txt")
      try shop.source("d", "Golden/outside.txt")
      let result = try shop.run("cd App && render review main")
      #expect(
        result.text.hasPrefix("text “a” → “c”, 1 golden\n1 of 1 golden differs from main at "),
        "\(result.text)\(result.errors)")
    }
  }

  @Test func marksOfReviewersAreJoined() throws {
    try withShop { shop in
      try shop.picture("Golden/a.png")
      try begin(shop)
      try shop.picture("Golden/a.png", changed: 4)
      try shop.run("render review --json j.json")
      #expect(try shop.run("render review --marks none.json").status == 23)
      try shop.source("{}", "bad.json")
      #expect(try shop.run("render review --marks bad.json").status == 1)
      try shop.source(
        #"{"marks": [{"id": "Golden/a.png", "mark": "reject", "seal": "other"}]}"#, "old.json")
      let result = try shop.run("render review --marks old.json --markdown m.md")
      #expect(result.status == 22)
      let text = String(decoding: try #require(shop.data("m.md")), as: UTF8.self)
      #expect(!text.contains("rejected"))
    }
  }

  @Test func saysWhyThereIsNothingToCompareWith() throws {
    try withShop { shop in
      try shop.picture("Golden/a.png")
      let outside = try shop.run("render review")
      #expect(outside.status == 1 && outside.errors.hasSuffix("is not in a git repository.\n"))
      try begin(shop)
      let unknown = try shop.run("render review nowhere")
      #expect(unknown.status == 1)
      #expect(unknown.errors == "render: git has no commit 'nowhere' here.\n")
      try git("branch -qm main other", in: shop)
      let lost = try shop.run("render review")
      #expect(lost.status == 1 && lost.errors.contains("The main branch is unknown"))
      #expect(try shop.run("render review other").status == 0)
    }
  }
}
