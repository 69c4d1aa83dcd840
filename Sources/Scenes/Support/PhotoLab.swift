import ImageIO
import UIKit

/// Makes photographs of drawings: JPEG files, read back as an app reads them.
enum PhotoLab {
  /// Draws a picture, writes it as JPEG in memory and reads that; nil where there is no memory for
  /// it.
  ///
  /// - Parameter size: the picture's size in pixels, one to a point.
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
