/// The pixels of a window, seen from a view: exact rectangles become frames on it.
@MainActor
struct WindowGrid: Equatable {
  private let scale: CGFloat
  private let origin: CGPoint

  /// The grid as a view meets it; nil for a view at a whole pixel.
  ///
  /// - Complexity: O(depth).
  init(host: UIView?) {
    scale = host?.pixelScale ?? ScreenSettings.current.scale
    var (origin, view) = (CGPoint.zero, host)
    while let current = view, current.superview != nil {
      let frame = current.untransformedFrame
      origin.x += frame.minX
      origin.y += frame.minY
      view = current.superview
    }
    // Whole points are whole pixels: that far away nothing is rounded otherwise.
    self.origin = CGPoint(
      x: origin.x - origin.x.rounded(.down), y: origin.y - origin.y.rounded(.down))
  }

  /// A rectangle of the view whose edges lie on pixels of the window; halves go up. Its origin
  /// counts from that whole point of the window which lies before the view's.
  func rounded(_ rect: CGRect) -> CGRect {
    let (left, top) = (nearest(origin.x + rect.minX), nearest(origin.y + rect.minY))
    return CGRect(
      x: left, y: top, width: nearest(origin.x + rect.maxX) - left,
      height: nearest(origin.y + rect.maxY) - top)
  }

  /// A point of the view on the nearest pixel of the window, counted as rectangles are.
  func roundedOrigin(_ point: CGPoint) -> CGPoint {
    CGPoint(x: nearest(origin.x + point.x), y: nearest(origin.y + point.y))
  }

  /// What arithmetic may be off by, in pixels.
  private static let slack = 1e-6

  private func nearest(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5 + Self.slack).rounded(.down) / scale
  }
}
