import Foundation

extension VectorPath {
  /// The length of the control handles of a quarter circle with radius 1.
  private static let quarter = 0.5522847498307936

  mutating func rectangle(x: Double, y: Double, width: Double, height: Double) {
    move(to: VectorPoint(x, y))
    line(to: VectorPoint(x + width, y))
    line(to: VectorPoint(x + width, y + height))
    line(to: VectorPoint(x, y + height))
    close()
  }

  /// Adds a rectangle with elliptical corners, clockwise from the end of the upper left one.
  mutating func roundedRectangle(
    x: Double, y: Double, width: Double, height: Double, rx: Double, ry: Double
  ) {
    let (kx, ky) = (rx * (1 - Self.quarter), ry * (1 - Self.quarter))
    let (right, bottom) = (x + width, y + height)
    move(to: VectorPoint(x + rx, y))
    line(to: VectorPoint(right - rx, y))
    curve(
      to: VectorPoint(right, y + ry), VectorPoint(right - kx, y), VectorPoint(right, y + ky))
    line(to: VectorPoint(right, bottom - ry))
    curve(
      to: VectorPoint(right - rx, bottom), VectorPoint(right, bottom - ky),
      VectorPoint(right - kx, bottom))
    line(to: VectorPoint(x + rx, bottom))
    curve(
      to: VectorPoint(x, bottom - ry), VectorPoint(x + kx, bottom), VectorPoint(x, bottom - ky))
    line(to: VectorPoint(x, y + ry))
    curve(to: VectorPoint(x + rx, y), VectorPoint(x, y + ky), VectorPoint(x + kx, y))
    close()
  }

  mutating func ellipse(x: Double, y: Double, rx: Double, ry: Double) {
    let (kx, ky) = (rx * Self.quarter, ry * Self.quarter)
    move(to: VectorPoint(x + rx, y))
    curve(to: VectorPoint(x, y + ry), VectorPoint(x + rx, y + ky), VectorPoint(x + kx, y + ry))
    curve(to: VectorPoint(x - rx, y), VectorPoint(x - kx, y + ry), VectorPoint(x - rx, y + ky))
    curve(to: VectorPoint(x, y - ry), VectorPoint(x - rx, y - ky), VectorPoint(x - kx, y - ry))
    curve(to: VectorPoint(x + rx, y), VectorPoint(x + kx, y - ry), VectorPoint(x + rx, y - ky))
    close()
  }

  /// Adds an elliptical arc from the current point to `end`, as curves of at most a quarter.
  ///
  /// Insufficient radii are increased; without a radius the arc is a line. Source: SVG 1.1,
  /// implementation notes F.6.
  ///
  /// - Parameters:
  ///   - turn: The rotation of the ellipse, in degrees.
  ///   - isLarge: Whether to use the longer of two arcs.
  ///   - isSweep: Whether the arc goes from x towards y.
  mutating func arc(
    to end: VectorPoint, rx: Double, ry: Double, turn: Double, isLarge: Bool, isSweep: Bool
  ) {
    let start = current
    guard start != end else { return }
    var (rx, ry) = (abs(rx), abs(ry))
    guard rx > 0, ry > 0, rx.isFinite, ry.isFinite, end.isFinite, turn.isFinite else {
      line(to: end)
      return
    }
    let phi = turn * .pi / 180
    let (cosine, sine) = (cos(phi), sin(phi))
    let half = (start - end) * 0.5
    let x = cosine * half.x + sine * half.y
    let y = -sine * half.x + cosine * half.y
    let reach = (x / rx) * (x / rx) + (y / ry) * (y / ry)
    if reach > 1 {
      rx *= reach.squareRoot()
      ry *= reach.squareRoot()
    }
    let ratio = (rx * y) * (rx * y) + (ry * x) * (ry * x)
    let root = max(0, (rx * ry) * (rx * ry) / ratio - 1).squareRoot()
    let factor = isLarge == isSweep ? -root : root
    let (centerX, centerY) = (factor * rx * y / ry, -factor * ry * x / rx)
    let from = atan2((y - centerY) / ry, (x - centerX) / rx)
    var sweep = atan2((-y - centerY) / ry, (-x - centerX) / rx) - from
    if isSweep, sweep < 0 { sweep += 2 * .pi }
    if !isSweep, sweep > 0 { sweep -= 2 * .pi }
    let middle = (start + end) * 0.5
    let map = VectorTransform(
      a: rx * cosine, b: rx * sine, c: -ry * sine, d: ry * cosine,
      tx: cosine * centerX - sine * centerY + middle.x,
      ty: sine * centerX + cosine * centerY + middle.y)
    guard map.isFinite, sweep.isFinite else {
      line(to: end)
      return
    }
    addTurns(from: from, sweep: sweep, map: map, end: end)
  }

  /// Adds curves along the mapped unit circle.
  private mutating func addTurns(
    from: Double, sweep: Double, map: VectorTransform, end: VectorPoint
  ) {
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let delta = sweep / Double(count)
    let handle = 4.0 / 3 * tan(delta / 4)
    for index in 0..<count {
      let (first, second) = (from + Double(index) * delta, from + Double(index + 1) * delta)
      let one = VectorPoint(cos(first) - handle * sin(first), sin(first) + handle * cos(first))
      let two = VectorPoint(cos(second) + handle * sin(second), sin(second) - handle * cos(second))
      // The last curve ends exactly at `end`, regardless of rounding errors.
      let last = index == count - 1
      curve(
        to: last ? end : map.apply(VectorPoint(cos(second), sin(second))), map.apply(one),
        map.apply(two))
    }
  }
}
