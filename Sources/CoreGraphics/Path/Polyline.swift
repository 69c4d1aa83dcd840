import CCairo

extension PathStorage {
  /// Connected straight lines.
  package struct Polyline: Sendable {
    package var points: [CGPoint]
    package var isClosed: Bool
  }
}

extension [PathStorage.Polyline] {
  /// Sets Cairo's path to the lines in pixels.
  func emit(to cairo: OpaquePointer) {
    cairo_new_path(cairo)
    for line in self {
      for (index, point) in line.points.enumerated() {
        let point = point.limited
        if index == 0 {
          cairo_move_to(cairo, point.x, point.y)
        } else {
          cairo_line_to(cairo, point.x, point.y)
        }
      }
      if line.isClosed { cairo_close_path(cairo) }
    }
  }
}

extension CGPoint {
  /// The point limited to the range of fixed-point coordinates.
  var limited: CGPoint {
    let limit = CGContext.coordinateLimit
    return CGPoint(
      x: Swift.min(Swift.max(x, -limit), limit), y: Swift.min(Swift.max(y, -limit), limit))
  }
}
