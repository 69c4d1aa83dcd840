import Foundation
import ImageIO
import QuartzCore
import UIKit

/// Repeated operations that need to be done once: reading an image by name, starting threads.
@MainActor
struct RepeatBenchmarks {
  func run() throws -> [Result] {
    [try namedImage(), threads()]
  }

  /// Loading an image by name a second time, against decoding its file.
  private func namedImage() throws -> Result {
    let name = "benchmark-\(getpid())"
    guard let folder = Bundle.main.resourceURL, let bitmap = Bitmap(width: 1024, height: 1024)
    else { throw BenchmarkError.noMemory }
    let file = folder.appendingPathComponent(name + ".png")
    defer { try? FileManager.default.removeItem(at: file) }
    let data = try PNGEncoder.standard.encode(bitmap)
    try data.write(to: file)
    var found = true
    let (ours, reference) = try Measurement.byTurns(
      runs: 21, { found = UIImage(named: name) != nil && found },
      { _ = try PNGDecoder().decode(data) })
    precondition(found)
    return Result(
      name: "image_named_again", ours: ours, reference: reference,
      referenceName: "decoding the file", target: 0.1)
  }

  /// Threads started for a frame that is drawn completely. The kernel's last process number counts
  /// them, including other processes, so the least of several batches is used.
  private func threads() -> Result {
    let screen = GrowingScreen(400, isDrawn: true)
    screen.draw()
    let frames = 20
    let batches = (0..<15).map { _ in
      let before = Self.lastProcess
      for _ in 0..<frames { screen.drawWhole() }
      return Double(Self.lastProcess - before) / Double(frames)
    }
    return Result(
      name: "threads_made", ours: Measurement([batches.min() ?? 0]),
      reference: Measurement([0.1]), referenceName: "one in ten frames", target: 1,
      unit: .threadsAFrame)
  }

  private static var lastProcess: Int {
    let text = (try? String(contentsOfFile: "/proc/loadavg", encoding: .utf8)) ?? ""
    return text.split { $0.isWhitespace }.last.flatMap { Int($0) } ?? 0
  }
}
