/// Finds elements that are in only one layout because they moved over the picture's edge: after the
/// same move as their neighbour, they are not visible.
struct EdgeCrossings {
  private let expected: PictureLayout
  private let actual: PictureLayout
  private let pairs: [(expected: Int, actual: Int)]

  init(
    _ expected: PictureLayout, _ actual: PictureLayout, _ pairs: [(expected: Int, actual: Int)]
  ) {
    self.expected = expected
    self.actual = actual
    self.pairs = pairs
  }

  /// Returns whether an element has moved out of the picture.
  ///
  /// - Parameter index: The index in the expected layout of an element that the actual one does not
  ///   contain.
  func hasLeft(_ index: Int) -> Bool {
    isOver(index, in: expected, seenIn: actual, pairs.map { ($0.expected, $0.actual) })
  }

  /// Returns whether an element has moved into the picture.
  ///
  /// - Parameter index: The index in the actual layout of an element that the expected one does not
  ///   contain.
  func hasEntered(_ index: Int) -> Bool {
    isOver(index, in: actual, seenIn: expected, pairs.map { ($0.actual, $0.expected) })
  }

  /// Whether an element is outside of another layout after the same move as its neighbour.
  private func isOver(
    _ index: Int, in layout: PictureLayout, seenIn other: PictureLayout,
    _ pairs: [(here: Int, there: Int)]
  ) -> Bool {
    let element = layout.elements[index]
    guard element.kind != .view, let path = element.indexPath, let parent = element.parent,
      let around = pairs.first(where: { $0.here == parent })?.there,
      let (here, there) = neighbour(of: index, in: layout, pairs)
    else { return false }
    let (before, after) = (layout.elements[here], other.elements[there])
    let isSameItem = before.indexPath == after.indexPath
    // The index paths of the elements after a deleted one change.
    guard isSameItem || (before.indexPath ?? []).lexicographicallyPrecedes(path) else {
      return false
    }
    var frame = element.frame
    frame.x += after.frame.x - before.frame.x
    frame.y += after.frame.y - before.frame.y
    let whole = LayoutElement.Frame(x: 0, y: 0, width: other.width, height: other.height)
    return !(frame.overlaps(whole) && frame.overlaps(other.elements[around].frame))
  }

  /// The nearest sibling that is in both layouts, preferably a preceding one.
  private func neighbour(
    of index: Int, in layout: PictureLayout, _ pairs: [(here: Int, there: Int)]
  ) -> (here: Int, there: Int)? {
    pairs.filter { pair in
      let element = layout.elements[pair.here]
      return element.parent == layout.elements[index].parent && element.kind != .view
    }.min { first, second in
      func distance(_ other: Int) -> Int { 2 * abs(other - index) + (other < index ? 0 : 1) }
      return distance(first.here) < distance(second.here)
    }
  }
}

extension LayoutElement.Frame {
  fileprivate func overlaps(_ other: Self) -> Bool {
    x < other.x + other.width && other.x < x + width && y < other.y + other.height
      && other.y < y + height
  }
}
