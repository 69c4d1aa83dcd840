import AtomicFiles
import Foundation
import Glibc
import PNGChunks

/// Thumbnails of goldens, stored in the artifacts folder, so a page of a thousand passed goldens
/// decodes only new ones.
///
/// The key is the golden file's bytes. Missing thumbnails are created again.
struct ThumbnailCache {
  private let paths: ResultPaths
  private let make: @Sendable (Data) -> Data?
  private var used: Set<String> = []

  private static let folder = "thumbnails"
  /// The maximum number of unused thumbnails.
  private static let maximumUnusedCount = 1000

  init(_ paths: ResultPaths, making make: @escaping @Sendable (Data) -> Data?) {
    self.paths = paths
    self.make = make
  }

  /// Returns a PNG file's thumbnail; nil if the file cannot be read.
  ///
  /// Complexity: O(bytes) if it is stored, otherwise O(pixels).
  mutating func thumbnail(of file: Data) -> Data? {
    let name = "\(Self.folder)/\(Fingerprint.of(file)).png"
    used.insert(name)
    if let kept = paths.data(name), PNGText.isPNG(kept), kept.count < file.count {
      return kept
    }
    guard let made = make(file) else { return nil }
    if made.count < file.count { keep(made, as: name) }
    return made
  }

  private func keep(_ thumbnail: Data, as name: String) {
    guard let path = try? paths.artifact(name) else { return }
    try? AtomicFile.makeFolder(above: path)
    try? AtomicFile.write(thumbnail, to: path)
  }

  /// Removes thumbnails without a golden if there are too many.
  func tidy() {
    guard !used.isEmpty, let folder = try? paths.artifact(Self.folder) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let unused = names.filter { $0.hasSuffix(".png") && !used.contains("\(Self.folder)/\($0)") }
    guard unused.count > Self.maximumUnusedCount else { return }
    for name in unused { unlink("\(folder)/\(name)") }
  }
}
