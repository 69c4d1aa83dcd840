/// An element of a path.
package enum VectorStep: Equatable, Sendable {
  case move(VectorPoint)
  case line(VectorPoint)
  /// A cubic Bézier curve: two control points and the end.
  case curve(VectorPoint, VectorPoint, VectorPoint)
  case close
}

/// A path of lines and curves. Elements with nonfinite numbers are ignored.
package struct VectorPath: Equatable, Sendable {
  package private(set) var steps: [VectorStep] = []
  /// The current point.
  private(set) var current = VectorPoint.zero
  private var start = VectorPoint.zero

  package init() {}

  package var isEmpty: Bool { steps.isEmpty }

  package mutating func move(to point: VectorPoint) {
    guard point.isFinite else { return }
    steps.append(.move(point))
    (current, start) = (point, point)
  }

  package mutating func line(to point: VectorPoint) {
    guard point.isFinite else { return }
    begin()
    steps.append(.line(point))
    current = point
  }

  package mutating func curve(to end: VectorPoint, _ first: VectorPoint, _ second: VectorPoint) {
    guard end.isFinite, first.isFinite, second.isFinite else { return }
    begin()
    steps.append(.curve(first, second, end))
    current = end
  }

  /// Adds a quadratic curve, converted to a cubic one.
  mutating func quadratic(to end: VectorPoint, _ control: VectorPoint) {
    curve(
      to: end, current + (control - current) * (2.0 / 3), end + (control - end) * (2.0 / 3))
  }

  package mutating func close() {
    guard let last = steps.last, last != .close else { return }
    steps.append(.close)
    current = start
  }

  /// Begins a subpath if the path is empty or was closed.
  private mutating func begin() {
    if steps.isEmpty || steps.last == .close { move(to: current) }
  }

  mutating func append(_ other: VectorPath) {
    steps.append(contentsOf: other.steps)
    (current, start) = (other.current, other.start)
  }

  package func mapped(by map: VectorTransform) -> VectorPath {
    guard map != .identity else { return self }
    var path = VectorPath()
    for step in steps {
      switch step {
      case .move(let point): path.move(to: map.apply(point))
      case .line(let point): path.line(to: map.apply(point))
      case .curve(let first, let second, let end):
        path.curve(to: map.apply(end), map.apply(first), map.apply(second))
      case .close: path.close()
      }
    }
    return path
  }
}
