/// An item of a group: a single item or a nested group. A value, independent of the object that it
/// was created from.
package struct CompositionalItem: Sendable {
  package indirect enum Content: Sendable {
    case item
    case group(CompositionalGroup)
  }

  package var size: CompositionalSize
  package var content: Content
  /// The insets of the item inside its slot, or of a group's subitems.
  package var insets = CompositionalInsets()
  package var edgeSpacing = CompositionalEdgeSpacing()
  package var supplementaries: [CompositionalSupplementary] = []
  /// An identifier of the description, used in problems.
  package var tag: Int

  package init(size: CompositionalSize, content: Content = .item, tag: Int = 0) {
    self.size = size
    self.content = content
    self.tag = tag
  }

  /// The insets, without those along measured axes.
  var effectiveInsets: CompositionalInsets { insets.ignoring(size) }

  /// Whether the item or a nested one is measured.
  package var isEstimated: Bool {
    guard case .group(let group) = content else { return size.isEstimated }
    return size.isEstimated || group.subitems.contains(where: \.isEstimated)
  }
}

/// A group with the arrangement of its subitems.
package struct CompositionalGroup: Sendable {
  package enum Arrangement: Sendable {
    /// A line along an axis.
    case line(FlowAxis, Repetition)
    /// Frames computed by a function of the group's inner size.
    case custom(@Sendable (CGSize) -> [CompositionalCustomItem])
  }

  /// The repetition of subitems in a group.
  package enum Repetition: Hashable, Sendable {
    /// Repeats all subitems until one does not fit.
    case cycling
    /// Repeats the first subitem with equal lengths that fill the group.
    case equal(Int)
    /// Repeats the first subitem with its own length.
    case repeating(Int)
  }

  package var arrangement: Arrangement
  package var subitems: [CompositionalItem]
  package var interItemSpacing: CompositionalSpacing?

  package init(
    _ arrangement: Arrangement, subitems: [CompositionalItem] = [],
    interItemSpacing: CompositionalSpacing? = nil
  ) {
    self.arrangement = arrangement
    self.subitems = subitems
    self.interItemSpacing = interItemSpacing
  }
}

/// An item of a custom group, in the group's coordinates.
package struct CompositionalCustomItem: Equatable, Sendable {
  package var frame: CGRect
  package var zIndex: Int

  package init(frame: CGRect, zIndex: Int = 0) {
    self.frame = frame
    self.zIndex = zIndex
  }
}
