import AtomicFiles
import CReference
import Foundation
import ImageIO
import Snapshots
import UIKit

/// Pictures against goldens, with every figure that a failure prints, beside what others do.
@MainActor
struct ComparisonBenchmarks {
  let frame: Bitmap

  func run() throws -> [Result] {
    guard let equal = frame.copy() else { throw BenchmarkError.noMemory }
    let changed = try frame.changedInOneOfHundred()
    return [
      comparing("verdict_equal", equal, target: nil),
      comparing("verdict_changed", changed, target: 1),
    ] + (try comparingFiles(changed)) + [try memory()]
  }

  private func comparing(_ name: String, _ other: Bitmap, target: Double?) -> Result {
    let (first, second) = (CGImage(sharing: frame), CGImage(sharing: other))
    let isEqual = name == "verdict_equal"
    let (width, height) = (Int32(frame.width), Int32(frame.height))
    var counted = 0
    let (ours, reference) = Measurement.byTurns(
      runs: 31,
      {
        let found = PictureComparison.pixelDifference(expected: first, actual: second)
        precondition((found == nil) == isEqual)
      },
      {
        counted += creference_perceptual_count(
          frame.pixels.assumingMemoryBound(to: UInt32.self),
          other.pixels.assumingMemoryBound(to: UInt32.self), width, height)
      })
    precondition((counted == 0) == isEqual)
    return Result(
      name: name, ours: ours, reference: reference, referenceName: "pixelmatch's way, C",
      target: target)
  }

  /// Two PNG files, read and compared; ImageMagick as the process it is. Nothing where it is not
  /// installed.
  private func comparingFiles(_ other: Bitmap) throws -> [Result] {
    let program = "/usr/bin/compare"
    guard FileManager.default.isExecutableFile(atPath: program) else { return [] }
    let folder = NSTemporaryDirectory() + "benchmark-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let paths = ["\(folder)/a.png", "\(folder)/b.png"]
    for (path, bitmap) in zip(paths, [frame, other]) {
      try AtomicFile.makeFolder(above: path)
      try AtomicFile.write(PNGEncoder.standard.encode(bitmap), to: path)
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

  /// What a process of a thousand assertions holds, beside the same process after a hundred.
  private func memory() throws -> Result {
    let folder = NSTemporaryDirectory() + "benchmark-\(getpid())-goldens"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var resident: [Double] = []
    for index in 0..<1000 {
      let verifier = SnapshotVerifier(
        id: SnapshotID(module: "M", file: "F", test: "t", name: "\(index)"),
        golden: "\(folder)/t.\(index % 10).png", record: .failed, environment: [:])
      let view = UILabel(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
      view.text = "\(index % 10)"
      let verdict = verifier.verify({ view as UIView }, as: .image)
      precondition(verdict.isPass == (index >= 10))
      if index == 99 || index == 999 { resident.append(ProcessState().residentMegabytes) }
    }
    return Result(
      name: "snapshots_memory", ours: Measurement([resident[1]]),
      reference: Measurement([resident[0]]), referenceName: "after 100 of 1,000", target: 1.1,
      unit: "MB")
  }
}
