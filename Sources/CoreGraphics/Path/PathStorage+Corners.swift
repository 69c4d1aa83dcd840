/// Where the parts of a path meet: how many go on nearly straight, and the points of all others.
struct PathCorners: Equatable {
  var gentle = 0
  var sharp: [CGPoint] = []
}

extension PathStorage {
  /// The corners between the path's lines and curves; those are gentle whose turn has a greater
  /// cosine. Parts without length have none.
  ///
  /// Complexity: O(steps).
  func corners(gentlerThan cosine: CGFloat) -> PathCorners {
    var finder = CornerFinder(cosine: cosine)
    forEach { verb, points in finder.add(verb, points) }
    return finder.corners
  }

  /// Adds parts without length, which a pen with round ends makes discs.
  mutating func addDots(at points: [CGPoint]) {
    for point in points {
      move(to: point)
      addLine(to: point)
    }
  }
}

private struct CornerFinder {
  let cosine: CGFloat
  var corners = PathCorners()
  private var start = CGPoint.zero
  private var last = CGPoint.zero
  /// The directions that the part so far begins with and ends with.
  private var first: CGVector?
  private var current: CGVector?

  init(cosine: CGFloat) { self.cosine = cosine }

  mutating func add(_ verb: CGPathElementType, _ points: ArraySlice<CGPoint>) {
    switch verb {
    case .moveToPoint:
      start = points.first ?? start
      last = start
      (first, current) = (nil, nil)
    case .addLineToPoint, .addQuadCurveToPoint, .addCurveToPoint:
      go(through: points)
    case .closeSubpath:
      go(through: [start])
      if let first { turn(to: first, at: start) }
      (first, current) = (nil, nil)
    }
  }

  /// A curve leaves towards the first point that is elsewhere, and comes from the last such.
  private mutating func go(through points: ArraySlice<CGPoint>) {
    guard let end = points.last else { return }
    let from = last
    last = end
    guard let next = points.first(where: { $0 != from }),
      let before = points.last(where: { $0 != end }) ?? (from != end ? from : nil)
    else { return }
    let leaving = Self.direction(from, next)
    turn(to: leaving, at: from)
    if first == nil { first = leaving }
    current = Self.direction(before, end)
  }

  private mutating func turn(to direction: CGVector, at point: CGPoint) {
    guard let current else { return }
    if current.dx * direction.dx + current.dy * direction.dy >= cosine {
      corners.gentle += 1
    } else {
      corners.sharp.append(point)
    }
  }

  private static func direction(_ from: CGPoint, _ to: CGPoint) -> CGVector {
    let way = CGVector(dx: to.x - from.x, dy: to.y - from.y)
    return CGVector(dx: way.dx / way.length, dy: way.dy / way.length)
  }
}
