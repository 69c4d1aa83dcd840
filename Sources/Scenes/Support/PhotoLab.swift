import ImageIO
import UIKit

/// Creates photographs from drawings: JPEG files, decoded as an app does.
enum PhotoLab {
  /// Draws a picture, encodes it as JPEG in memory and decodes that. Returns nil if memory is
  /// insufficient.
  ///
  /// - Parameter size: the picture's size in pixels, one per point.
  @MainActor
  static func photograph(size: CGSize, drawing: (CGContext) -> Void) -> UIImage? {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    format.opaque = true
    let drawn = UIGraphicsImageRenderer(size: size, format: format).image {
      drawing($0.cgContext)
    }
    guard let picture = drawn.cgImage, let file = try? JPEGEncoder(quality: 92).encode(picture)
    else { return nil }
    return UIImage(data: file)
  }
}
