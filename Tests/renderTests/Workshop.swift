import Foundation
import ImageIO
import Snapshots
import Testing

/// A package with a set of goldens, in a temporary folder, for the commands to work in.
struct Workshop {
  let folder: URL

  /// The folder that is removed at the end, with the folders that were made around the package.
  private let outermost: URL

  /// - Parameter around: the folders that contain the package.
  init(in around: String = "") throws {
    // With symbolic links in the path, the package's paths and the commands' would differ.
    outermost = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appendingPathComponent("renderTests-\(UUID().uuidString)")
    folder = around.isEmpty ? outermost : outermost.appendingPathComponent(around)
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Golden"), withIntermediateDirectories: true)
    try Data().write(to: folder.appendingPathComponent("Package.swift"))
  }

  func remove() { try? FileManager.default.removeItem(at: outermost) }

  @discardableResult
  func run(_ line: String, environment: [String: String] = [:]) throws -> Shell.Result {
    let clean = ["SNAPSHOT_ARTIFACTS": "", "GITHUB_ACTIONS": ""]
    return try Shell(
      folder: folder, environment: clean.merging(environment, uniquingKeysWith: { $1 })
    ).run(line)
  }

  /// Writes the set, with the scene `bars` under each name at its offset.
  func describe(
    _ offsets: KeyValuePairs<String, Int>, as name: String = "goldens.json"
  ) throws {
    let entries = offsets.map { name, offset in
      """
      {"name": "\(name)", "scene": "bars", "size": [60, 180], "offset": [\(offset), 0],
       "shows": "Bars."}
      """
    }
    try write(
      "{\"scale\": 1, \"goldens\": [\n\(entries.joined(separator: ",\n"))\n]}", name)
  }

  func write(_ text: String, _ name: String) throws {
    try Data(text.utf8).write(to: folder.appendingPathComponent("Golden/\(name)"))
  }

  /// Writes a source file and the folders that contain it.
  func source(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func data(_ path: String) -> Data? {
    FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
  }

  /// Writes a PNG file of one colour, with some pixels of another colour along its top.
  @discardableResult
  func picture(
    _ name: String, width: Int = 20, height: Int = 10, changed: Int = 0,
    stamp: [String: String]? = nil
  ) throws -> Data {
    let bitmap = try #require(Bitmap(width: width, height: height))
    for y in 0..<height { memset(bitmap.pixels + y * bitmap.bytesPerRow, 0xFF, 4 * width) }
    memset(bitmap.pixels, 0xF0, 4 * changed)
    bitmap.markDirty()
    var data = try PNGEncoder.standard.encode(bitmap)
    if let stamp {
      data = EnvironmentStamp.adding(RenderEnvironment(components: stamp), to: data)
    }
    try data.write(to: folder.appendingPathComponent(name))
    return data
  }
}
