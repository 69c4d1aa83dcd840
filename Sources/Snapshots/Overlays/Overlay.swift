import UIKit

/// Drawing of overlays on pictures.
@MainActor
package enum Overlay {
  /// Returns a copy of a picture with an overlay; nil without memory.
  ///
  /// - Parameters:
  ///   - scale: The scale of the picture, in pixels per point.
  ///   - draw: Draws the overlay, in points from the picture's top left corner.
  static func over(
    _ picture: Bitmap, scale: CGFloat, _ draw: (CGContext) -> Void
  ) -> Bitmap? {
    guard let copy = picture.copy() else { return nil }
    let context = copy.makeContext(scale: scale)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    draw(context)
    copy.flush()
    return copy
  }

  /// Draws a line inside the edge of a rectangle.
  static func stroke(_ rect: CGRect, _ color: UIColor, width: CGFloat = 1) {
    color.setFill()
    let inner = rect.insetBy(dx: width, dy: width)
    guard inner.width > 0, inner.height > 0 else { return UIRectFillUsingBlendMode(rect, .normal) }
    for side in [
      CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: width),
      CGRect(x: rect.minX, y: rect.maxY - width, width: rect.width, height: width),
      CGRect(x: rect.minX, y: inner.minY, width: width, height: inner.height),
      CGRect(x: rect.maxX - width, y: inner.minY, width: width, height: inner.height),
    ] {
      UIRectFillUsingBlendMode(side, .normal)
    }
  }

  /// Draws white text on a coloured background, with its top left corner at a point.
  static func tag(_ text: String, at point: CGPoint, _ color: UIColor, size: CGFloat = 9) {
    color.setFill()
    UIRectFillUsingBlendMode(CGRect(origin: point, size: tagSize(text, size: size)), .normal)
    text.draw(at: CGPoint(x: point.x + 2, y: point.y), withAttributes: tagAttributes(size))
  }

  /// Returns the size of a tag's background, in points.
  static func tagSize(_ text: String, size: CGFloat = 9) -> CGSize {
    let extent = text.size(withAttributes: tagAttributes(size))
    return CGSize(width: extent.width + 4, height: extent.height)
  }

  private static func tagAttributes(_ size: CGFloat) -> [NSAttributedString.Key: Any] {
    [.font: UIFont.systemFont(ofSize: size, weight: .semibold), .foregroundColor: UIColor.white]
  }
}
