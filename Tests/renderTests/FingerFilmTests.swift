import Failures
import Foundation
import ImageIO
import SnapshotTesting
import Testing
import UIKit

@testable import render

/// Tests scripts on built-in scenes, as filmstrips that show the fingers.
@MainActor
@Suite final class FingerFilmTests {
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FingerFilmTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  private static let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Documentation/Scripts").path

  /// Returns the picture that 'render' draws for a line in which `$S` is the folder of scripts.
  private func picture(_ line: String) throws -> CGImage {
    let output = folder.appendingPathComponent("out.png")
    let arguments = line.split(separator: " ").map {
      $0.replacingOccurrences(of: "$S", with: Self.scripts)
    }
    #expect(CommandLineTool.run(arguments + ["--quiet", output.path]) == .success)
    return try PNGDecoder().decodeImage(Data(contentsOf: output))
  }

  struct Film: CustomTestStringConvertible, Sendable {
    let name: String
    /// The arguments: the scene, its script and its screen.
    let line: String
    /// The times of the pictures, in seconds.
    let times: [Double]
    var testDescription: String { name }

    var arguments: String { line + times.map { " --at \($0)" }.joined() }
  }

  nonisolated static let films = [
    // The page follows the finger and continues after it lifts; the flick turns to the next page.
    // The dots show the current page.
    Film(
      name: "pages", line: "pages --script $S/pages.yml --scale 0.4",
      times: [0.02, 0.16, 0.3, 0.5, 0.9, 0.97, 1.1, 1.6]),
    // Two fingers enlarge the photograph around themselves; a double tap shows the whole
    // photograph, and another one enlarges it again.
    Film(
      name: "zooming-photo", line: "zooming-photo --script $S/zooming-photo.yml --scale 0.3",
      times: [0.02, 0.15, 0.29, 0.62, 0.9, 1.32, 1.9]),
    // Only the second shelf follows the finger; then everything scrolls up.
    Film(
      name: "shelves", line: "store --script $S/shelves.yml --size 320x480 --scale 0.4",
      times: [0.02, 0.13, 0.25, 0.7, 0.8, 0.95, 1.4]),
    // A note slides in; a finger drags it half out and lets it return; a sheet rises from below and
    // is dragged up; an alert above it replaces the note.
    Film(
      name: "presented", line: "presented --script $S/presented.yml --scale 0.4",
      times: [0.04, 0.15, 1.08, 1.34, 2.0, 2.1, 2.9, 3.18, 3.83, 3.95, 4.4, 4.6, 5.1]),
    // The screen rotates while the photographs slow down: they form rows, and are cut off at the
    // bottom at once. Rotated back under a finger, they form a column again.
    Film(
      name: "turned", line: "photo-sections --script $S/turned.yml --device iPhone13 --scale 0.2",
      times: [0.08, 0.25, 0.35, 0.6, 1.2, 1.3, 1.8]),
    // The menu over the fourth note closes; the menu over Apples opens, and closes when Copy is
    // tapped.
    Film(
      name: "edit-menu", line: "edit-menu --script $S/edit-menu.yml --scale 0.3",
      times: [0.02, 0.2, 0.8, 1.1, 1.47, 1.7]),
    // The menu of Tea closes into Tea; the menu of Apples opens from Apples over blurred notes.
    Film(
      name: "context-menu", line: "context-menu --script $S/context-menu.yml --scale 0.3",
      times: [0.02, 0.15, 0.5, 1, 1.3, 1.6, 2.2]),
    // The 2 is lifted and dragged; the other items make room for it; when dropped, it moves to its
    // place.
    Film(
      name: "dragged",
      line: "letters-and-digits --script $S/dragged.yml --size 375x420 --scale 0.25",
      times: [0.3, 0.65, 0.9, 1.1, 1.4, 1.5, 2]),
    // Pulled halfway, the notes spring back; pulled further, all ticks appear and rotate below the
    // finger and after it lifts; then Honey becomes the first note and the ticks disappear.
    Film(
      name: "pull-to-refresh", line: "pull-to-refresh --script $S/pull-to-refresh.yml --scale 0.25",
      times: [0.1, 0.3, 0.9, 1.25, 1.38, 1.58, 1.8, 2.2, 2.5, 3]),
    // Bread is dropped where the notes of the right tray have made room, and stays in the left
    // tray; then Plums moves in the opposite direction.
    Film(
      name: "drag-and-drop", line: "drag-and-drop --script $S/drag-and-drop.yml --scale 0.3",
      times: [0, 0.4, 1, 1.5, 1.75, 1.95, 2.4, 2.6, 3.2]),
    // Each time a finger dims the plus, a date is added in front of the others.
    Film(
      name: "dates", line: "time-machine-empty --script $S/dates.yml --size 500x320 --scale 0.3",
      times: [0.05, 0.15, 0.3, 0.52, 0.65, 0.8, 1.05, 1.2, 1.4]),
  ]

