import Foundation
import Testing

/// Tests `Scripts/words`, which refuses wording that the glossary of CONTRIBUTING.md replaces.
@Suite struct WordsTests {
  /// Returns the script's output for a file, without the file's path, and its status.
  private func check(_ text: String, as name: String) throws -> (lines: [String], status: Int32) {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("WordsTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent(name)
    try Data(text.utf8).write(to: file)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts/words")
    process.arguments = [file.path]
    let output = Pipe()
    process.standardError = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    let printed = String(decoding: data, as: UTF8.self)
    return (
      printed.split(separator: "\n").map { String($0).replacing(file.path + ":", with: "") },
      process.terminationStatus
    )
  }

  @Test func aCommentIsRefusedWithItsLineAndTerm() throws {
    let found = try check("import A\n/// Who hears of scrolling.\nlet a = 1\n", as: "A.swift")
    #expect(found.lines == ["2: «hears» → use «is notified of, receives»"])
    #expect(found.status == 1)
  }

  @Test func aPhraseOverTwoLinesIsFound() throws {
    let found = try check("// It fails, which is\n// said once.\n", as: "A.swift")
    #expect(
      found.lines == [
        "2: «said once» → use «logged once»", "2: «is said» → use «is logged, is reported»",
      ])
  }

  @Test func codeStringsAndQuotationsPass() throws {
    let code = "let text = \"who hears of\"  // «who hears of» is a title\nlet ground = 1\n"
    #expect(try check(code, as: "A.swift").status == 0)
  }

  @Test func pagesAreReadWhole() throws {
    let text = "# A page\n\nNobody sees it.\n"
    #expect(try check(text, as: "A.md").lines == ["3: «nobody» → use «nothing, no code»"])
  }
}
