import ArgumentParser
import Failures
import Foundation
import Scenes
import Testing

@testable import render

/// Tests which arguments 'render profile' and 'render serve' accept and which they refuse.
@MainActor
@Suite struct ProfileRequestTests {
  private func request(_ line: String) throws -> ProfileRequest {
    let arguments = ["profile"] + line.split(separator: " ").map(String.init)
    let command = try #require(try RenderCommand.parseAsRoot(arguments) as? ProfileCommand)
    return try command.request(scenes: RequestTests.scenes)
  }

  @Test func everyOptionIsRead() throws {
    let line =
      "bars --scroll -20..1e3 --size 390x844 --scale 3 --json f.json --compare o.json c.png"
    #expect(
      try request(line)
        == ProfileRequest(
          scene: "bars", output: .file("c.png"), range: ScrollRange(start: -20, end: 1000),
          size: CGSize(width: 390, height: 844), scale: 3, json: "f.json", other: "o.json"))
  }

  @Test func onlyTheChartHasToBeNamed() throws {
    let request = try request("c.png")
    #expect(request.scene == RequestTests.scenes.first)
    #expect(request.range == nil && request.size == nil && request.scale == nil)
  }

  @Test func aScriptIsPlayedInsteadOfAScroll() throws {
    #expect(try request("bars --script s.yml c.png").script == "s.yml")
    #expect(throws: Failure(ShotProblem.together("--scroll", "--script"))) {
      try request("bars --script s.yml --scroll 0..9 c.png")
    }
  }

  @Test(arguments: ["5", "5..", "..5", "5..5", "1..2..3", "a..b", "0..inf", "0..2e9", "0-5"])
  func aScrollIsTwoDifferentNumbers(_ text: String) {
    #expect(throws: Failure(ArgumentProblem.malformed(.scroll, text))) {
      try request("--scroll \(text) c.png")
    }
  }

  @Test func theSentencesReportWhatIsWrongAndWhatIsThere() {
    let table: [(ArgumentProblem, String)] = [
      (
        .malformed(.scroll, "5"),
        "--scroll takes two different numbers of points within ±1000000000, as in 0..2000,"
          + " not '5'."
      ),
      (
        .nothingScrolls("a"),
        "Nothing scrolls in 'a' at this size: all of its content is visible."
      ),
      (
        .scrollOutside("a", whole: 0...1250.5),
        "The content of 'a' scrolls from 0 to 1250.5; --scroll is outside of that."
      ),
      (
        .profile("o.json", reason: "there is no such file"),
        "Cannot compare with 'o.json': there is no such file."
      ),
    ]
    for (error, sentence) in table {
      #expect(error.description == sentence)
      #expect(error.status == .usage)
    }
  }

  @Test(arguments: [
    (
      ["--language", "de"],
      "serve does not support --language; 'render --language' draws a picture."
    ),
    (
      ["--light", "--dark"],
      "serve takes one device, appearance, direction and text size; the page switches them."
    ),
  ])
  func aServedScreenIsOne(options: [String], sentence: String) throws {
    let command = try RenderCommand.parseAsRoot(["serve", "wall"] + options)
    let serve = try #require(command as? ServeCommand)
    let error = #expect(throws: Failure.self) { try serve.served() }
    #expect(error?.description == sentence)
  }
}
