import AtomicFiles
import Foundation
import ImageIO
import Snapshots
import Testing

/// A temporary package folder for one test, removed with the object.
package final class ScratchPackage: Sendable {
  package let root: URL

  package init() throws {
    root = FileManager.default.temporaryDirectory
      .appendingPathComponent("SnapshotTestingTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: root, withIntermediateDirectories: true)
    try Data().write(to: root.appendingPathComponent("Package.swift"))
  }

  deinit { try? FileManager.default.removeItem(at: root) }

  package func path(_ relative: String) -> String { root.appendingPathComponent(relative).path }

  package func write(_ data: Data, to relative: String) throws {
    try AtomicFile.makeFolder(above: path(relative))
    try AtomicFile.write(data, to: path(relative))
  }

  /// Writes a picture with the metadata that a recording here has.
  package func record(_ png: Data, to relative: String) throws {
    try write(EnvironmentStamp.adding(.current, to: png), to: relative)
  }

  package func read(_ relative: String) -> Data? {
    FileManager.default.contents(atPath: path(relative))
  }

  /// All files except manifests and results, as sorted paths relative to the root.
  package var files: [String] {
    allFiles.filter {
      !$0.hasPrefix("Artifacts/results/") && $0 != "Artifacts/.gitignore"
        && !$0.hasSuffix("/" + GoldenManifest.fileName)
    }
  }

  /// All files, as sorted paths relative to the root.
  package var allFiles: [String] {
    let all = FileManager.default.enumerator(atPath: root.path)?.compactMap { $0 as? String } ?? []
    return all.filter { !isFolder($0) && $0 != "Package.swift" }.sorted()
  }

  private func isFolder(_ relative: String) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: path(relative), isDirectory: &isFolder)
      && isFolder.boolValue
  }

  package func verifier(
    _ golden: String = "Golden/g/a.png", record: RecordMode? = .never,
    environment: [String: String] = [:]
  ) -> SnapshotVerifier {
    SnapshotVerifier(
      id: SnapshotID(module: "M", file: "F", test: "a", name: nil), golden: path(golden),
      record: record, environment: environment)
  }
}

/// Returns an image of premultiplied 0xAARRGGBB words.
package func image(width: Int, _ words: [UInt32]) throws -> CGImage {
  let bitmap = try #require(Bitmap(width: width, height: words.count / width))
  for (index, word) in words.enumerated() {
    (bitmap.pixels + index / width * bitmap.bytesPerRow)
      .storeBytes(of: word, toByteOffset: 4 * (index % width), as: UInt32.self)
  }
  bitmap.markDirty()
  return CGImage(sharing: bitmap)
}

package func words(_ image: CGImage) -> [UInt32] {
  image.withBGRA { bytes, stride in
    (0..<image.height).flatMap { y in
      (0..<image.width).map { x in
        bytes.load(fromByteOffset: y * stride + 4 * x, as: UInt32.self)
      }
    }
  }
}

package func solid(_ word: UInt32, width: Int = 3, height: Int = 2) throws -> CGImage {
  try image(width: width, Array(repeating: word, count: width * height))
}

package let red: UInt32 = 0xFFFF_0000
package let blue: UInt32 = 0xFF00_00FF

extension UIImage {
  /// The width in pixels.
  package var width: Int { cgImage?.width ?? 0 }
  /// The height in pixels.
  package var height: Int { cgImage?.height ?? 0 }
}

extension PictureSize {
  /// Creates a size from an image's pixels.
  package init(_ image: UIImage) { self.init(width: image.width, height: image.height) }
}

/// Returns the image's pixels.
package func words(_ image: UIImage) -> [UInt32] { image.cgImage.map(words) ?? [] }
