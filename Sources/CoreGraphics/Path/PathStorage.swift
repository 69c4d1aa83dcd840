/// The elements of a path as a value: verbs and their points.
///
/// Elements with numbers that are not finite are ignored.
package struct PathStorage: Equatable, Hashable, Sendable {
  package private(set) var verbs: [CGPathElementType] = []
  package private(set) var points: [CGPoint] = []
  private var start = CGPoint.zero
  /// The current point; nil if the path is empty.
  package private(set) var currentPoint: CGPoint?

  package init() {}

  package var isEmpty: Bool { verbs.isEmpty }

  /// The size in memory.
  var byteCount: Int {
    verbs.count * MemoryLayout<CGPathElementType>.stride
      + points.count * MemoryLayout<CGPoint>.stride
  }

  package mutating func move(to point: CGPoint) {
    guard point.isFinite else { return }
    verbs.append(.moveToPoint)
    points.append(point)
    start = point
    currentPoint = point
  }

  package mutating func addLine(to point: CGPoint) {
    guard point.isFinite, beginIfClosed() else { return }
    verbs.append(.addLineToPoint)
    points.append(point)
    currentPoint = point
  }

  package mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
    guard end.isFinite, control.isFinite, beginIfClosed() else { return }
    verbs.append(.addQuadCurveToPoint)
    points.append(control)
    points.append(end)
    currentPoint = end
  }

  package mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    guard end.isFinite, control1.isFinite, control2.isFinite, beginIfClosed() else { return }
    verbs.append(.addCurveToPoint)
    points.append(control1)
    points.append(control2)
    points.append(end)
    currentPoint = end
  }

  package mutating func close() {
    guard let last = verbs.last, last != .closeSubpath else { return }
    verbs.append(.closeSubpath)
    currentPoint = start
  }

  /// An element after a close begins a new subpath at the start of the closed one.
  private mutating func beginIfClosed() -> Bool {
    guard let currentPoint else { return false }
    if verbs.last == .closeSubpath { move(to: currentPoint) }
    return true
  }

  /// Calls a closure with the verb and the points of each element in order.
  package func forEach(_ body: (CGPathElementType, ArraySlice<CGPoint>) -> Void) {
    var index = 0
    for verb in verbs {
      let end = index + verb.pointCount
      body(verb, points[index..<end])
      index = end
    }
  }

  package mutating func append(_ other: PathStorage, transform: CGAffineTransform) {
    if isEmpty, transform.isIdentity {
      self = other
      return
    }
    other.forEach { verb, points in
      let mapped = transform.isIdentity ? points : ArraySlice(points.map { $0.applying(transform) })
      add(verb, mapped)
    }
  }

  package mutating func add(_ verb: CGPathElementType, _ points: ArraySlice<CGPoint>) {
    let first = points.startIndex
    switch verb {
    case .moveToPoint: move(to: points[first])
    case .addLineToPoint: addLine(to: points[first])
    case .addQuadCurveToPoint: addQuadCurve(to: points[first + 1], control: points[first])
    case .addCurveToPoint:
      addCurve(to: points[first + 2], control1: points[first], control2: points[first + 1])
    case .closeSubpath: close()
    }
  }

  package func applying(_ transform: CGAffineTransform) -> PathStorage {
    var result = PathStorage()
    result.append(self, transform: transform)
    return result
  }

  package static func == (first: PathStorage, second: PathStorage) -> Bool {
    first.verbs == second.verbs && first.points == second.points
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(verbs)
    hasher.combine(points)
  }
}
