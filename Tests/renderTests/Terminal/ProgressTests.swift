import Foundation
import ImageIO
import Testing

@testable import render

/// Tests the progress bar on a terminal: in every width, redrawn in place, and removed at the end.
@Suite(.enabled(if: PseudoTerminal.isAvailable, "the system has no pseudo-terminals"))
final class ProgressTests {
  let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("ProgressTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  /// Repeats an attempt to act while a program is running, in an empty folder. On a busy machine
  /// the program may exit before the attempt acts.
  private func tryAgain(_ attempt: () throws -> Bool) throws {
    for _ in 0..<20 {
      if try attempt() { return }
      try FileManager.default.removeItem(at: folder)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    Issue.record("in twenty attempts the program had exited before the test acted")
  }

  private func writeScenes(_ count: Int) throws {
    for index in 1...count {
      let scene = """
        screen: {size: [60, 40], scale: 1}
        styles: {a: {backgroundColor: systemTeal}}
        sections: [{style: a, count: 2}]

        """
      try Data(scene.utf8).write(to: folder.appendingPathComponent("\(index).yml"))
    }
  }

  private var pictures: [String] {
    get throws {
      try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasSuffix(".yml") }
    }
  }

  @Test func linesFitTheirTerminal() {
    #expect(
      Progress.line("profiling bars", 1, of: 3, columns: 80)
        == "profiling bars [##########....................] 1 of 3")
    #expect(
      Progress.line("a", 0, of: 0, columns: 80) == "a [##############################] 0 of 0")
    #expect(Progress.line("drawing", 3, of: 4, columns: 26) == "drawing [######..] 3 of 4")
    #expect(Progress.line("drawing", 3, of: 4, columns: 25) == "drawing 3 of 4")
    #expect(Progress.line("drawing", 3, of: 4, columns: 14) == "3 of 4")
    #expect(Progress.line("drawing", 3, of: 4, columns: 6) == "")
    for columns in 1...100 {
      for done in 0...12 {
        let line = Progress.line("drawing", done, of: 12, columns: columns)
        #expect(line.count < columns)
      }
    }
  }

  @Test(arguments: [200, 80, 40, 20, 12])
  func onlyTheSummaryStays(columns: Int) throws {
    try writeScenes(3)
    let terminal = try PseudoTerminal(
      "exec $R batch \"$F\" --jobs 1", folder: folder, columns: columns)
    #expect(try terminal.finish() == .status(0))
    #expect(terminal.written.contains("2 of 3"), "a bar is shown")
    #expect(terminal.screen.lines.joined() == "render: 3 scene files were drawn.")
    #expect(terminal.screen.lines.allSatisfy { $0.count <= columns })
    #expect(terminal.screen.unknown == [], "the bar has no unsupported escape sequence")
    #expect(terminal.screen.isAtBeginning)
  }

  @Test func aNarrowerWindowGetsAShorterBar() throws {
    try tryAgain {
      try writeScenes(40)
      let terminal = try PseudoTerminal("exec $R batch \"$F\" --jobs 1", folder: folder)
      try terminal.read(until: "1 of 40")
      terminal.resize(columns: 20)
      #expect(try terminal.finish() == .status(0))
      guard terminal.written.contains("\u{1B}[Kdrawing 39 of 40") else { return false }
      #expect(terminal.screen.lines.joined().hasSuffix("render: 40 scene files were drawn."))
      return true
    }
  }

  /// A dumb terminal, a log file and a background job have no bar.
  @Test(arguments: [
    ("exec $R batch \"$F\"", ["TERM": "dumb"]), ("exec $R batch \"$F\"", ["TERM": ""]),
    ("exec $R batch \"$F\" 2>&1 | cat", [:]),
    ("set -m; $R batch \"$F\" & wait", [:]),
  ])
  func noBar(line: String, environment: [String: String]) throws {
    try writeScenes(2)
    let terminal = try PseudoTerminal(line, folder: folder, environment: environment)
    #expect(try terminal.finish() == .status(0))
    // Bash prints its own message about jobs.
    #expect(terminal.written.hasPrefix("render: 2 scene files were drawn.\r\n"))
    #expect(!terminal.written.contains("\u{1B}") && !terminal.written.contains("1 of 2"))
  }

  /// The bar is on standard error, wherever standard output goes; with `--quiet` there is none.
  @Test func whatIsRedirectedHasNoBar() throws {
    let series = "--size 600x400 --scale 0.1 --offset 0,0 --offset 0,80 --filmstrip -"
    let shown = try PseudoTerminal("exec $R wall \(series) > \"$F/a.png\"", folder: folder)
    #expect(try shown.finish() == .status(0))
    #expect(shown.written.contains("1 of 2") || shown.written.contains("0 of 2"))
    #expect(shown.screen.lines == [])
    let quiet = try PseudoTerminal("exec $R wall \(series) --quiet > \"$F/b.png\"", folder: folder)
    #expect(try quiet.finish() == .status(0))
    #expect(quiet.written == "")
    let files = try ["a.png", "b.png"].map {
      try Data(contentsOf: folder.appendingPathComponent($0))
    }
    #expect(files[0] == files[1] && files[0].starts(with: [0x89, 0x50]))
  }

  /// The signal comes from Ctrl-C, or is sent to this process only.
  @Test(arguments: [SIGINT, SIGTERM])
  func aStoppedBatchLeavesWholePicturesAndACleanLine(signal: Int32) throws {
    try tryAgain {
      try writeScenes(100)
      let terminal = try PseudoTerminal(
        "echo $$ > \"$F/id.yml\"; mkdir \"$F/in\"; mv \"$F\"/[0-9]*.yml \"$F/in\"; "
          + "exec $R batch \"$F/in\" --out \"$F\" --jobs 2", folder: folder)
      try terminal.read(until: "3 of 100")
      if signal == SIGINT {
        terminal.type("\u{3}")
      } else {
        let id = try String(contentsOf: folder.appendingPathComponent("id.yml"), encoding: .utf8)
        kill(try #require(pid_t(id.dropLast())), signal)
      }
      let end = try terminal.finish()
      guard end != .status(0) else { return false }
      #expect(end == .signal(signal))
      try expectStopped(terminal)
      return true
    }
  }

  private func expectStopped(_ terminal: PseudoTerminal) throws {
    try #require(terminal.screen.lines.count == 1)
    let words = terminal.screen.lines[0].split(separator: " ")
    #expect(terminal.screen.lines[0].hasPrefix("render: Stopped: "))
    #expect(terminal.screen.lines[0].hasSuffix(" of 100 scene files were drawn."))
    #expect(terminal.screen.isAtBeginning)
    let drawn = try pictures.filter { $0 != "in" }
    // A picture that was complete when the signal arrived may be missing from the count.
    let counted = try #require(Int(words[2]))
    #expect((counted...counted + 2).contains(drawn.count))
    for name in drawn {
      let data = try Data(contentsOf: folder.appendingPathComponent(name))
      #expect(try PNGDecoder().decode(data).width == 60, "\(name)")
    }
  }

  @Test func aStoppedSeriesTakesItsBarAway() throws {
    try tryAgain {
      let terminal = try PseudoTerminal(
        "exec $R wall --sweep 0..8000/20 --scale 0.25 \"$F/{n}.png\"", folder: folder)
      try terminal.read(until: " of 401")
      terminal.type("\u{3}")
      let end = try terminal.finish()
      guard end != .status(0) else { return false }
      #expect(end == .signal(SIGINT))
      #expect(terminal.screen.lines == [])
      // The pictures that were drawn exist and are complete.
      for name in try pictures {
        let data = try Data(contentsOf: folder.appendingPathComponent(name))
        #expect(try PNGDecoder().decode(data).width == 256, "\(name)")
      }
      return true
    }
  }
}
