import UIKit

/// Several pictures as one: side by side, each under a label.
@MainActor
enum ContactSheet {
  /// In points.
  private static let (gap, labelHeight): (CGFloat, CGFloat) = (8, 16)

  /// Draws the pictures on light grey, from left to right, pixel for pixel.
  ///
  /// - Parameter scale: of the pictures, in pixels per point.
  static func picture(
    of pictures: [(label: String, picture: CGImage)], scale: CGFloat
  ) throws(SnapshotError) -> CGImage {
    let sizes = pictures.map {
      CGSize(width: CGFloat($0.picture.width) / scale, height: CGFloat($0.picture.height) / scale)
    }
    let size = CGSize(
      width: sizes.reduce(gap) { $0 + $1.width + gap },
      height: gap + labelHeight + (sizes.map(\.height).max() ?? 0) + gap)
    let pixels = PixelSize(points: size, scale: scale)
    guard !pictures.isEmpty, let bitmap = Bitmap(width: pixels.width, height: pixels.height) else {
      throw .unusableSize(size, scale: scale)
    }
    let context = bitmap.makeContext(scale: scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    UIColor(white: 0.93, alpha: 1).setFill()
    UIRectFill(CGRect(origin: .zero, size: size))
    var x = gap
    for (entry, size) in zip(pictures, sizes) {
      entry.label.draw(
        at: CGPoint(x: x, y: 5),
        withAttributes: [.font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.darkGray])
      UIImage(cgImage: entry.picture, scale: scale, orientation: .up)
        .draw(at: CGPoint(x: x, y: gap + labelHeight))
      x += size.width + gap
    }
    bitmap.flush()
    return CGImage(sharing: bitmap)
  }
}
