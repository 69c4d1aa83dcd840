import Foundation
import Snapshots

/// Files stored with Git LFS: the repository has a pointer in place of each.
///
/// Source: git-lfs, docs/spec.md, "The Pointer".
struct LFSFiles {
  struct Pointer: Equatable {
    /// The SHA-256 in hexadecimal digits.
    let object: String
    /// The size in bytes.
    let size: Int

    /// Parses a pointer. Returns nil for other data.
    init?(_ data: Data) {
      guard data.count < 1024, data.starts(with: Data("version https://git-lfs".utf8)) else {
        return nil
      }
      var values: [Substring: Substring] = [:]
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
        guard let space = line.firstIndex(of: " ") else { continue }
        values[line[..<space]] = line[line.index(after: space)...]
      }
      guard let id = values["oid"], id.hasPrefix("sha256:"), let text = values["size"],
        let size = Int(text), size >= 0
      else { return nil }
      let object = String(id.dropFirst(7))
      guard object.count == 64, object.utf8.allSatisfy({ Self.digits.contains($0) }) else {
        return nil
      }
      (self.object, self.size) = (object, size)
    }

    private static let digits = Set("0123456789abcdef".utf8)
  }

  /// The folder of fetched files; nil if unknown.
  private let folder: String?

  init(_ git: Git) throws(Failure) {
    guard let common = try git.line(["rev-parse", "--git-common-dir"]) else {
      folder = nil
      return
    }
    folder = (common.hasPrefix("/") ? common : "\(git.folder)/\(common)") + "/lfs/objects"
  }

  /// Returns the fetched file of a pointer; other data, and pointers to files that were not
  /// fetched, are returned unchanged.
  func resolved(_ data: Data) -> Data {
    guard let pointer = Pointer(data), let folder else { return data }
    let id = pointer.object
    let path = "\(folder)/\(id.prefix(2))/\(id.dropFirst(2).prefix(2))/\(id)"
    guard let file = try? GoldenBytes.read(path), file.count == pointer.size else { return data }
    return file
  }
}
