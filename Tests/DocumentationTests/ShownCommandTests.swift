import Foundation
import ImageIO
import Testing
import UIKit

@testable import render

/// Tests that the commands in the documentation are valid, and draw the pictures above them.
@Suite struct ShownCommandTests {
  /// Returns the arguments of the shown calls of `render`, without those with placeholders.
  private static func calls(in block: Page.Block) -> [[String]] {
    commands(in: block).compactMap { words in
      let programs = [["render"], ["./render"], ["swift", "run", "render"]]
      guard let program = programs.first(where: words.starts) else { return nil }
      return Array(words.dropFirst(program.count))
    }
  }

  /// Returns the words of every line, without the keys of a workflow before them.
  private static func commands(in block: Page.Block) -> [[String]] {
    block.lines.map { line in
      let words = line.prefix { $0 != "#" && $0 != "|" && $0 != ">" }
        .split(separator: " ").map(String.init)
      return Array(words.drop { ["-", "run:"].contains($0) })
    }
  }

  private static func shownCalls() throws -> [[String]] {
    try Repository.pages().flatMap(\.blocks).filter { ["sh", "yaml"].contains($0.language) }
      .flatMap(calls)
  }

  @Test func everyShownCallIsUnderstood() throws {
    let calls = try Self.shownCalls()
    #expect(calls.count >= 3)
    for call in calls {
      #expect(throws: Never.self, "\(call)") { try RenderCommand.parseAsRoot(call) }
    }
  }

  /// Arguments of other programs in workflows name existing files.
  @Test func workflowsNameWhatIsThere() throws {
    let page = try #require(
      try Repository.pages().first { $0.path == "Documentation/ContinuousIntegration.md" })
    let blocks = page.blocks.filter { $0.language == "yaml" }
    // The first two use the repository's own action and template.
    #expect(blocks.count == 5)
    #expect(blocks[0].text.contains("OffscreenUIKit@\(PackageVersion.current)"))
    #expect(blocks[1].text.contains("ref: \(PackageVersion.current), file: gitlab.yml"))
    #expect(try !Repository.text("action.yml").isEmpty && !Repository.text("gitlab.yml").isEmpty)
    let workflows = blocks.dropFirst(2)
    #expect(workflows.map { Self.calls(in: $0).count } == [1, 2, 2])
    let packages = "sed 's/#.*//' .build/checkouts/OffscreenUIKit/system-packages.txt"
    let recipe = try Repository.text("Dockerfile")
    for workflow in workflows {
      #expect(workflow.text.contains(packages))
      let image = try #require(workflow.text.firstMatch(of: /swift:([a-z0-9.-]+)/)).1
      #expect(recipe.contains("ARG SWIFT=\(image)\nFROM swift:${SWIFT}\n"))
    }
    #expect(try !Repository.text("system-packages.txt").isEmpty)
    let manifest = try Repository.text("Package.swift")
    #expect(manifest.contains("name: \"OffscreenUIKit\",") && manifest.contains("name: \"render\""))
  }

  @MainActor
  @Test func everyPictureIsWhatTheCommandBelowItDraws() throws {
    let blocks = try Repository.pages().flatMap(\.blocks)
      .filter { $0.picture?.hasPrefix("Documentation/Pictures/") == true }
    #expect(!blocks.isEmpty)
    for block in blocks {
      let path = try #require(block.picture)
      let call = try #require(
        Self.calls(in: block).first { $0.last == path }, "no command below draws \(path)")
      try check(path, call)
    }
  }

  @Test func everyPictureInTheFolderIsShown() throws {
    let shown = Set(try Repository.pages().flatMap(\.blocks).compactMap(\.picture))
    for path in try Repository.paths(in: "Documentation/Pictures", endingIn: ".png") {
      #expect(shown.contains(path))
    }
  }

  /// Runs a command with its output in another place and compares.
  @MainActor private func check(_ path: String, _ call: [String]) throws {
    let output = FileManager.default.temporaryDirectory
      .appendingPathComponent("shown-\(UUID().uuidString).png")
    defer { unlink(output.path) }
    // Compared pictures may differ: the difference is the picture.
    let status = CommandLineTool.run(call.dropLast().map(absolute) + [output.path])
    #expect([.success, .pixels].contains(status), "\(call)")
    let drawn = try pixels(output)
    let shown = try pixels(Repository.root.appendingPathComponent(path))
    // Swift Testing would compute the difference of a failed comparison byte by byte.
    let isShown = drawn == shown
    #expect(isShown, "render \(call.joined(separator: " ")) draws another picture")
  }

  /// Returns a path in this repository as an absolute path; any other word does not change.
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
