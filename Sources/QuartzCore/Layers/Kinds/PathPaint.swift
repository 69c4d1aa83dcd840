/// A path filled or stroked with a colour, in points.
@MainActor
struct PathPaint: CustomPaint, Equatable {
  struct Line: Equatable {
    let width: CGFloat
    let cap: CGLineCap
    let join: CGLineJoin
    let miterLimit: CGFloat
    let dashPhase: CGFloat
    let dashes: [CGFloat]
  }

  enum Kind: Equatable {
    case fill(CGPathFillRule)
    case stroke(Line)
  }

  let path: CGPath
  let color: CGColor
  let kind: Kind

  /// The bounding box of the drawing, in points.
  var bounds: CGRect {
    guard case .stroke(let line) = kind else { return path.boundingBox }
    // A square cap extends by 0.71 widths, a mitre by half its limit.
    let reach = line.width * max(0.75, line.join == .miter ? line.miterLimit / 2 : 0)
    return path.boundingBox.insetBy(dx: -reach, dy: -reach)
  }

  func draw(in context: CGContext) {
    context.addPath(path)
    switch kind {
    case .fill(let rule):
      context.setFillColor(color)
      context.fillPath(using: rule)
    case .stroke(let line):
      context.setStrokeColor(color)
      context.setLineWidth(line.width)
      context.setLineCap(line.cap)
      context.setLineJoin(line.join)
      context.setMiterLimit(line.miterLimit)
      if line.dashes.contains(where: { $0 > 0 }) && line.dashes.allSatisfy({ $0 >= 0 }) {
        context.setLineDash(phase: line.dashPhase, lengths: line.dashes)
      }
      context.strokePath()
    }
  }

  func isEqual(to other: any CustomPaint) -> Bool { self == other as? PathPaint }
}

extension CGPath {
  /// Returns the part of the path between two fractions of its length; the path itself for all of
  /// it, nil for an empty part. Curves become lines with a deviation of at most a hundredth of a
  /// unit.
  ///
  /// - Complexity: O(elements).
  func part(from start: CGFloat, to end: CGFloat) -> CGPath? {
    let (start, end) = (RGBA.clamped(start), RGBA.clamped(end))
    if start == 0 && end == 1 { return self }
    guard start < end else { return nil }
    let lines = storage.flattened(tolerance: 0.01).map(\.outline)
    let total = lines.reduce(0) { $0 + $1.length }
    var (result, passed) = (PathStorage(), CGFloat.zero)
    for line in lines {
      line.add(from: start * total - passed, to: end * total - passed, into: &result)
      passed += line.length
    }
    return CGPath(storage: result)
  }
}

extension PathStorage.Polyline {
  /// All points, with the first one repeated if the line is closed.
  fileprivate var outline: [CGPoint] { isClosed ? points + points.prefix(1) : points }
}

extension [CGPoint] {
  fileprivate var length: CGFloat {
    zip(self, dropFirst()).reduce(0) { $0 + segmentLength($1.0, $1.1) }
  }

  /// Adds the part between two distances from the first point.
  fileprivate func add(from start: CGFloat, to end: CGFloat, into path: inout PathStorage) {
    var (passed, isDrawing) = (CGFloat.zero, false)
    for (a, b) in zip(self, dropFirst()) {
      let length = segmentLength(a, b)
      defer { passed += length }
      guard length > 0, passed + length > start, passed < end else { continue }
      func point(_ distance: CGFloat) -> CGPoint {
        let part = Swift.min(Swift.max((distance - passed) / length, 0), 1)
        return CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
      }
      if !isDrawing { path.move(to: point(start)) }
      isDrawing = true
      path.addLine(to: point(end))
    }
  }
}

/// Returns the distance of two points.
private func segmentLength(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
  ((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y)).squareRoot()
}
