import Foundation
import ImageIO
import Snapshots
import Testing

/// A package of its own with a set of goldens, for the commands to work in.
struct Workshop {
  let folder: URL

  /// What goes in the end: the folder, and those that were made around it.
  private let outermost: URL

  /// - Parameter around: folders that the package lies in.
  init(in around: String = "") throws {
    // Links in the way would make the package's paths and the commands' differ.
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

  /// Writes the set: the scene `bars` under each name at its offset.
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

  /// Writes a source, with the folders it needs.
  func source(_ text: String, _ path: String) throws {
    let file = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
  }

  func data(_ path: String) -> Data? {
    FileManager.default.contents(atPath: folder.appendingPathComponent(path).path)
  }

  /// A PNG file of one colour, with some pixels of another along its top.
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
