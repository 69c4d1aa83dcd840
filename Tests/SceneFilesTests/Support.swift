import Foundation
import ImageIO
import SnapshotTesting
import Testing
import UIKit

@testable import SceneFiles

/// Folders of the package.
enum Package {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  static let documentation = folder + "/Documentation"
  static let scenes = documentation + "/Scenes"

  static func text(_ path: String) throws -> String {
    try String(contentsOfFile: "\(documentation)/\(path)", encoding: .utf8)
  }
}

extension SceneFile {
  /// Reads a scene from a text, with files from a folder; by default the examples' folder.
  init(
    _ text: String, name: String = "scene.yml", folder: String = Package.scenes,
    limits: SceneLimits = .standard, allowsOutside: Bool = false
  ) throws(SceneFileError) {
    try self.init(
      Data(text.utf8), path: name, folder: folder, limits: limits, allowsOutside: allowsOutside)
  }

  /// Returns the messages about a text, one a line; none for a valid scene.
  static func mistakes(
    _ text: String, name: String = "s.yml", folder: String = Package.scenes,
    limits: SceneLimits = .standard
  ) -> [String] {
    do throws(SceneFileError) {
      _ = try SceneFile(text, name: name, folder: folder, limits: limits)
      return []
    } catch {
      return error.description.split(separator: "\n").map(String.init)
    }
  }

  @MainActor
  func pictures() throws -> [CGImage] {
    try player().pictures().map { CGImage(sharing: $0.bitmap) }
  }

  /// Returns the pixels of each picture, row by row.
  @MainActor
  func pixels() throws -> [[Data]] {
    try player().pictures().map(\.bitmap.rows)
  }
}

/// A temporary folder, removed with the test.
final class ScratchFolder {
  let path: String

  init() throws {
    path =
      FileManager.default.temporaryDirectory
      .appendingPathComponent("SceneFilesTests-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func write(_ text: String, to name: String) throws {
    try text.write(toFile: "\(path)/\(name)", atomically: true, encoding: .utf8)
  }
}

extension Bitmap {
  /// The pixels, row by row.
  var rows: [Data] {
    flush()
    return (0..<height).map { Data(bytes: pixels + $0 * bytesPerRow, count: 4 * width) }
  }
}
