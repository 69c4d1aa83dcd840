import ImageIO
import Sessions
import Synchronization
import UIKit

/// The pictures that UIKit drew, stored beside the package in `../shared/oracle`. They are not part
/// of the package, which records their measurements as numbers. Where the pictures exist, the
/// numbers are compared with them; a missing picture is listed in the last lines of `./test`.
enum Oracle {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folder = package.deletingLastPathComponent()
    .appendingPathComponent("shared/oracle")

  /// The file with the names of the missing pictures, one a line; `./test` removes it before the
  /// tests and reads it after them.
  private static let note = package.appendingPathComponent(".build/missing-pictures")

  private static let missing = Mutex<Set<String>>([])

  /// Returns a picture by its path below the folder. Returns nil for a missing picture, and notes
  /// it.
  static func picture(_ path: String) throws -> Picture? {
    let file = folder.appendingPathComponent(path)
    guard FileManager.default.fileExists(atPath: file.path) else {
      try noteMissing(path)
      return nil
    }
    return Picture(try PNGDecoder().decode(Data(contentsOf: file)))
  }

  private static func noteMissing(_ path: String) throws {
    try missing.withLock { paths in
      guard paths.insert(path).inserted else { return }
      try FileManager.default.createDirectory(
        at: note.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(paths.sorted().map { $0 + "\n" }.joined().utf8).write(to: note)
    }
  }
}

/// Draws a view on a screen of the scale, by which frames are rounded.
@MainActor
func picture(scale: CGFloat, of make: () -> UIView) -> Picture? {
  RenderSession.fresh(scale: scale).run {
    let view = make()
    view.layoutIfNeeded()
    return view.snapshotBitmap(scale: scale).map { Picture($0, of: view, scale: scale) }
  }
}
