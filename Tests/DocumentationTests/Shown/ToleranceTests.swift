import SnapshotTesting
import Testing
import UIKit

@MainActor @Test func aSunsetIsCloseEnough() {
  let photo = UIImageView(image: sunset())
  assertSnapshot(
    of: photo,
    as: .image(scale: 1).tolerating(
      Tolerance(channel: 2, pixels: 40, window: 9, reason: "a gradient drawn by a library")))
}

@MainActor private func sunset() -> UIImage {
  UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
    for row in 0..<40 {
      UIColor(hue: CGFloat(row) / 400, saturation: 0.8, brightness: 1, alpha: 1).setFill()
      context.fill(CGRect(x: 0, y: row, width: 40, height: 1))
    }
  }
}
