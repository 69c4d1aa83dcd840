import Foundation
import ImageIO

/// The C yardstick's numbered wall, drawn a frame at a time.
final class FloorTurns {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let program: String

  init(program: String, firstNumber: Int) throws {
    self.program = program
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = ["\(firstNumber)"]
    process.standardInput = input
    process.standardOutput = output
    try process.run()
  }

  deinit {
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
  }

  /// Milliseconds that the next frame took, of which the part that was in sight is kept.
  func scroll(to y: Double) throws -> Double { try ask("scroll \(y)") }

  /// Milliseconds that a frame took, all of it drawn.
  func full(at y: Double) throws -> Double { try ask("full \(y)") }

  /// The last frame's pixels as words, row after row, the upper eight bits of each undefined.
  func words() throws -> [UInt32] {
    let path = NSTemporaryDirectory() + "benchmark-\(getpid())-floor.raw"
    defer { try? FileManager.default.removeItem(atPath: path) }
    _ = try ask("save \(path)")
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    return data.withUnsafeBytes { Array($0.bindMemory(to: UInt32.self)) }
  }

  private func ask(_ line: String) throws -> Double {
    try input.fileHandleForWriting.write(contentsOf: Data("\(line)\n".utf8))
    var answer = ""
    while !answer.hasSuffix("\n") {
      let data = output.fileHandleForReading.availableData
      guard !data.isEmpty else { throw BenchmarkError.failed(program, status: 1) }
      answer += String(decoding: data, as: UTF8.self)
    }
    guard let figure = Double(answer.dropLast()) else {
      throw BenchmarkError.failed(program, status: 0)
    }
    return figure
  }
}
