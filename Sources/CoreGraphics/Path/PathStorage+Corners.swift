/// The corners of a path: the number of nearly straight ones, and the points of the others.
struct PathCorners: Equatable {
  var gentle = 0
  var sharp: [CGPoint] = []
}

extension PathStorage {
  /// Returns the corners between lines and curves; a corner is gentle if the cosine of its turn
  /// exceeds `cosine`. Zero-length elements have no corners.
  ///
  /// - Complexity: O(elements).
  func corners(gentlerThan cosine: CGFloat) -> PathCorners {
    var finder = CornerFinder(cosine: cosine)
    forEach { verb, points in finder.add(verb, points) }
    return finder.corners
  }

  /// Adds zero-length lines, which appear as discs with round caps.
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
  /// The directions at the start and the end of the subpath so far.
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
      addCorners(through: points)
    case .closeSubpath:
      addCorners(through: [start])
      if let first { turn(to: first, at: start) }
      (first, current) = (nil, nil)
    }
  }

  /// A curve's direction at the start is towards its first different point; at the end, from the
  /// last different one.
  private mutating func addCorners(through points: ArraySlice<CGPoint>) {
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
