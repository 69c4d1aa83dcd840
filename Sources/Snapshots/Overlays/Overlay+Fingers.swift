import UIKit

extension Overlay {
  /// Returns a picture with the current touches drawn over it: a translucent disc for each, and a
  /// ring around one that has just begun.
  ///
  /// Nil if there are no touches, or no memory.
  ///
  /// - Parameters:
  ///   - scale: The scale of the picture, in pixels per point.
  ///   - fingers: The touches with their points and ages in seconds.
  package static func touched(
    _ picture: Bitmap, scale: CGFloat, _ fingers: [(point: CGPoint, age: TimeInterval)]
  ) -> Bitmap? {
    guard !fingers.isEmpty else { return nil }
    return over(picture, scale: scale) { _ in
      for finger in fingers {
        disc(at: finger.point)
        if finger.age < newness { ring(at: finger.point) }
      }
    }
  }

  /// The diameter of a touch, in points.
  private static let fingertip: CGFloat = 26
  /// The diameter of the ring around a new touch, in points.
  private static let ringWidth: CGFloat = 40
  /// The duration for which a touch is new, in seconds.
  private static let newness: TimeInterval = 0.1

  private static func disc(at point: CGPoint) {
    let disc = UIBezierPath(ovalIn: square(fingertip, around: point))
    UIColor(white: 0, alpha: 0.35).setFill()
    disc.fill()
    outline(disc, width: 2)
  }

  private static func ring(at point: CGPoint) {
    outline(UIBezierPath(ovalIn: square(ringWidth, around: point)), width: 3)
  }

  /// Strokes a white line with a dark edge, visible on any background.
  private static func outline(_ path: UIBezierPath, width: CGFloat) {
    path.lineWidth = width + 2
    UIColor(white: 0, alpha: 0.45).setStroke()
    path.stroke()
    path.lineWidth = width
    UIColor(white: 1, alpha: 0.95).setStroke()
    path.stroke()
  }

  private static func square(_ side: CGFloat, around point: CGPoint) -> CGRect {
    CGRect(x: point.x - side / 2, y: point.y - side / 2, width: side, height: side)
  }
}
