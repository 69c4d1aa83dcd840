extension PathStorage {
  /// The path with each subpath reversed.
  package var reversed: PathStorage {
    var result = PathStorage()
    for part in parts.reversed() {
      guard let last = part.points.last else { continue }
      result.move(to: last)
      var end = part.points.count - 1
      for verb in part.verbs.reversed() {
        let count = verb.pointCount
        let points = part.points[(end - count)..<end].reversed()
        result.add(verb, ArraySlice(Array(points)))
        end -= count
      }
      if part.isClosed { result.close() }
    }
    return result
  }

  /// A subpath: its points, including the start, and the verbs between them.
  private struct Part {
    var points: [CGPoint]
    var verbs: [CGPathElementType] = []
    var isClosed = false
  }

  private var parts: [Part] {
    var parts: [Part] = []
    forEach { verb, points in
      switch verb {
      case .moveToPoint:
        parts.append(Part(points: Array(points)))
      case .closeSubpath:
        parts[parts.count - 1].isClosed = true
      default:
        parts[parts.count - 1].points += points
        parts[parts.count - 1].verbs.append(verb)
      }
    }
    return parts
  }
}
