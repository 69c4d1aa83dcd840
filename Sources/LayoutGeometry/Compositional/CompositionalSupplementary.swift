/// A point of a rectangle to which a view is anchored.
package struct CompositionalAnchor: Hashable, Sendable {
  /// An edge, a corner or the centre.
  package struct Position: Hashable, Sendable {
    /// 0 for leading, ½ for the centre, 1 for trailing.
    package var x: Double
    /// 0 for top, ½ for the centre, 1 for bottom.
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Offset: Hashable, Sendable {
    /// An offset in points.
    case absolute(x: Double, y: Double)
    /// An offset in fractions of the anchored view's size.
    case fractional(x: Double, y: Double)
  }

  package var position: Position
  package var offset: Offset

  package init(position: Position, offset: Offset = .absolute(x: 0, y: 0)) {
    self.position = position
    self.offset = offset
  }

  /// Returns the anchor's point in a rectangle of a size, including the offset.
  fileprivate func point(on size: CGSize, of own: CGSize) -> CGPoint {
    let (x, y) = (Double(size.width) * position.x, Double(size.height) * position.y)
    return switch offset {
    case .absolute(let dx, let dy): CGPoint(x: x + dx, y: y + dy)
    case .fractional(let dx, let dy):
      CGPoint(x: x + dx * Double(own.width), y: y + dy * Double(own.height))
    }
  }
}

/// A view anchored to an item or a group, such as a badge.
package struct CompositionalSupplementary: Hashable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  package var containerAnchor: CompositionalAnchor
  /// The view's point that is aligned with the container's; nil for the same point.
  package var itemAnchor: CompositionalAnchor?
  package var insets = CompositionalInsets()
  package var zIndex = 1

  package init(
    kind: String, size: CompositionalSize, containerAnchor: CompositionalAnchor,
    itemAnchor: CompositionalAnchor? = nil
  ) {
    self.kind = kind
    self.size = size
    self.containerAnchor = containerAnchor
    self.itemAnchor = itemAnchor
  }

  /// Returns the unrounded frame for a host's rectangle. Fractional dimensions refer to the host.
  func frame(on host: CGRect, measured: CGSize?) -> CGRect {
    let own = size.size(in: host.size, measured: measured)
    let target = containerAnchor.point(on: host.size, of: own)
    let anchor = itemAnchor ?? CompositionalAnchor(position: containerAnchor.position)
    let point = anchor.point(on: own, of: own)
    let frame = CGRect(
      x: host.origin.x + target.x - point.x, y: host.origin.y + target.y - point.y,
      width: own.width, height: own.height)
    return insets.ignoring(size).inside(frame)
  }
}

/// A view along a boundary of a section or of the layout, such as a header.
package struct CompositionalBoundary: Equatable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  package var position: CompositionalAnchor.Position
  package var offset = CGPoint.zero
  /// Whether the view extends the section; otherwise it overlaps the content.
  package var extendsBoundary = true
  package var pinsToVisibleBounds = false
  package var insets = CompositionalInsets()
  package var zIndex = 1

  package init(kind: String, size: CompositionalSize, position: CompositionalAnchor.Position) {
    self.kind = kind
    self.size = size
    self.position = position
  }

  /// Returns 0 for the leading boundary, 1 for the trailing one, ½ between them.
  func mainAlignment(_ axis: FlowAxis) -> Double { axis == .vertical ? position.y : position.x }

  func crossAlignment(_ axis: FlowAxis) -> Double { axis == .vertical ? position.x : position.y }
}

/// A view behind a section.
package struct CompositionalBackground: Hashable, Sendable {
  package var kind: String
  package var insets = CompositionalInsets()
  package var zIndex = 0

  package init(kind: String) { self.kind = kind }
}
