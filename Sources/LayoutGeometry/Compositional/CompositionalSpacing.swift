/// Room beside an item of a group, in points.
package enum CompositionalSpacing: Hashable, Sendable {
  /// Exactly so much.
  case fixed(Double)
  /// At least so much, and a share of what is left over.
  case flexible(Double)

  /// The least room it takes.
  var least: Double {
    switch self {
    case .fixed(let points), .flexible(let points): points.asDistance
    }
  }

  var isFlexible: Bool { if case .flexible = self { true } else { false } }
}

/// Room outside an item on each side; nothing where a side says nothing.
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

  /// The room before and after the item along an axis of the screen.
  func ends(_ axis: FlowAxis) -> (before: CompositionalSpacing?, after: CompositionalSpacing?) {
    axis == .horizontal ? (leading, trailing) : (top, bottom)
  }
}

extension CompositionalSpacing? {
  var least: Double { self?.least ?? 0 }
  var isFlexible: Bool { self?.isFlexible ?? false }
}
