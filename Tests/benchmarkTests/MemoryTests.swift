import Foundation
import Testing

/// Tests that the memory of a process that draws pictures does not grow.
@Suite struct MemoryTests {
  /// The process draws fewer pictures than `./benchmark --only memory`, or MEMORY_DRAWS of them. It
  /// is a process of its own, in which no other test allocates memory.
  ///
  /// Waiting blocks no thread: half of the threads that run tests would be one on two processors.
  @Test func drawingAgainKeepsNothing() async throws {
    let folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    let process = Process()
    let output = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data().write(to: output)
    defer { try? FileManager.default.removeItem(at: output) }
    process.executableURL = folder.appendingPathComponent("benchmark")
    let draws = ProcessInfo.processInfo.environment["MEMORY_DRAWS"] ?? "90"
    process.arguments = ["--only", "memory", "--draws", draws]
    process.standardOutput = try FileHandle(forWritingTo: output)
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do { try process.run() } catch { ended.resume(throwing: error) }
    }
    let table = try String(contentsOf: output, encoding: .utf8)
    #expect(process.terminationStatus == 0, "\(table)")
    #expect(table.contains("memory_photo-stream"), "\(table)")
  }
}
