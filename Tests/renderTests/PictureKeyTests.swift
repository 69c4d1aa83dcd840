import Foundation
import ScenePictures
import Testing

@testable import render

/// Tests that the table of keys that name pictures agrees with the options and the manuals.
@MainActor
@Suite struct PictureKeyTests {
  @Test func theManualOfSetsHasEachKeyAndNoOther() throws {
    let manual = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/GoldenSets.md")
    let text = try String(contentsOf: manual, encoding: .utf8)
    let parts = text.components(separatedBy: "\n| key | value |\n")
    try #require(parts.count == 2, "The page has one table of keys")
    let table = parts[1]
    let rows = table.split(separator: "\n").dropFirst().prefix { $0.hasPrefix("|") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").filter { !$0.contains(" ") }
    }
    #expect(
      Set(names.map(String.init))
        == Set(PictureKey.all.map(\.name) + ["name", "scene", "script", "shows"]))
  }

  @Test func eachOptionReportsWhatTheTableSpecifies() throws {
    let tool = try ToolDescription.ofThisProgram().command
    let draw = try #require(tool.subcommands?.first { $0.commandName == "draw" })
    for key in PictureKey.all {
      guard let option = key.option else { continue }
      let named = draw.arguments?.first { $0.names?.contains { $0.name == option } == true }
      let argument = try #require(named, "--\(option)")
      #expect(argument.abstract?.hasPrefix(key.summary) == true, "--\(option)")
      #expect((argument.kind == "flag") == (key.kind == .flag), "--\(option)")
      #expect(key.kind == .flag || argument.valueName == key.valueName, "--\(option)")
      #expect(argument.completionKind?.list?.values ?? [] == key.words, "--\(option)")
    }
  }

  nonisolated private static let written: [(String, String?, PictureKey.Value)] = [
    ("size", "390x844", .numbers([390, 844])), ("scale", "1.5", .number(1.5)),
    ("device", "iPhone15:landscape", .word("iPhone15:landscape")), ("dark", nil, .flag(true)),
    ("rtl", nil, .flag(true)), ("textSize", "accessibilityLarge", .word("accessibilityLarge")),
    ("offset", "0,-8.5", .numbers([0, -8.5])), ("item", "1:2@top", .word("1:2@top")),
    ("item", "0:3", .word("0:3")), ("select", "0:3", .words(["0:3"])),
    ("at", "0.25", .number(0.25)), ("indicators", nil, .flag(true)),
  ]

  /// Each case is written on the command line and in a set of goldens, and means the same in both.
  @Test(arguments: written)
  func optionsAndSetsMeanTheSamePicture(
    _ name: String, _ word: String?, _ value: PictureKey.Value
  ) throws {
    let key = try #require(PictureKey.named(name))
    let option = try #require(key.option)
    let line = "--\(option)\(word.map { "=\($0)" } ?? "") o.png"
    let list = try ShotList(try RequestTests.request(line).drawing, captures: [])
    var picture = WantedPicture()
    try key.write(value, to: &picture)
    #expect(try #require(list.shots.first).picture == picture, "\(line)")
  }

  /// The two tests above cover all keys that have an option; two keys have none.
  @Test func keysWithoutAnOptionAreTwo() {
    #expect(PictureKey.all.filter { $0.option == nil }.map(\.name) == ["blank", "capture"])
  }

  /// The parameter of `.image` for each key. Those without one are set by a test's code, `blank` by
  /// its assertion.
  nonisolated private static let parameters: [String: String?] = [
    "size": "size: CGSize?", "scale": "scale: CGFloat?", "device": "on config: ViewImageConfig",
    "dark": "traits: UITraitCollection?", "rtl": "traits: UITraitCollection?",
    "textSize": "traits: UITraitCollection?", "offset": "contentOffset: CGPoint?",
    "item": "item: IndexPath", "at": "at time: TimeInterval?", "select": nil, "indicators": nil,
    "blank": nil, "capture": nil,
  ]

  @Test func strategiesTakeWhatTheTableHas() throws {
    #expect(Set(PictureKey.all.map(\.name)) == Set(Self.parameters.keys))
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Sources/Snapshots/Strategies")
    let text = try ["Screen+Image.swift", "Screen+Device.swift"].map {
      try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)
    }.joined()
    for case (let name, let parameter?) in Self.parameters {
      #expect(text.contains(parameter), "\(name)")
    }
  }

  @Test func aValueOfAnotherKindIsRefused() {
    var picture = WantedPicture()
    for key in PictureKey.all where key.kind != .flag {
      #expect(throws: PictureKey.Refusal.malformed, "\(key.name)") {
        try key.write(.flag(true), to: &picture)
      }
    }
    #expect(picture == WantedPicture())
  }

  @Test func screensAreTheAxesOneInsideTheOther() {
    var request = DrawingRequest(scene: "wall")
    request.picture.scale = 3
    request.axes.appearances = [.light, .dark]
    request.axes.directions = [false, true]
    #expect(request.screens.map(\.appearance) == [.light, .light, .dark, .dark])
    #expect(request.screens.map(\.isRightToLeft) == [false, true, false, true])
    #expect(request.screens.allSatisfy { $0.scale == 3 })
  }
}
