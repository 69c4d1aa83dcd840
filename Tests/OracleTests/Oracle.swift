import ImageIO
import Sessions
import Synchronization
import UIKit

/// The pictures that UIKit itself drew, kept beside the package in `../shared/oracle`. They are not
/// part of it: what they prove is recorded here as numbers. Where they are, the numbers are
/// compared with them; where one is not, that is noted for the last lines of `./test`.
enum Oracle {
  private static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let folder = package.deletingLastPathComponent()
    .appendingPathComponent("shared/oracle")

  /// Names the missing pictures, one a line; `./test` removes it before the tests and reads it
  /// after them.
  private static let note = package.appendingPathComponent(".build/missing-pictures")

  private static let missing = Mutex<Set<String>>([])

  /// A picture by its path below the folder; nil, which is noted, where it is not there.
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

/// Takes the picture of a view with the screen's scale set, which frames are rounded by.
@MainActor
func picture(scale: CGFloat, of make: () -> UIView) -> Picture? {
  RenderSession.fresh(scale: scale).run {
    let view = make()
    view.layoutIfNeeded()
    return view.snapshotBitmap(scale: scale).map { Picture($0, of: view, scale: scale) }
  }
}
