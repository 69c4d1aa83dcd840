/// The description of a section of a compositional layout.
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

  /// The items' measured sizes, by height and width, and their number.
  package var sizes: EstimatedSizes
  /// The repeated group.
  package var group: CompositionalItem
  package var insets = CompositionalInsets()
  /// The space before the leading boundary views, in points.
  package var spaceBefore = 0.0
  package var interGroupSpacing = 0.0
  package var boundaries: [CompositionalBoundary] = []
  package var backgrounds: [CompositionalBackground] = []
  /// Whether the groups are in a row across the scrolling direction, which scrolls separately.
  package var isOrthogonal = false
  /// The insets that the content insets reference adds to items, in points.
  package var reference = Ends()
  /// The insets that their own reference adds to boundary views, in points.
  package var boundaryReference = Ends()
  /// Whether the section's insets apply to boundary views.
  package var boundariesFollowInsets = true
  /// The measured sizes of supplementary views.
  package var measuredViews: [CompositionalViewKey: CGSize] = [:]

  /// Creates a section without measured items.
  package init(count: Int, group: CompositionalItem) {
    sizes = EstimatedSizes(count: count, estimate: AxisSize(main: 0, cross: 0))
    self.group = group
  }
}

/// The key of a supplementary view in a section.
package struct CompositionalViewKey: Hashable, Sendable {
  package var kind: String
  package var index: Int

  package init(kind: String, index: Int) {
    self.kind = kind
    self.index = index
  }
}

/// An element of a compositional layout.
package enum CompositionalElement: Hashable, Sendable {
  case item(section: Int, item: Int)
  /// A view anchored to an item or a group, or at a section's boundary.
  case supplementary(kind: String, section: Int, index: Int)
  case background(kind: String, section: Int)
  /// A view at the layout's boundary.
  case layoutBoundary(kind: String)
}

/// An element with its frame on the pixel grid.
package struct PlacedElement: Equatable, Sendable {
  package let element: CompositionalElement
  /// The frame; in an orthogonal section, without its scroll offset.
  package let frame: CGRect
  package let zIndex: Int

  package init(element: CompositionalElement, frame: CGRect, zIndex: Int) {
    self.element = element
    self.frame = frame
    self.zIndex = zIndex
  }
}
