import Foundation
import SnapshotsTestSupport
import Testing

@testable import InlineSnapshotTesting

/// Tests that all processes of a run write whole files, and that files changed by others are left
/// alone.
@Suite struct InlineWriterTests {
  private let package: ScratchPackage
  private let path: String

  init() throws {
    package = try ScratchPackage()
    path = package.path("Tests/WallTests.swift")
    try package.write(Data("assert(of: 1)\nassert(of: 2)\n".utf8), to: "Tests/WallTests.swift")
  }

  private func writer(run: String = "1-1", compiled: Date? = nil) -> InlineWriter {
    InlineWriter(
      artifacts: package.path("out"), run: TestRun(id: run, isFiltered: false), compiled: compiled)
  }

  private func recording(_ line: UInt, _ text: String) -> InlineRecording {
    InlineRecording(
      line: line, column: 7, InlineSnapshotSyntaxDescriptor(), expected: nil, actual: text)
  }

  private var text: String {
    String(decoding: package.read("Tests/WallTests.swift") ?? Data(), as: UTF8.self)
  }

  private let both = """
    assert(of: 1) {
        \"""
        one
        \"""
    }
    assert(of: 2) {
        \"""
        two
        \"""
    }

    """

  @Test func processesOfARunKnowWhatTheOthersWrote() throws {
    // Each recording has places in the compiled source.
    try writer().write(recording(1, "one"), to: path)
    try writer().write(recording(2, "two"), to: path)
    #expect(text == both)
    #expect(package.files.contains("out/.gitignore"))
  }

  @Test func threadsWriteOneAfterTheOther() async throws {
    let lines = (0..<30).map { "assert(of: \($0))" }
    try package.write(Data(lines.joined(separator: "\n").utf8), to: "Tests/WallTests.swift")
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<30 {
        group.addTask { try writer().write(recording(UInt(index + 1), "text"), to: path) }
      }
      try await group.waitForAll()
    }
    #expect(text.components(separatedBy: "    text\n").count == 31)
  }

  @Test func anotherRunBeginsWithTheFileAsItIs() throws {
    try writer().write(recording(1, "one"), to: path)
    try writer(run: "2-2").write(recording(6, "two"), to: path)
    #expect(text == both)
  }

  @Test func aFileThatIsNewerThanTheTestsIsLeft() throws {
    let before = text
    let long = Date(timeIntervalSinceNow: -3600)
    #expect(throws: InlineSourceError.newer) {
      try writer(compiled: long).write(recording(1, "one"), to: path)
    }
    #expect(text == before)
    // A change that the run itself wrote does not count as a change by others.
    try writer(compiled: Date(timeIntervalSinceNow: 60)).write(recording(1, "one"), to: path)
    try writer(compiled: long).write(recording(2, "two"), to: path)
    #expect(text == both)
  }

  @Test func anAssertionWithTwoTextsIsRefused() throws {
    try writer().write(recording(1, "one"), to: path)
    let before = text
    #expect(throws: InlineSourceError.severalTexts) {
      try writer().write(recording(1, "other"), to: path)
    }
    try writer().write(recording(1, "one"), to: path)
    #expect(text == before)
  }

  @Test func aFileThatIsNotThereIsAnError() throws {
    #expect(throws: InlineSourceError.file("Cannot read '/none.swift' as UTF-8 text.")) {
      try writer().write(recording(1, "one"), to: "/none.swift")
    }
  }
}
