import AtomicFiles
import Foundation
import Glibc
import PNGChunks

/// Which of two files of nearly one name is ours: pictures recorded on iOS, and texts that nobody
/// has recorded here, are left alone, and ours stand beside them.
///
/// A picture of ours carries the environment that drew it, or the folder's manifest lists its
/// pixels. A text of ours is listed.
public enum OwnGolden {
  /// What stands before the extension of a golden beside one of iOS's, or the name of its folder.
  public static let word = "linux"

  /// `testX.dark.linux.png` beside `testX.dark.png`.
  package static func path(beside path: String) -> String {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent().path
    return "\(folder)/\(FileName.with(url.pathExtension, "\(name).\(word)"))"
  }

  /// Whether a file is there that was recorded elsewhere.
  ///
  /// - Parameter fingerprint: that of a PNG file's pixels, nil of what is none. It is asked about a
  ///   picture that the manifest lists and that does not say itself what drew it: somebody may have
  ///   recorded it anew on iOS. Without it, what is listed is ours.
  package static func isForeign(
    _ path: String, fingerprint: ((Data) -> String?)? = nil
  ) -> Bool {
    guard let start = start(of: path) else { return false }
    let file = GoldenFile(path: path)
    let isPicture = path.endsBytewise(with: ".png")
    if isPicture {
      guard PNGText.isPNG(start) || isFromElsewhere(start) else { return false }
      if EnvironmentStamp.read(start) != nil { return false }
    } else if file.isSidecar {
      return false
    }
    guard let listed = (try? GoldenManifest.read(file.folder))?.goldens[file.fileName] else {
      return true
    }
    guard isPicture, let fingerprint, let data = try? GoldenBytes.read(path),
      let found = fingerprint(data)
    else { return false }
    return found != listed.fingerprint
  }

  /// What a picture begins with that Git LFS, or git-annex, has not fetched.
  private static let pointers = ["version https://git-lfs", "/annex/objects/"].map { Data($0.utf8) }
  /// What pictures begin with that nobody writes here, whatever they are called: JPEG, GIF, TIFF.
  private static let otherPictures = [
    Data([0xFF, 0xD8, 0xFF]), Data("GIF8".utf8), Data("II*\0".utf8), Data("MM\0*".utf8),
  ]
  /// What stands behind the size of the first part: WebP in RIFF, HEIC and AVIF.
  private static let otherParts = ["WEBP", "ftyp"].map { Data($0.utf8) }

  /// Whether a file that is no PNG file has a picture all the same, or stands for one.
  private static func isFromElsewhere(_ start: Data) -> Bool {
    (pointers + otherPictures).contains { start.starts(with: $0) }
      || otherParts.contains { part in
        [4, 8].contains { start.dropFirst($0).starts(with: part) }
      }
  }

  /// The environment stands right behind a PNG file's header.
  private static let startLength = 16 * 1024

  /// The first bytes of a file; nil where there is none.
  private static func start(of path: String) -> Data? {
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    var data = Data(count: startLength)
    let count = data.withUnsafeMutableBytes { pread(file, $0.baseAddress, startLength, 0) }
    return count < 0 ? nil : data.prefix(count)
  }

  // MARK: Where a golden is

  /// Where a golden of ours is, or is to be, and the file from elsewhere that it stands beside.
  package struct Place: Equatable {
    package let path: String
    /// Nil where there is none.
    package let foreign: String?
  }

  /// - Parameters:
  ///   - path: what the golden is called where it lies alone.
  ///   - paths: what it may be called on iOS.
  package static func place(
    of path: String, knownAs paths: [String] = [], fingerprint: ((Data) -> String?)? = nil
  ) -> Place {
    let isThere = FileManager.default.fileExists(atPath: path)
    if isThere, !isForeign(path, fingerprint: fingerprint) {
      return Place(path: path, foreign: nil)
    }
    let beside = self.path(beside: path)
    if isThere { return Place(path: beside, foreign: path) }
    let other = paths.first { $0 != path && isForeign($0, fingerprint: fingerprint) }
    if let other { return Place(path: beside, foreign: other) }
    let wasBeside = FileManager.default.fileExists(atPath: beside)
    return Place(path: wasBeside ? beside : path, foreign: nil)
  }
}
