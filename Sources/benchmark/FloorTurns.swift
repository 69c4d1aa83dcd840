import Foundation
import ImageIO

/// The numbered wall of the C reference, drawn frame by frame.
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

  /// Draws the next frame, with the visible part reused. Returns milliseconds.
  func scroll(to y: Double) throws -> Double { try ask("scroll \(y)") }

  /// Draws a frame completely. Returns milliseconds.
  func full(at y: Double) throws -> Double { try ask("full \(y)") }

  /// Returns the last frame's pixels as words, row by row, with undefined upper eight bits.
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
