import Foundation
import Testing

/// Tests `Scripts/run-tests.sh`, which prints failures again at the end of a run.
@Suite struct RunTestsScriptTests {
  /// Runs shell commands after the script's definitions, for a package whose tests printed `log`.
  private func run(_ commands: String, log: String = "") throws -> Shell.Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("RunTestsScriptTests-\(UUID().uuidString)")
    let build = folder.appendingPathComponent(".build")
    try FileManager.default.createDirectory(at: build, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try Data(log.utf8).write(to: build.appendingPathComponent("tests.log"))
    let scripts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../Scripts").standardized.path
    return try Shell(folder: folder, environment: ["SCRIPTS": scripts]).run(
      #"root=$F program=test; . "$SCRIPTS/prepare.sh"; . "$SCRIPTS/run-tests.sh"; "# + commands)
  }

  /// Swift Testing colours the lines that it writes to a pipe.
  @Test func failuresArePrintedAgainWithAndWithoutColours() throws {
    let plain = """
      ✔ Test a() passed after 0.1 seconds.
      ✘ Test b() recorded an issue at B.swift:1:2: Expectation failed: x == y
      ↳ x → 1
      ✘ Test b() failed after 0.1 seconds with 1 issue.
      C.swift:3: error: C.c : XCTAssertTrue failed
      ✔ Test d() passed after 0.1 seconds.

      """
    let coloured = plain.replacing("✔", with: "\u{1B}[92m✔\u{1B}[0m")
      .replacing("✘", with: "\u{1B}[91m✘\u{1B}[0m").replacing("↳", with: "\u{1B}[90m↳\u{1B}[0m")
    let expected = """
      == Failed tests ==
      ✘ Test b() recorded an issue at B.swift:1:2: Expectation failed: x == y
      ↳ x → 1
      C.swift:3: error: C.c : XCTAssertTrue failed

      """
    #expect(try run("say_failed_tests", log: plain).text == expected)
    #expect(try run("say_failed_tests", log: coloured).text == expected)
  }

  @Test func nothingIsPrintedAgainWithoutFailures() throws {
    let log = "✔ Test a() passed after 0.1 seconds.\n"
    #expect(try run("say_failed_tests", log: log).text.isEmpty)
  }

  /// A process that crashed may have printed no failure.
  @Test func processesThatFailedAreNamed() throws {
    let ends = try run("check_ends first 0 second 139 third 1")
    #expect(
      ends.errors == "test: second ended with status 139\ntest: third ended with status 1\n")
    #expect(ends.status == 139)
    #expect(try run("check_ends first 0 second 0").status == 0)
  }
}