  @Test(arguments: films)
  func film(_ film: Film) throws {
    assertSnapshot(
      of: try picture("\(film.arguments) --filmstrip --touches"), as: .image, named: film.name,
      goldens: .golden("fingers"))
  }

  /// The same script draws the same bytes.
  @Test(arguments: films)
  func theSameScriptIsTheSameBytes(_ film: Film) throws {
    func bytes() throws -> Data {
      // All frames of an animation have the same size.
      let way = film.name == "turned" ? "--filmstrip" : "--animate"
      _ = try picture("\(film.arguments) \(way) --touches")
      return try Data(contentsOf: folder.appendingPathComponent("out.png"))
    }
    #expect(try bytes() == bytes())
  }

  @Test func noFingerIsDrawnUnlessRequested() throws {
    let line = "pages --script $S/pages.yml --scale 0.2 --at 0.1"
    let (with, without) = (try picture("\(line) --touches"), try picture(line))
    #expect(Self.pixels(with) != Self.pixels(without))
    let rest = "pages --script $S/pages.yml --scale 0.2"
    #expect(Self.pixels(try picture("\(rest) --touches")) == Self.pixels(try picture(rest)))
  }

  private static func pixels(_ image: CGImage) -> Data {
    let bitmap = image.bitmap
    bitmap.flush()
    return Data(bytes: bitmap.pixels, count: bitmap.bytesPerRow * bitmap.height)
  }

  // MARK: Mistakes

  @Test func mistakesAreStatusOneAndNothingIsWritten() throws {
    let table = [
      "script: [{tap: [20, 5000]}]", "script: [{lift: 1}]", "script: [{wait: -1}]",
      "script: [{tap: {item: 0:3}}]", "script: [{tap: {button: add}}]", "script: [", "",
    ]
    let script = folder.appendingPathComponent("s.yml")
    let output = folder.appendingPathComponent("out.png")
    for text in table {
      try Data(text.utf8).write(to: script)
      let line = ["pages", "--script", script.path, output.path]
      #expect(CommandLineTool.run(line) == .usage, "\(text)")
      #expect(!FileManager.default.fileExists(atPath: output.path))
    }
    #expect(
      CommandLineTool.run(["pages", "--script", "\(folder.path)/none.yml", output.path])
        == .usage)
  }

  /// The script continues with the fingers that the scene begins with.
  @Test func scriptsGoOnWithASceneFingers() throws {
    let script = folder.appendingPathComponent("s.yml")
    let output = folder.appendingPathComponent("out.png").path
    func status(_ steps: String) throws -> RunStatus {
      try Data("script: \(steps)".utf8).write(to: script)
      return CommandLineTool.run(
        ["pull-to-refresh", "--script", script.path, "--scale", "0.1", "--quiet", output])
    }
    #expect(try status("[{drag: {to: [150, 200]}}, {lift: 1}]") == .success)
    #expect(try status("[{cancel: all}, {wait: rest}, {tap: [150, 200]}]") == .success)
    for mistake in ["[{tap: [150, 200]}]", "[{lift: 1}, {lift: 1}]", "[{lift: 2}]"] {
      #expect(try status(mistake) == .usage, "\(mistake)")
    }
  }

  @Test func picturesOfAScriptHaveNames() throws {
    let script = folder.appendingPathComponent("s.yml")
    try Data("script: [{capture: one}, {tap: [9, 9]}, {capture: two}]".utf8).write(to: script)
    let line = ["pages", "--script", script.path, "--scale", "0.1"]
    #expect(CommandLineTool.run(line + ["\(folder.path)/{capture}.png"]) == .success)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(files == ["one.png", "s.yml", "two.png"])
    // The script is an input file, so it is not overwritten.
    #expect(CommandLineTool.run(line + ["--json", "--tree", script.path]) == .usage)
  }
}
