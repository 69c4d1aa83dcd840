/// The spacing beside an item of a group, in points.
package enum CompositionalSpacing: Hashable, Sendable {
  /// A fixed spacing.
  case fixed(Double)
  /// A minimum spacing, plus an equal share of the remaining space.
  case flexible(Double)

  /// The minimum spacing.
  var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points.finiteDistance
    }
  }

  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// The spacing outside of an item on each side; nil for none.
package struct CompositionalEdgeSpacing: Hashable, Sendable {
  package var leading: CompositionalSpacing?
  package var top: CompositionalSpacing?
  package var trailing: CompositionalSpacing?
  package var bottom: CompositionalSpacing?

  package init(
    leading: CompositionalSpacing? = nil, top: CompositionalSpacing? = nil,
    trailing: CompositionalSpacing? = nil, bottom: CompositionalSpacing? = nil
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
  }

  /// Returns the spacing before and after the item along an axis.
  func ends(_ axis: FlowAxis) -> (before: CompositionalSpacing?, after: CompositionalSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

extension CompositionalSpacing? {
  var least: Double { self?.least ?? 0 }
  var isFlexible: Bool { self?.isFlexible ?? false }
}
