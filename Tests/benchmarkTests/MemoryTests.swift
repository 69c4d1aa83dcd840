import Foundation
import Testing

/// A process that draws pictures stays as large as it is, whatever it draws.
@Suite struct MemoryTests {
  /// Fewer pictures than `./benchmark --only memory` draws, or as many as MEMORY_DRAWS says, in a
  /// process of its own, where no other test makes anything.
  @Test func drawingAgainKeepsNothing() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("benchmark")
    let draws = ProcessInfo.processInfo.environment["MEMORY_DRAWS"] ?? "90"
    process.arguments = ["--only", "memory", "--draws", draws]
    process.standardOutput = output
    try process.run()
    let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(table)")
    #expect(table.contains("memory_photo-stream"), "\(table)")
  }
}
