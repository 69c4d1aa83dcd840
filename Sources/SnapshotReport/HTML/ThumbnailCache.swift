import AtomicFiles
import Foundation
import Glibc
import PNGChunks

/// Thumbnails of goldens' files, kept in the artifacts' folder: a page of a thousand goldens that
/// passed decodes those that are new, not all.
///
/// They are found by the bytes of the file they are of. Nothing depends on them: what is gone, or
/// cannot be kept, is made again.
struct ThumbnailCache {
  private let places: ResultPaths
  private let make: @Sendable (Data) -> Data?
  private var used: Set<String> = []

  private static let folder = "thumbnails"
  /// So many that nobody asked for may stay.
  private static let maximumUnusedCount = 1000

  init(_ places: ResultPaths, making make: @escaping @Sendable (Data) -> Data?) {
    self.places = places
    self.make = make
  }

  /// A PNG file's thumbnail; nil where the file cannot be read.
  ///
  /// Complexity: O(bytes) where it is known, else O(pixels).
  mutating func thumbnail(of file: Data) -> Data? {
    let name = "\(Self.folder)/\(Fingerprint.of(file)).png"
    used.insert(name)
    if let kept = places.data(name), PNGText.isPNG(kept), kept.count < file.count {
      return kept
    }
    guard let made = make(file) else { return nil }
    if made.count < file.count { keep(made, as: name) }
    return made
  }

  private func keep(_ thumbnail: Data, as name: String) {
    guard let path = try? places.artifact(name) else { return }
    try? AtomicFile.makeFolder(above: path)
    try? AtomicFile.write(thumbnail, to: path)
  }

  /// Removes those that no golden has any more, when they have become many.
  func tidy() {
    guard !used.isEmpty, let folder = try? places.artifact(Self.folder) else { return }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let unused = names.filter { $0.hasSuffix(".png") && !used.contains("\(Self.folder)/\($0)") }
    guard unused.count > Self.maximumUnusedCount else { return }
    for name in unused { unlink("\(folder)/\(name)") }
  }
}
