import ImageIO
import SeededRandom
import SnapshotReport
import Snapshots
import Testing

/// Sample results and folders for reports.
enum Sample {
  static func result(
    _ test: String, _ kind: Verdict.Kind = .passed, module: String = "Tests",
    file: String = "Wall", words: [String] = [], sentence: String? = nil, count: Int? = nil,
    pathExtension: String = "png"
  ) -> SnapshotResult {
    var result = SnapshotResult(
      id: SnapshotID(
        module: module, file: file, test: test, name: nil, pathExtension: pathExtension),
      kind: kind,
      files: SnapshotResult.Files(golden: "Golden/\(test).\(pathExtension)"))
    result.words = words
    result.sentence = sentence
    result.pixels = count.map { count in
      PixelDifference(
        count: count, total: 1000, boundingBox: PixelRect(x: 1, y: 2, width: 3, height: 4),
        largestChannelDifference: 5, densestCount: 6,
        densestBox: PixelRect(x: 0, y: 0, width: 16, height: 16),
        distance: PerceivedDistance(mean: 1, largest: 2))
    }
    return result
  }

  static func report(_ results: [SnapshotResult], folder: String = "/package") -> Report {
    Report(
      title: "Sample", results: results,
      paths: ResultPaths(artifacts: folder + "/Artifacts", package: folder),
      thumbnail: { Thumbnail.of($0) })
  }

  /// Returns a PNG file of noise, which compresses badly.
  static func picture(width: Int = 8, height: Int = 8, seed: UInt64 = 1) throws -> Data {
    let bitmap = try #require(Bitmap(width: width, height: height))
    var random = SeededGenerator(seed: seed)
    for y in 0..<height {
      let row = (bitmap.pixels + y * bitmap.bytesPerRow).assumingMemoryBound(to: UInt32.self)
      for x in 0..<width { row[x] = 0xFF00_0000 | UInt32(random.next() >> 40) }
    }
    bitmap.markDirty()
    return try PNGEncoder.standard.encode(bitmap)
  }

  /// Calls `body` with a temporary folder, which is removed when `body` returns.
  static func withFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("SnapshotReportTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    return try body(folder)
  }

  static func write(_ data: Data, _ path: String, in folder: URL) throws {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: url)
  }
}
