import Foundation
import ImageIO
import Testing

/// Tests sets of goldens that are drawn from scene files, through the command.
@Suite struct GoldenSceneFileTests {
  private static let shelf = """
    screen: {size: [60, 50], scale: 1}
    layout: {itemSize: [60, 30], minimumLineSpacing: 0}
    styles: {a: {text: "{text}", backgroundColor: {light: systemTeal, dark: systemPink}}}
    sections: [{data: items.csv}]

    """

  private func shop(_ entries: String...) throws -> Workshop {
    let shop = try Workshop()
    try shop.write(Self.shelf, "shelf.yml")
    try shop.write("text\nOne\nTwo\nThree\n", "items.csv")
    try shop.write("{\"goldens\": [\n\(entries.joined(separator: ",\n"))\n]}", "goldens.json")
    return shop
  }

  private func entry(_ name: String, _ options: String = "", scene: String = "shelf.yml") -> String
  {
    "{\"name\": \"\(name)\", \"scene\": \"\(scene)\", \(options) \"shows\": \"A shelf.\"}"
  }

  @Test func everyOptionMakesAPictureOfItsOwn() throws {
    let shop = try shop(
      entry("plain"), entry("end", "\"offset\": [0, 999],"), entry("dark", "\"dark\": true,"),
      entry("item", "\"item\": \"0:1@top\","), entry("twice", "\"scale\": 2,"),
      entry("wide", "\"size\": [80, 50],"), entry("phone", "\"device\": \"iPhoneSE\","),
      entry("large", "\"textSize\": \"accessibilityLarge\","), entry("rtl", "\"rtl\": true,"),
      entry("built-in", "\"size\": [60, 180], \"scale\": 1,", scene: "bars"))
    defer { shop.remove() }
    #expect(try shop.run("render golden check").status == 23)
    #expect(try shop.run("render golden record").text.hasSuffix("10 recorded, 0 unchanged.\n"))
    let checked = try shop.run("render golden check")
    #expect(checked.text.hasPrefix("All 10 snapshots are equal to their goldens."))
    #expect(checked.status == 0 && checked.errors == "", "\(checked.errors)")
    func picture(_ name: String) throws -> Data { try #require(shop.data("Golden/\(name).png")) }
    let plain = try picture("plain")
    for name in ["end", "dark", "item", "twice", "wide", "phone", "large", "rtl"] {
      #expect(try picture(name) != plain, "\(name)")
    }
    // The options are those of 'render draw'.
    try shop.run(
      "render Golden/shelf.yml dark.png --dark; render Golden/shelf.yml phone.png --device iPhoneSE"
    )
    for name in ["dark", "phone"] {
      #expect(try shop.run("render compare \(name).png Golden/\(name).png").status == 0)
    }
    #expect(try PNGDecoder().decode(picture("phone")).width == 750)
  }

  @Test func aChangeOfTheDataIsDescribed() throws {
    let shop = try shop(entry("plain"))
    defer { shop.remove() }
    try shop.run("render golden record")
    #expect(shop.data("Golden/plain.json") != nil)
    try shop.write("text\nOne\nFour\nThree\n", "items.csv")
    let failing = try shop.run("render golden check")
    #expect(failing.status == 22)
    #expect(failing.text.contains("Four"), "\(failing.text)")
    #expect(try shop.run("render golden accept --all").status == 0)
    #expect(try shop.run("render golden check").status == 0)
    let proof = try shop.run("render golden prove --runs 2")
    #expect(proof.text == "The picture is the same in 2 processes.\n", "\(proof.errors)")
  }

  @Test func whatIsWrongWithOneKeepsNoOtherFromBeingCompared() throws {
    let shop = try shop(
      entry("a"), entry("b", scene: "broken.yml"), entry("c", scene: "nothing.yml"),
      entry("d", scene: "../outside.yml"), entry("e"))
    defer { shop.remove() }
    try shop.write("sectoins: []\nscreen: {scale: 0}", "broken.yml")
    try shop.write(Self.shelf, "../outside.yml")
    try shop.write("text\nOutside\n", "../items.csv")
    #expect(try shop.run("render golden record --only a e").status == 0)
    let failing = try shop.run("render golden check")
    #expect(failing.status == 1)
    for sentence in [
      """
      Golden/broken.yml:1:1: sectoins: There is no key 'sectoins' in a scene; did you mean \
      'sections'?
      """,
      "Golden/broken.yml:2:17: screen.scale: Expected a number from 0.25 to 8, found 0.",
      "Golden/nothing.yml:1:1: The file cannot be read: no such file or directory.",
      "'../outside.yml' is outside the set's folder; '--allow-outside' allows that.",
      "3 of 5 snapshots failed.",
    ] {
      #expect(failing.text.contains(sentence), "\(failing.text)")
    }
    #expect(try shop.run("render golden record --only d").status == 1)
    #expect(shop.data("Golden/d.png") == nil)
    for command in ["record", "check", "prove --runs 2"] {
      let allowed = try shop.run("render golden \(command) --allow-outside --only a d")
      #expect(allowed.status == 0, "\(allowed.text) \(allowed.errors)")
    }
    let limited = try shop.run("render golden check --limit items=2 --only a")
    #expect(limited.status == 1)
    #expect(limited.text.contains("There are more than 2 items"), "\(limited.text)")
  }

  @Test func aScriptsPicturesAreNamed() throws {
    let shop = try shop(
      entry("begin", "\"capture\": \"begin\",", scene: "moving.yml"),
      entry("end", "\"capture\": \"end\",", scene: "moving.yml"),
      entry("none", scene: "moving.yml"),
      entry("other", "\"capture\": \"mid\",", scene: "moving.yml"),
      entry("still", "\"capture\": \"end\","))
    defer { shop.remove() }
    try shop.write(
      Self.shelf + "script: [{capture: begin}, {delete: 0:0}, {wait: rest}, {capture: end}]",
      "moving.yml")
    #expect(try shop.run("render golden record --only begin end").status == 0)
    #expect(shop.data("Golden/begin.png") != shop.data("Golden/end.png"))
    #expect(shop.data("Golden/begin.json") != shop.data("Golden/end.json"))
    let failing = try shop.run("render golden check")
    #expect(failing.status == 1)
    for sentence in [
      """
      The script of 'moving.yml' takes its own pictures; choose one with "capture": begin, end.
      """,
      "The script of 'moving.yml' takes no picture called 'mid'; there are begin, end.",
      "'shelf.yml' has no script that takes pictures, so it has no capture 'end'.",
      "3 of 5 snapshots failed.",
    ] {
      #expect(failing.text.contains(sentence), "\(failing.text)")
    }
  }

  @Test func sceneFilesAreNoGoldens() throws {
    let shop = try shop(entry("plain"))
    defer { shop.remove() }
    try shop.run("render golden record; render golden check")
    let names = try shop.run("render golden ls").text.split(separator: "\n")
    #expect(names.count == 2)
    #expect(names.allSatisfy { $0.contains("plain.png") || $0.contains("items.csv") }, "\(names)")
  }
}
