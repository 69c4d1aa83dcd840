import Foundation
import ScenePictures
import Testing

@testable import render

/// The table of what a picture is told by is what options and manuals say.
@MainActor
@Suite struct PictureKeyTests {
  @Test func theManualOfSetsHasEachKeyAndNoOther() throws {
    let manual = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Documentation/Goldens.md")
    let text = try String(contentsOf: manual, encoding: .utf8)
    let table = try #require(text.components(separatedBy: "| key | what it is").last)
    let rows = table.split(separator: "\n").dropFirst(2).prefix { $0.hasPrefix("|") }
    let names = rows.flatMap { row in
      row.split(separator: "|")[0].split(separator: "`").filter { !$0.contains(" ") }
    }
    #expect(
      Set(names.map(String.init))
        == Set(PictureKey.all.map(\.name) + ["name", "scene", "shows"]))
  }

  @Test func eachOptionSaysWhatTheTableSays() throws {
    let tool = try ToolDescription.ofThisProgram().command
    let draw = try #require(tool.subcommands?.first { $0.commandName == "draw" })
    for key in PictureKey.all {
      guard let option = key.option else { continue }
      let argument = draw.arguments?.first { $0.names?.contains { $0.name == option } == true }
      #expect(argument?.abstract?.hasPrefix(key.summary) == true, "--\(option)")
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
