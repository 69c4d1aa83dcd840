import Failures
import ImageIO
import Scenes
import Snapshots
import Testing
import UIKit

@testable import render

/// Tests the pictures of the options: some must be equal, some must differ, and a wrong argument
/// draws none.
@MainActor
@Suite final class SeriesRunTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SeriesRunTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Runs a line in which `$F` is the folder. Returns the status, and the files in the folder
  /// afterwards.
  @discardableResult
  private func run(_ line: String) throws -> (status: RunStatus, files: [String]) {
    let arguments = line.split(separator: " ").map {
      $0.replacingOccurrences(of: "$F", with: folder.path)
    }
    let status = CommandLineTool.run(arguments)
    return (
      status, try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    )
  }

  private func data(_ name: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(name))
  }

  private func image(_ name: String) throws -> CGImage { try PNGDecoder().decodeImage(data(name)) }

  @Test func aPictureAmongOthersIsTheOneTakenAlone() throws {
    let screen = "--size 300x200 --scale 0.5"
    for (scene, options) in [
      ("wall", ["--offset 0,0", "--offset 0,700", "--offset 0,90"]),
      ("self-sizing", ["--offset 0,900", "--offset 0,100"]),
      ("photo-sections", ["--item 4:1@top", "--item 1:0"]),
      ("bars", ["--dark", "--light"]),
    ] {
      try run("\(scene) \(screen) \(options.joined(separator: " ")) $F/all-{n}.png")
      // Appearances are drawn in a fixed order.
      let alone = options == ["--dark", "--light"] ? options.reversed() : options
      for (index, option) in alone.enumerated() {
        try run("\(scene) \(screen) \(option) $F/one.png")
        #expect(try data("one.png") == data("all-\(index + 1).png"), "\(scene) \(option)")
      }
    }
  }

  @Test func aLanguageTurnsTheScreen() throws {
    let screen = "pages --size 300x200 --scale 1"
    for (name, option) in [
      ("plain", ""), ("german", "--language de"), ("arabic", "--language ar --locale ar_EG"),
      ("kept", "--language ar --ltr"),
    ] {
      #expect(try run("\(screen) \(option) $F/\(name).png").status == .success)
    }
    #expect(try data("german.png") == data("plain.png"))
    #expect(try data("arabic.png") != data("plain.png"))
    #expect(try data("kept.png") == data("plain.png"))
    for wrong in [
      "--language", "--language 7", "--language klingonish", "--locale ar_EG",
      "--language ar --locale nowhere", "--language ar --locale ar_XX",
    ] {
      #expect(try run("\(screen) \(wrong) $F/wrong.png").status == .usage, "\(wrong)")
    }
  }

  @Test func textGrowsWhereItHasAStyleAndADeviceHasASafeArea() throws {
    let screen = "--size 300x200 --scale 0.5"
    for (scene, grows) in [("self-sizing", true), ("wall", false)] {
      try run("\(scene) \(screen) $F/a.png")
      try run("\(scene) \(screen) --text-size accessibilityLarge $F/b.png")
      #expect(try (data("a.png") != data("b.png")) == grows, "\(scene)")
    }
    try run("self-sizing --device iPhoneSE --scale 1 $F/a.png")
    try run("self-sizing --device iPhoneSE --offset 0,-20 --scale 1 $F/b.png")
    try run("self-sizing --size 375x667 --scale 1 $F/c.png")
    #expect(try data("a.png") == data("b.png"))
    #expect(try data("a.png") != data("c.png"))
  }

  @Test func wordsAreWrittenWithoutAPicture() throws {
    let screen = "bars --size 60x40 --scale 1"
    let (status, files) = try run("\(screen) --tree $F/t.json --annotate $F/a.png")
    #expect(status == .success && files == ["a.png", "t.json"])
    try run("\(screen) --tree $F/u.json $F/b.png")
    #expect(try data("t.json") == data("u.json"))
  }

  @Test func aSweepFollowsTheAxisThatScrolls() throws {
    try run("bars --scale 0.25 --sweep 100..200/100 $F/s-{offset}.png")
    try run("bars --scale 0.25 --offset 200,0 $F/x.png")
    #expect(try data("s-200.png") == data("x.png"))
    #expect(try data("s-100.png") != data("x.png"))
  }

  @Test func anItemIsWhereItWasRequested() throws {
    for edge in ["top", "bottom"] {
      try run(
        """
        photo-sections --size 600x400 --scale 0.25 --item 8:3@\(edge) --tree $F/\(edge).json \
        $F/o.png
        """
      )
      let layout = try #require(PictureLayout(data("\(edge).json")))
      let cell = try #require(layout.elements.first { $0.indexPath == [8, 3] })
      #expect(edge == "top" ? cell.frame.y == 0 : cell.frame.y + cell.frame.height == 400)
    }
  }

  @Test func everythingIsOnePicture() throws {
    try run("photo-sections --size 500x300 --scale 0.1 --full --tree $F/t.json $F/full.png")
    let layout = try #require(PictureLayout(data("t.json")))
    let cells = layout.elements.filter { $0.kind == .cell }
    #expect(cells.count == 120)
    #expect(
      layout.height > 300 && cells.allSatisfy { $0.frame.y + $0.frame.height <= layout.height })
    #expect(try image("full.png").height == Int((layout.height / 10).rounded()))
    let tooHigh = try run("wall --full --scale 4 $F/x.png")
    #expect(tooHigh.status == .usage && tooHigh.files == ["full.png", "t.json"])
  }

  @Test func selectionAppearanceAndDirectionShow() throws {
    let screen = "photo-sections --size 300x200 --scale 0.5"
    for (name, option) in [("plain", ""), ("selected", "--select 0:0"), ("rtl", "--rtl")] {
      #expect(try run("\(screen) \(option) $F/\(name).png").status == .success)
    }
    #expect(try data("plain.png") != data("selected.png"))
    try run("wall --scale 0.1 --light $F/light.png")
    try run("wall --scale 0.1 --dark $F/dark.png")
    #expect(try data("light.png") != data("dark.png"))
  }

  @Test func timesAreMomentsOfOneMovement() throws {
    try run("updates --scale 0.25 --at 0.1 --at 0.2 --at 0.3 $F/t-{time}.png")
    try run("updates --scale 0.25 --at 0.2 $F/x.png")
    #expect(try data("x.png") == data("t-0.2.png"))
    #expect(try data("x.png") != data("t-0.1.png"))
    try run("updates --scale 0.25 --at 0.1..0.3/0.1 --animate $F/a.png")
    let animation = try APNGDecoder().decode(data("a.png"))
    #expect(animation.frames.map(\.delay.seconds) == [0.1, 0.1, 0.1])
    for (frame, name) in zip(animation.frames, ["t-0.1.png", "t-0.2.png", "t-0.3.png"]) {
      #expect(PictureComparison.difference(expected: try image(name), actual: frame.image) == nil)
    }
  }

  /// Five offsets, light and dark, make ten pictures. No row separates a light picture from its
  /// dark one, and the second picture is the first one in the dark appearance.
  @Test func aSheetKeepsLightAndDarkInOneRow() throws {
    try run(
      "letters-and-digits --size 100x150 --scale 1 --light --dark --sweep 0..400/100 --sheet"
        + " $F/sheet.png")
    let sheet = try image("sheet.png")
    #expect(sheet.width == 656 && sheet.height == 356)
    try run("letters-and-digits --size 100x150 --scale 1 --dark $F/dark.png")
    let dark = try image("dark.png")
    let second = try #require(sheet.cropping(to: CGRect(x: 116, y: 24, width: 100, height: 150)))
    #expect(PictureComparison.difference(expected: dark, actual: second) == nil)
  }

  @Test func sheetsAndFilmstripsHoldThePictures() throws {
    try run("wall --size 200x100 --scale 1 --sweep 0..300/100 --filmstrip $F/film.png")
    #expect(try image("film.png").width == 4 * 208 + 8)
    #expect(try image("film.png").height == 8 + 16 + 100 + 8)
    try run("wall --size 200x100 --scale 1 --sweep 0..300/100 --sheet $F/sheet.png")
    #expect(try image("sheet.png").width == 2 * 208 + 8)
    #expect(try image("sheet.png").height == 8 + 2 * (16 + 100 + 8))
  }

  @Test(arguments: [
    "wall --offset 0,0 --offset 0,1 $F/o.png", "wall --item 0:600 $F/o.png",
    "scrolling-photo --item 0:0 $F/o.png", "wall --select 99:0 $F/o.png",
    "wall --explain 5000,1 $F/o.png",
    "wall --animate $F/o.png", "wall --item 9:9 --offset 0,0 $F/o.png",
    "wall --tree $F/t.json --item 9:9 $F/o.png",
    "wall --tree $F/x.png $F/x.png", "wall --annotate $F/./x.png $F/x.png",
    "wall --tree $F/t --annotate $F/t --explain 0,0",
  ])
  func nothingIsWrittenWhenAnythingIsWrong(line: String) throws {
    let (status, files) = try run(line)
    #expect(status == .usage && files == [])
  }

  /// Pictures are written as they are drawn: those before an impossible one remain, and memory
  /// holds at most one at a time.
  @Test func aPictureThatCannotBeLeavesThoseBeforeIt() throws {
    let (status, files) = try run("wall --scale 0.1 --offset 0,0 --item 9:9 $F/o-{n}.png")
    #expect(status == .usage && files == ["o-1.png"])
  }
}
