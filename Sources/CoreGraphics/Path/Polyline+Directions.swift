extension [PathStorage.Polyline] {
  /// The number of lines up to which directions are compared.
  private static var mostLines: Int { 64 }

  /// Returns the lines of the same filled shape with equal directions, except for those around
  /// holes, provided that they do not cross.
  ///
  /// With the even-odd rule, directions have no meaning. With the winding rule, a line and all
  /// those inside it can be reversed together.
  ///
  /// - Complexity: O(lines · points).
  func uniform(for rule: CGPathFillRule) -> Self {
    guard count > 1, count <= Self.mostLines else { return self }
    let containers = indices.map { index in
      indices.filter { $0 != index && self[$0].contains(self[index]) }
    }
    return indices.map { index in
      let isReversed: Bool
      switch rule {
      case .evenOdd:
        isReversed = self[index].isClockwise != (containers[index].count % 2 == 0)
      case .winding:
        let outermost = containers[index].first { containers[$0].isEmpty } ?? index
        isReversed = !self[outermost].isClockwise
      }
      return isReversed ? self[index].reversed : self[index]
    }
  }
}

extension PathStorage.Polyline {
  /// Whether the line, closed, runs clockwise as seen with y downwards.
  fileprivate var isClockwise: Bool {
    guard var last = points.last else { return true }
    var area: CGFloat = 0
    for point in points {
      area += last.x * point.y - point.x * last.y
      last = point
    }
    return area >= 0
  }

  fileprivate var reversed: Self { Self(points: points.reversed(), isClosed: isClosed) }

  /// Returns whether another line starts inside.
  fileprivate func contains(_ other: Self) -> Bool {
    guard let start = other.points.first else { return false }
    return [self].contains(start, using: .evenOdd)
  }
}
