import UIKit

extension Overlay {
  /// A picture with the fingers that are down drawn over it: a translucent disc each, and around
  /// one that has just come down a ring.
  ///
  /// Nil where no finger is down, or there is no memory for it.
  ///
  /// - Parameters:
  ///   - scale: pixels per point of the picture.
  ///   - fingers: where they are, in points, and since how many seconds.
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

  /// How wide a fingertip is, in points.
  private static let fingertip: CGFloat = 26
  /// How wide the ring around one is that has just come down, in points.
  private static let ringWidth: CGFloat = 40
  /// How long a finger has just come down, in seconds.
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

  /// A white line with a dark edge, to be seen on any ground.
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
