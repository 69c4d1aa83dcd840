import AtomicFiles
import BenchmarkScreens
import CReference
import Foundation
import ImageIO
import Scenes
import Snapshots
import UIKit

/// Comparison of pictures with goldens, including all figures of a failure message, beside other
/// programs.
@MainActor
struct ComparisonBenchmarks {
  let frame: Bitmap

  func run() throws -> [Result] {
    let changed = try frame.changedInOneOfHundred()
    return [
      comparing("verdict_changed", changed),
      try OneProcessor.run { comparing("verdict_changed_one_thread", changed) },
      try asserting(),
    ] + (try comparingFiles(changed))
  }

  /// The duration of an assertion, against creating and drawing the same screen. In a debug build,
  /// as used for tests, it takes twice as long: 24.5 ms instead of 12.
  private func asserting() throws -> Result {
    let assertion = ScreenAssertion()
    let (ours, reference) = try Measurement.byTurns(
      runs: 31, assertion.assertOnce,
      {
        let renderer = SceneRenderer(
          scene: .wall, size: CGSize(width: 390, height: 844), scale: 3)
        _ = try renderer.render(offset: .zero)
      })
    return Result(
      name: "assertion", ours: ours, reference: reference, referenceName: "drawing the screen",
      target: nil)
  }

  private func comparing(_ name: String, _ other: Bitmap) -> Result {
    let (first, second) = (CGImage(sharing: frame), CGImage(sharing: other))
    let (width, height) = (Int32(frame.width), Int32(frame.height))
    var counted = 0
    let (ours, reference) = Measurement.byTurns(
      runs: 31,
      {
        let found = PictureComparison.pixelDifference(expected: first, actual: second)
        precondition(found != nil)
      },
      {
        counted += creference_perceptual_count(
          frame.pixels.assumingMemoryBound(to: UInt32.self),
          other.pixels.assumingMemoryBound(to: UInt32.self), width, height)
      })
    precondition(counted > 0)
    return Result(
      name: name, ours: ours, reference: reference, referenceName: "pixelmatch's way, C",
      target: 1)
  }

  /// Reading and comparing two PNG files, against an ImageMagick process. Empty if ImageMagick is
  /// not installed.
  private func comparingFiles(_ other: Bitmap) throws -> [Result] {
    let program = "/usr/bin/compare"
    guard FileManager.default.isExecutableFile(atPath: program) else { return [] }
    let folder = NSTemporaryDirectory() + "benchmark-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = ["\(folder)/a.png", "\(folder)/b.png"]
    for (path, bitmap) in zip(paths, [frame, other]) {
      try AtomicFile.makeFolder(above: path)
      try AtomicFile.write(CompactPNGEncoder().encode(bitmap), to: path)
    }
    let (ours, reference) = try Measurement.byTurns(
      runs: 5,
      {
        let images = try paths.map { path in
          try PNGDecoder().decodeImage(Data(contentsOf: URL(fileURLWithPath: path)))
        }
        let found = PictureComparison.pixelDifference(expected: images[0], actual: images[1])
        precondition(found != nil)
      },
      {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = ["-metric", "AE"] + paths + ["null:"]
        process.standardError = FileHandle.nullDevice
        try process.run()
        process.waitUntilExit()
        precondition(process.terminationStatus == 1)
      })
    return [
      Result(
        name: "compare_files", ours: ours, reference: reference,
        referenceName: "ImageMagick compare, process", target: 1)
    ]
  }
}
