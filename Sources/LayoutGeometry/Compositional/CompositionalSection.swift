/// What a section of a compositional layout is made of.
package struct CompositionalSection: Sendable {
  /// Lengths at both ends across the scrolling direction, in points.
  package struct Ends: Equatable, Sendable {
    package var leading: Double
    package var trailing: Double

    package init(leading: Double = 0, trailing: Double = 0) {
      self.leading = leading
      self.trailing = trailing
    }
  }

  /// What its items have been measured as, by height and width; its count is the section's.
  package var sizes: EstimatedSizes
  /// The group that is repeated.
  package var group: CompositionalItem
  package var insets = CompositionalInsets()
  /// Room before what stands at the leading boundary, in points.
  package var spaceBefore = 0.0
  package var interGroupSpacing = 0.0
  package var boundaries: [CompositionalBoundary] = []
  package var backgrounds: [CompositionalBackground] = []
  /// Whether its groups stand in one row across the scrolling direction, which scrolls by itself.
  package var isOrthogonal = false
  /// What the inset reference takes from the container, for items and for boundary views.
  package var reference = Ends()
  package var boundaryReference = Ends()
  /// Whether boundary views keep off the section's own insets, too.
  package var boundariesFollowInsets = true
  /// What views other than cells have been measured as.
  package var measuredViews: [CompositionalViewKey: CGSize] = [:]

  /// A section of items of which none has been measured.
  package init(count: Int, group: CompositionalItem) {
    sizes = EstimatedSizes(count: count, estimate: AxisSize(main: 0, cross: 0))
    self.group = group
  }
}

/// A view of a section that is no cell.
package struct CompositionalViewKey: Hashable, Sendable {
  package var kind: String
  package var index: Int

  package init(kind: String, index: Int) {
    self.kind = kind
    self.index = index
  }
}

/// Something a compositional layout puts on the screen.
package enum CompositionalElement: Hashable, Sendable {
  case item(section: Int, item: Int)
  /// A view anchored to an item or a group, or at a section's boundary.
  case supplementary(kind: String, section: Int, index: Int)
  case background(kind: String, section: Int)
  /// A view at the whole layout's boundary.
  case layoutBoundary(kind: String)
}

/// An element with its frame on the pixel grid.
package struct PlacedElement: Equatable, Sendable {
  package let element: CompositionalElement
  /// In an orthogonal section, as if its row were not scrolled.
  package let frame: CGRect
  package let zIndex: Int

  package init(element: CompositionalElement, frame: CGRect, zIndex: Int) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
  }
}
