import CoreGraphics

/// The points along a path and their times.
struct PathFrames {
  private(set) var frames: [[Double]] = []
  private(set) var times: [Double] = []

  /// The number of straight segments of a curve.
  private static let pieces = 32

  /// Creates the points and times of a motion along a path.
  ///
  /// - Parameter isPaced: Whether the speed is constant; otherwise each line and curve takes the
  ///   same time.
  init(_ path: CGPath, isPaced: Bool) {
    var stretches: [[CGPoint]] = []
    var (here, start) = (CGPoint.zero, CGPoint.zero)
    path.applyWithBlock { element in
      let points = element.pointee.points
      switch element.pointee.type {
      case .moveToPoint:
        (here, start) = (points[0], points[0])
        if stretches.isEmpty { self.frames = [[Double(here.x), Double(here.y)]] }
      case .addLineToPoint: stretches.append([points[0]])
      case .addQuadCurveToPoint:
        stretches.append(Self.curve([here, points[0], points[1]]))
      case .addCurveToPoint:
        stretches.append(Self.curve([here, points[0], points[1], points[2]]))
      case .closeSubpath: if here != start { stretches.append([start]) }
      @unknown default: break
      }
      here = stretches.last?.last ?? here
    }
    times = frames.map { _ in 0 }
    for (index, stretch) in stretches.enumerated() {
      for (step, point) in stretch.enumerated() {
        frames.append([Double(point.x), Double(point.y)])
        times.append(
          (Double(index) + Double(step + 1) / Double(stretch.count)) / Double(stretches.count))
      }
    }
    if isPaced { times = Self.pacedTimes(frames) }
  }

  /// The directions of the pieces of the path, in radians: from each point to the next, and at the
  /// last point that of the last piece. Empty for a single point.
  var directions: [Double] {
    let pieces = zip(frames, frames.dropFirst()).map { from, to in
      atan2(to[1] - from[1], to[0] - from[0])
    }
    return pieces + [pieces.last].compactMap { $0 }
  }

  /// Returns the times of values at constant speed, 0 to 1.
  static func pacedTimes(_ frames: [[Double]]) -> [Double] {
    var ways = [0.0]
    for (from, to) in zip(frames, frames.dropFirst()) {
      let square = zip(from, to).reduce(0) { $0 + ($1.1 - $1.0) * ($1.1 - $1.0) }
      ways.append((ways.last ?? 0) + square.squareRoot())
    }
    let whole = ways.last ?? 0
    return whole > 0 ? ways.map { $0 / whole } : ways
  }

  /// Returns the points of a Bézier curve after its first, by de Casteljau's algorithm.
  private static func curve(_ controls: [CGPoint]) -> [CGPoint] {
    (1...pieces).map { piece in
      let part = CGFloat(piece) / CGFloat(pieces)
      var points = controls
      while points.count > 1 {
        points = zip(points, points.dropFirst()).map {
          CGPoint(x: $0.x + ($1.x - $0.x) * part, y: $0.y + ($1.y - $0.y) * part)
        }
      }
      return points[0]
    }
  }
}
