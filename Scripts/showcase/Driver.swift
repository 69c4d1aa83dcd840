import Foundation
import SnapshotTesting
import UIKit

/// Draws a screen into the file in the first argument, scrolled to the offset in the next two, if
/// any.
@main enum DrawShowcase {
  static func main() throws {
    try MainActor.assumeIsolated {
      let size = CGSize(width: 320, height: 480)
      let numbers = CommandLine.arguments.dropFirst(2).compactMap(Double.init)
      let offset = numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
      let strategy = Snapshotting<UIViewController, UIImage>.image(
        size: size, scale: 1, contentOffset: offset)
      let picture = try strategy.take(makeScreen())
      try picture.pngData()?.write(
        to: URL(fileURLWithPath: CommandLine.arguments[1]))
    }
  }
}
