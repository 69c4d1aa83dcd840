extension PathStorage {
  /// The bounding box including control points; null without points.
  package var controlBounds: CGRect { CGRect(enclosing: points) }

  /// The bounding box without control points; null if empty.
  package var tightBounds: CGRect {
    var extremes: [CGPoint] = []
    var last = CGPoint.zero
    var start = CGPoint.zero
    forEach { verb, points in
      switch verb {
      case .closeSubpath:
        last = start
        return
      case .addQuadCurveToPoint:
        let (control, end) = (points[points.startIndex], points[points.startIndex + 1])
        for t in Self.quadExtremes(last.x, control.x, end.x)
          + Self.quadExtremes(last.y, control.y, end.y)
        {
          extremes.append(Self.quad(last, control, end, at: t))
        }
      case .addCurveToPoint:
        let first = points.startIndex
        let (c1, c2, end) = (points[first], points[first + 1], points[first + 2])
        for t in Self.cubicExtremes(last.x, c1.x, c2.x, end.x)
          + Self.cubicExtremes(last.y, c1.y, c2.y, end.y)
        {
          extremes.append(Self.cubic(last, c1, c2, end, at: t))
        }
      case .moveToPoint, .addLineToPoint:
        break
      }
      guard let end = points.last else { return }
      if verb == .moveToPoint { start = end }
      extremes.append(end)
      last = end
    }
    return CGRect(enclosing: extremes)
  }

  package static func quad(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, at t: CGFloat) -> CGPoint {
    let s = 1 - t
    return CGPoint(
      x: s * s * a.x + 2 * s * t * b.x + t * t * c.x,
      y: s * s * a.y + 2 * s * t * b.y + t * t * c.y)
  }

  package static func cubic(
    _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, at t: CGFloat
  ) -> CGPoint {
    let s = 1 - t
    let (wa, wb, wc, wd) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
    return CGPoint(
      x: wa * a.x + wb * b.x + wc * c.x + wd * d.x,
      y: wa * a.y + wb * b.y + wc * c.y + wd * d.y)
  }

  private static func quadExtremes(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
    let divisor = a - 2 * b + c
    guard divisor != 0 else { return [] }
    return [(a - b) / divisor].filter { $0 > 0 && $0 < 1 }
  }

  private static func cubicExtremes(
    _ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat
  ) -> [CGFloat] {
    // The derivative divided by 3: p·t² + q·t + r.
    let p = -a + 3 * b - 3 * c + d
    let q = 2 * (a - 2 * b + c)
    let r = b - a
    var roots: [CGFloat] = []
    if abs(p) < 1e-12 {
      if q != 0 { roots = [-r / q] }
    } else {
      let discriminant = q * q - 4 * p * r
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        roots = [(-q + root) / (2 * p), (-q - root) / (2 * p)]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }
  }
}
