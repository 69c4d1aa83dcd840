import Foundation
import ImageIO
import Testing
import UIKit

@testable import render

/// The commands that the documentation shows are understood, and make the pictures above them.
@Suite struct ShownCommandTests {
  /// The arguments of the shown calls of `render`, without those that stand for something.
  private static func calls(in block: Page.Block) -> [[String]] {
    block.lines.compactMap { line in
      let words = line.prefix { $0 != "#" && $0 != "|" && $0 != ">" }
        .split(separator: " ").map(String.init)
      guard let program = words.first, ["render", "./render"].contains(program) else { return nil }
      return Array(words.dropFirst())
    }
  }

  private static func shownCalls() throws -> [[String]] {
    try Repository.pages().flatMap(\.blocks).filter { $0.language == "sh" }.flatMap(calls)
  }

  @Test func everyShownCallIsUnderstood() throws {
    let calls = try Self.shownCalls()
    #expect(calls.count >= 3)
    for call in calls {
      #expect(throws: Never.self, "\(call)") { try RenderCommand.parseAsRoot(call) }
    }
  }

  @MainActor
  @Test func everyPictureIsWhatTheCommandBelowItDraws() throws {
    let blocks = try Repository.pages().flatMap(\.blocks)
      .filter { $0.picture?.hasPrefix("Documentation/Pictures/") == true }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let path = try #require(block.picture)
      let call = try #require(
        Self.calls(in: block).first { $0.last == path }, "no command below makes \(path)")
      try check(path, call)
    }
  }

  @Test func everyPictureInTheFolderIsShown() throws {
    let shown = Set(try Repository.pages().flatMap(\.blocks).compactMap(\.picture))
    for path in try Repository.paths(in: "Documentation/Pictures", endingIn: ".png") {
      #expect(shown.contains(path))
    }
  }

  /// Runs a command with its output elsewhere and compares.
  @MainActor private func check(_ path: String, _ call: [String]) throws {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("shown-\(UUID().uuidString).png")
    defer { unlink(output.path) }
    // Pictures that are compared may differ: the difference is the picture.
    let status = CommandLineTool.run(call.dropLast().map(absolute) + [output.path])
    #expect([.success, .pixels].contains(status), "\(call)")
    let drawn = try pixels(output)
    let shown = try pixels(Repository.root.appendingPathComponent(path))
    #expect(drawn == shown, "render \(call.joined(separator: " ")) draws another picture")
  }

  /// A path in this repository as one from anywhere; any other word as it is.
  private func absolute(_ word: String) -> String {
    let file = Repository.root.appendingPathComponent(word)
    let isThere = word.contains("/") && FileManager.default.fileExists(atPath: file.path)
    return isThere ? file.path : word
  }

  private func pixels(_ file: URL) throws -> Data {
    let bitmap = try PNGDecoder().decode(Data(contentsOf: file))
    return Data(bytes: bitmap.pixels, count: bitmap.height * bitmap.bytesPerRow)
      + Data("\(bitmap.width) x \(bitmap.height)".utf8)
  }
}
