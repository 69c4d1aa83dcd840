import Testing
import UIKit
import UIKitTestSupport

/// Rounded rectangles have the pixels of iOS. Literals: natura-cosmeticos/natds-ios, pictures of
/// NatTag, which fills `UIBezierPath(roundedRect:byRoundingCorners:cornerRadii:)` at a scale of 2.
@Suite struct RoundedRectPixelsTests {
  /// Opacities of the left ends of rows.
  private static let ofRadius8: [[Int]] = [
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 4, 54, 114, 151, 180, 209, 226, 238, 245, 250, 253, 254, 255],
    [0, 0, 0, 0, 0, 0, 0, 0, 53, 168, 244, 255],
    [0, 0, 0, 0, 0, 0, 29, 180, 255],
    [0, 0, 0, 0, 0, 85, 241, 255],
    [0, 0, 0, 0, 109, 253, 255],
  ]
  private static let ofRadius12: [[Int]] = [
    [
      0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 31, 76, 106, 135, 164, 193, 209, 221,
      232, 238, 244, 249, 251, 253, 254, 255,
    ],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 29, 101, 163, 225, 255],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 51, 167, 252, 255],
    [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 32, 183, 255],
    [0, 0, 0, 0, 0, 0, 0, 0, 1, 108, 243, 255],
    [0, 0, 0, 0, 0, 0, 0, 10, 179, 255],
  ]

  @Test(arguments: [(8, ofRadius8), (12, ofRadius12)] as [(CGFloat, [[Int]])])
  func halfRoundedTagsAreThoseOfIOS(_ radius: CGFloat, _ recorded: [[Int]]) throws {
    let rect = CGRect(x: 0, y: 0, width: 42, height: 2 * radius)
    for corners: UIRectCorner in [.allCorners, [.topLeft, .bottomLeft]] {
      let image = filled(
        UIBezierPath(
          roundedRect: rect, byRoundingCorners: corners,
          cornerRadii: CGSize(width: radius, height: radius)), rect.size)
      for (y, row) in recorded.enumerated() {
        for (x, opacity) in row.enumerated() {
          let own = Int(image.rgba(x, y)[3])
          #expect(abs(own - opacity) <= 2, "\(own) at \(x) \(y), \(opacity) on iOS")
        }
      }
      #expect(image.rgba(83, 0)[3] == (corners == .allCorners ? 0 : 255))
    }
  }

  private func filled(_ path: UIBezierPath, _ size: CGSize) -> UIImage {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    return UIGraphicsImageRenderer(size: size, format: format).image { _ in path.fill() }
  }
}
