/// The style of a stroke.
struct LineStyle {
  var width: CGFloat
  var cap: CGLineCap
  var join: CGLineJoin
  var miterLimit: CGFloat
}

extension PathStorage {
  /// Returns the stroked outline, to be filled with the winding rule: overlapping quadrilaterals
  /// for the segments and shapes for corners and ends, all with the same orientation.
  ///
  /// - Complexity: O(segments of the flattened path).
  func stroked(_ style: LineStyle, tolerance: CGFloat) -> PathStorage {
    var stroker = Stroker(style: style)
    for line in flattened(tolerance: tolerance) { stroker.add(line) }
    return stroker.result
  }

  /// Returns the path divided into dashes; `lengths` alternates dashes and gaps.
  func dashed(phase: CGFloat, lengths: [CGFloat], tolerance: CGFloat) -> PathStorage {
    let total = lengths.reduce(0, +)
    guard phase.isFinite, total.isFinite, total > 0, lengths.allSatisfy({ $0 >= 0 }) else {
      return self
    }
    var result = PathStorage()
    for line in flattened(tolerance: tolerance) {
      let points = line.isClosed ? line.points + line.points.prefix(1) : line.points
      let length = zip(points, points.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
      // A line with this many dashes is indistinguishable from a solid one.
      guard length / total < 100_000 else { return self }
      Self.dash(points, Dashes(phase: phase, lengths: lengths), into: &result)
    }
    return result
  }

  private static func dash(_ points: [CGPoint], _ dashes: Dashes, into result: inout PathStorage) {
    var dashes = dashes
    guard let first = points.first else { return }
    if dashes.isInk { result.move(to: first) }
    for (from, to) in zip(points, points.dropFirst()) {
      let length = distance(from, to)
      var done: CGFloat = 0
      while length - done > dashes.left {
        done += dashes.left
        let t = done / length
        let point = CGPoint(x: from.x + (to.x - from.x) * t, y: from.y + (to.y - from.y) * t)
        if dashes.isInk { result.addLine(to: point) }
        dashes.next()
        if dashes.isInk { result.move(to: point) }
      }
      dashes.left -= length - done
      if dashes.isInk { result.addLine(to: to) }
    }
  }

  private static func distance(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
    ((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y)).squareRoot()
  }
}

/// A position in a dash pattern.
private struct Dashes {
  let lengths: [CGFloat]
  private var index = 0
  /// The remaining length of the current dash or gap.
  var left: CGFloat

  var isInk: Bool { index.isMultiple(of: 2) }

  init(phase: CGFloat, lengths: [CGFloat]) {
    // An odd pattern repeats with dashes and gaps exchanged.
    self.lengths = lengths.count.isMultiple(of: 2) ? lengths : lengths + lengths
    let total = self.lengths.reduce(0, +)
    var phase = phase.truncatingRemainder(dividingBy: total)
    if phase < 0 { phase += total }
    left = self.lengths[0]
    while phase >= left, phase > 0 {
      phase -= left
      next()
    }
    left -= phase
  }

  mutating func next() {
    index = (index + 1) % lengths.count
    left = lengths[index]
  }
}

/// Builds the parts of a stroked outline.
private struct Stroker {
  let style: LineStyle
  var result = PathStorage()

  private var reach: CGFloat { style.width / 2 }

  init(style: LineStyle) {
    self.style = style
  }

  mutating func add(_ line: PathStorage.Polyline) {
    var points: [CGPoint] = []
    for point in line.points where points.last != point { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else {
      if let point = points.first, line.isClosed || line.points.count > 1 { addDot(at: point) }
      return
    }
    if line.isClosed { points.append(points[0]) }
    let directions = zip(points, points.dropFirst()).map { Self.unit(from: $0, to: $1) }
    for (index, direction) in directions.enumerated() {
      addSegment(from: points[index], to: points[index + 1], along: direction)
      if index > 0 { addJoin(at: points[index], from: directions[index - 1], to: direction) }
    }
    if line.isClosed {
      addJoin(at: points[0], from: directions[directions.count - 1], to: directions[0])
    } else {
      addCap(at: points[0], outwards: CGVector(dx: -directions[0].dx, dy: -directions[0].dy))
      addCap(at: points[points.count - 1], outwards: directions[directions.count - 1])
    }
  }

  /// Adds the caps of a zero-length line.
  private mutating func addDot(at point: CGPoint) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      result.addRect(
        CGRect(
          x: point.x - reach, y: point.y - reach, width: style.width, height: style.width))
    }
  }

  private mutating func addSegment(from: CGPoint, to: CGPoint, along u: CGVector) {
    let side = CGVector(dx: -u.dy * reach, dy: u.dx * reach)
    addPolygon([from - side, to - side, to + side, from + side])
  }

  private mutating func addCap(at point: CGPoint, outwards u: CGVector) {
    switch style.cap {
    case .butt: break
    case .round: addCircle(at: point)
    case .square:
      let end = point + CGVector(dx: u.dx * reach, dy: u.dy * reach)
      addSegment(from: point, to: end, along: u)
    }
  }

  private mutating func addJoin(at point: CGPoint, from u: CGVector, to v: CGVector) {
    let cross = u.dx * v.dy - u.dy * v.dx
    let dot = u.dx * v.dx + u.dy * v.dy
    guard abs(cross) > 1e-9 || dot < 0 else { return }
    // Corners of flattened curves are so small that bevels suffice.
    if style.join == .round, dot < 0.97 {
      addCircle(at: point)
      return
    }
    let outer: CGFloat = cross > 0 ? -reach : reach
    let first = point + CGVector(dx: -u.dy * outer, dy: u.dx * outer)
    let second = point + CGVector(dx: -v.dy * outer, dy: v.dx * outer)
    // 1 / sin²(θ/2) for the angle θ between the sides.
    let ratio = dot > -1 ? 2 / (1 + dot) : .infinity
    guard style.join == .miter, ratio <= style.miterLimit * style.miterLimit, ratio.isFinite else {
      addPolygon([point, first, second])
      return
    }
    let middle = CGVector(
      dx: (first.x + second.x) / 2 - point.x, dy: (first.y + second.y) / 2 - point.y)
    addPolygon([
      point, first, point + CGVector(dx: middle.dx * ratio, dy: middle.dy * ratio), second,
    ])
  }

  private mutating func addCircle(at point: CGPoint) {
    result.addEllipse(
      in: CGRect(x: point.x - reach, y: point.y - reach, width: style.width, height: style.width))
  }

  /// Adds a polygon with the orientation of circles and rectangles, from x towards y.
  private mutating func addPolygon(_ points: [CGPoint]) {
    var area: CGFloat = 0
    for (a, b) in zip(points, points.dropFirst() + points.prefix(1)) {
      area += a.x * b.y - b.x * a.y
    }
    let turned = area < 0 ? points.reversed() : points
    for (index, point) in turned.enumerated() {
      if index == 0 { result.move(to: point) } else { result.addLine(to: point) }
    }
    result.close()
  }

  private static func unit(from: CGPoint, to: CGPoint) -> CGVector {
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let length = (dx * dx + dy * dy).squareRoot()
    return CGVector(dx: dx / length, dy: dy / length)
  }
}

private func + (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x + vector.dx, y: point.y + vector.dy)
}

private func - (point: CGPoint, vector: CGVector) -> CGPoint {
  CGPoint(x: point.x - vector.dx, y: point.y - vector.dy)
}
