import Foundation
import Testing

/// A process that draws pictures stays as large as it is, whatever it draws.
@Suite struct MemoryTests {
  /// Fewer pictures than `./benchmark --only memory` draws, in a process of its own, where no other
  /// test makes anything.
  @Test func drawingAgainKeepsNothing() throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    let output = Pipe()
    process.executableURL = folder.appendingPathComponent("benchmark")
    process.arguments = ["--only", "memory", "--draws", "90"]
    process.standardOutput = output
    try process.run()
    let table = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 0, "\(table)")
    #expect(table.contains("memory_photo-stream"), "\(table)")
  }
}
