import Foundation
import Testing

/// Tests that the memory of a process that draws pictures does not grow.
@Suite struct MemoryTests {
  /// The process draws fewer pictures than `./benchmark --only memory`, or MEMORY_DRAWS of them. It
  /// is a process of its own, in which no other test allocates memory.
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
