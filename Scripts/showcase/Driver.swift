import Foundation
import SnapshotTesting
import UIKit

/// Draws the world's screen into the file that the argument names.
@main enum DrawShowcase {
  static func main() throws {
    try MainActor.assumeIsolated {
      let size = CGSize(width: 320, height: 480)
      let strategy = Snapshotting<UIViewController, CGImage>.image(size: size, scale: 1)
      let picture = try strategy.snapshot(makeScreen())
      try UIImage(cgImage: picture).pngData()?.write(
        to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
  }
}
