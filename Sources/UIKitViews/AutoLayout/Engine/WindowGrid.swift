/// The pixel grid of a window, relative to a view, to which rectangles are rounded.
@MainActor
struct WindowGrid: Equatable {
  private let scale: CGFloat
  private let origin: CGPoint

  /// Creates the grid relative to a view; nil for a view at a whole pixel.
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
    // Whole points are whole pixels, and do not affect the rounding.
    self.origin = CGPoint(
      x: origin.x - origin.x.rounded(.down), y: origin.y - origin.y.rounded(.down))
  }

  /// Returns a rectangle of the view with its edges rounded to pixels of the window, halves up. Its
  /// origin is relative to the whole point of the window before the view's origin.
  func rounded(_ rect: CGRect) -> CGRect {
    let (left, top) = (nearest(origin.x + rect.minX), nearest(origin.y + rect.minY))
    return CGRect(
      x: left, y: top, width: nearest(origin.x + rect.maxX) - left,
      height: nearest(origin.y + rect.maxY) - top)
  }

  /// Returns a point of the view rounded to the nearest pixel of the window, relative to the same
  /// point as rectangles.
  func roundedOrigin(_ point: CGPoint) -> CGPoint {
    CGPoint(x: nearest(origin.x + point.x), y: nearest(origin.y + point.y))
  }

  /// The tolerance for rounding errors, in pixels.
  private static let slack = 1e-6

  private func nearest(_ coordinate: CGFloat) -> CGFloat {
    (coordinate * scale + 0.5 + Self.slack).rounded(.down) / scale
  }
}
