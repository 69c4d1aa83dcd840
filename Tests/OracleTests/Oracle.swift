import ImageIO
import Sessions
import UIKit

/// The pictures that UIKit itself drew, kept beside the package in `../shared/oracle`. They are not
/// part of it: where they are absent, the suites that need them say so and are skipped.
enum Oracle {
  static let absence = "UIKit's own pictures are not at ../shared/oracle"

  static var isPresent: Bool { FileManager.default.fileExists(atPath: folder.path) }

  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/oracle")

  /// Reads a picture by its path below the folder.
  static func picture(_ path: String) throws -> Picture {
    let data = try Data(contentsOf: folder.appendingPathComponent(path))
    return Picture(try PNGDecoder().decode(data))
  }
}

/// Takes the picture of a view with the screen's scale set, which frames are rounded by.
@MainActor
func picture(scale: CGFloat, of make: () -> UIView) -> Picture? {
  RenderSession.fresh(scale: scale).run {
    let view = make()
    view.layoutIfNeeded()
    return view.snapshotBitmap(scale: scale).map(Picture.init)
  }
}
