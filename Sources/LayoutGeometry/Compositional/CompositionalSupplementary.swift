/// Where on a rectangle something is anchored.
package struct CompositionalAnchor: Hashable, Sendable {
  /// An edge or a corner, or the middle.
  package struct Place: Hashable, Sendable {
    /// 0 leading, ½ in the middle, 1 trailing.
    package var x: Double
    /// 0 top, ½ in the middle, 1 bottom.
    package var y: Double

    package init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }
  }

  package enum Offset: Hashable, Sendable {
    /// Points.
    case absolute(x: Double, y: Double)
    /// Shares of the anchored view's own size.
    case fractional(x: Double, y: Double)
  }

  package var place: Place
  package var offset: Offset

  package init(place: Place, offset: Offset = .absolute(x: 0, y: 0)) {
    self.place = place
    self.offset = offset
  }

  /// The anchor's point on a size, moved by its offset.
  fileprivate func point(on size: CGSize, of own: CGSize) -> CGPoint {
    let (x, y) = (Double(size.width) * place.x, Double(size.height) * place.y)
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
  /// The view's own point that is put on the container's; where it has none, the same place.
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

  /// The frame on a host's rectangle, not on the pixel grid. Fractions of its size are of the
  /// host's.
  func frame(on host: CGRect, measured: CGSize?) -> CGRect {
    let own = size.size(in: host.size, measured: measured)
    let target = containerAnchor.point(on: host.size, of: own)
    let anchor = itemAnchor ?? CompositionalAnchor(place: containerAnchor.place)
    let point = anchor.point(on: own, of: own)
    let frame = CGRect(
      x: host.origin.x + target.x - point.x, y: host.origin.y + target.y - point.y,
      width: own.width, height: own.height)
    return insets.ignoring(size).inside(frame)
  }
}

/// A view along a boundary of a section, or of the whole layout, such as a header.
package struct CompositionalBoundary: Equatable, Sendable {
  package var kind: String
  package var size: CompositionalSize
  package var place: CompositionalAnchor.Place
  package var offset = CGPoint.zero
  /// Whether it has room of its own, or lies over the content.
  package var extendsBoundary = true
  package var pinsToVisibleBounds = false
  package var insets = CompositionalInsets()
  package var zIndex = 1

  package init(kind: String, size: CompositionalSize, place: CompositionalAnchor.Place) {
    self.kind = kind
    self.size = size
    self.place = place
  }

  /// 0 at the leading boundary, 1 at the trailing one, ½ between them.
  func mainPlace(_ axis: FlowAxis) -> Double { axis == .vertical ? place.y : place.x }

  func crossPlace(_ axis: FlowAxis) -> Double { axis == .vertical ? place.x : place.y }
}

/// A view behind a whole section.
package struct CompositionalBackground: Hashable, Sendable {
  package var kind: String
  package var insets = CompositionalInsets()
  package var zIndex = 0

  package init(kind: String) { self.kind = kind }
}
