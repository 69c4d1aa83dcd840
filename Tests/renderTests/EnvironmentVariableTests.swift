import CoreGraphics
import Foundation
import Testing

/// Tests that environment variables that the drawing libraries read change no pixel.
@Suite struct EnvironmentVariableTests {
  /// Each variable changes the picture of `sticky-headers` where the libraries read it.
  static let heard = [
    "FREETYPE_PROPERTIES": "cff:no-stem-darkening=0",
    "HB_SHAPER_LIST": "fallback",
    "PIXMAN_DISABLE": "fast sse2 ssse3 mmx wholeops",
  ]

  @Test func everyVariableHasAValueHere() {
    #expect(DrawingLibraries.libraryVariables == Self.heard.keys.sorted())
  }

  @Test func theCommandDrawsTheSameBytes() throws {
    let line = "render sticky-headers --size 300x400 --scale 1 -"
    let shell = Shell(folder: FileManager.default.temporaryDirectory)
    let plain = try shell.run(line)
    #expect(plain.status == 0 && !plain.output.isEmpty)
    for (name, value) in Self.heard {
      var shell = shell
      shell.environment = [name: value]
      #expect(try shell.run(line).output == plain.output, "\(name)")
    }
  }

  /// The tests' own process is a program, too: it runs again with the variables set.
  @Test func theTestProcessReceivesNothing() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "--testing-library", "swift-testing", "--filter", "VariablesOfTheTestProcess",
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(Self.heard) { $1 }
      .merging([TestProcessQuestion.variable: "1"]) { $1 }
    let pipe = Pipe()
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(output)")
    #expect(output.contains("Test run with 1 test"), "\(output)")
  }
}

/// Whether a test process reports the variables that its libraries read.
enum TestProcessQuestion {
  static let variable = "VARIABLES_OF_THE_TEST_PROCESS"
  static let isAsked = ProcessInfo.processInfo.environment[variable] != nil
}

@Suite(.enabled(if: TestProcessQuestion.isAsked, "Only for EnvironmentVariableTests."))
struct VariablesOfTheTestProcess {
  @Test func areForgotten() {
    let left = EnvironmentVariableTests.heard.keys.filter { getenv($0) != nil }
    #expect(left.isEmpty)
  }
}
