import AtomicFiles
import Foundation
import Glibc
import PNGChunks

/// Distinguishes goldens recorded here from those recorded on iOS. Pictures recorded on iOS, and
/// texts that were not recorded here, are preserved, and goldens recorded here are stored beside
/// them.
///
/// A picture recorded here contains its environment, or the manifest has an entry with its
/// fingerprint. A text recorded here has an entry in the manifest.
public enum OwnGolden {
  /// The default suffix before the extension, or name of the subfolder, of goldens recorded here.
  public static let word = "linux"

  /// `testX.dark.linux.png` beside `testX.dark.png`.
  package static func path(beside path: String, word: String = OwnGolden.word) -> String {
    let url = URL(fileURLWithPath: path)
    let name = url.deletingPathExtension().lastPathComponent
    let folder = url.deletingLastPathComponent().path
    return "\(folder)/\(FileName.with(url.pathExtension, "\(name).\(word)"))"
  }

  /// Whether a file exists that was recorded elsewhere.
  ///
  /// - Parameter fingerprint: Returns the fingerprint of a PNG file's pixels, or nil for other
  ///   data. It is used for a picture that has an entry in the manifest but no environment, as it
  ///   may have been recorded again on iOS. Without it, pictures with an entry count as recorded
  ///   here.
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

  /// The first bytes of files whose content Git LFS or git-annex has not fetched.
  private static let pointers = ["version https://git-lfs", "/annex/objects/"].map { Data($0.utf8) }
  /// The first bytes of pictures in formats that are not written here: JPEG, GIF and TIFF.
  private static let otherPictures = [
    Data([0xFF, 0xD8, 0xFF]), Data("GIF8".utf8), Data("II*\0".utf8), Data("MM\0*".utf8),
  ]
  /// The identifier after the first chunk's size: WebP in RIFF, HEIC and AVIF.
  private static let otherParts = ["WEBP", "ftyp"].map { Data($0.utf8) }

  /// Whether a file that is not PNG is a picture in another format, or a pointer to a picture.
  private static func isFromElsewhere(_ start: Data) -> Bool {
    (pointers + otherPictures).contains { start.starts(with: $0) }
      || otherParts.contains { part in
        [4, 8].contains { start.dropFirst($0).starts(with: part) }
      }
  }

  /// The environment's chunk directly follows a PNG file's header.
  private static let startLength = 16 * 1024

  /// The first bytes of a file, or nil if it does not exist.
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

  // MARK: Placing a golden

  /// The path of a golden recorded here, and the file recorded elsewhere with its name.
  package struct Destination: Equatable {
    package let path: String
    /// The path of the file recorded elsewhere; nil if there is none.
    package let foreign: String?
  }

  /// Returns the path of a golden recorded here, and the file recorded elsewhere with its name.
  ///
  /// - Parameters:
  ///   - path: The golden's path if there is no file from elsewhere.
  ///   - paths: The golden's possible paths on iOS.
  package static func destination(
    of path: String, knownAs paths: [String] = [], fingerprint: ((Data) -> String?)? = nil
  ) -> Destination {
    let exists = FileManager.default.fileExists(atPath: path)
    if exists, !isForeign(path, fingerprint: fingerprint) {
      return Destination(path: path, foreign: nil)
    }
    let beside = self.path(beside: path)
    if exists { return Destination(path: beside, foreign: path) }
    let other = paths.first { $0 != path && isForeign($0, fingerprint: fingerprint) }
    if let other { return Destination(path: beside, foreign: other) }
    let wasBeside = FileManager.default.fileExists(atPath: beside)
    return Destination(path: wasBeside ? beside : path, foreign: nil)
  }
}
