/// Something of a group: an item, or a group of its own. A value: who hands it over can change
/// what it was made from without effect.
package struct CompositionalItem: Sendable {
  package indirect enum Content: Sendable {
    case item
    case group(CompositionalGroup)
  }

  package var size: CompositionalSize
  package var content: Content
  /// Room inside the item's slot, or between a group and its subitems.
  package var insets = CompositionalInsets()
  package var edgeSpacing = CompositionalEdgeSpacing()
  package var supplementaries: [CompositionalSupplementary] = []
  /// By what number the description's maker knows it; problems name it.
  package var tag: Int

  package init(size: CompositionalSize, content: Content = .item, tag: Int = 0) {
    self.size = size
    self.content = content
    self.tag = tag
  }

  /// The insets that count: those along a measured axis do not.
  var effectiveInsets: CompositionalInsets { insets.ignoring(size) }

  /// Whether anything in it is measured.
  package var isEstimated: Bool {
    guard case .group(let group) = content else { return size.isEstimated }
    return size.isEstimated || group.subitems.contains(where: \.isEstimated)
  }
}

/// What a group does with its subitems.
package struct CompositionalGroup: Sendable {
  package enum Arrangement: Sendable {
    /// One after the other along an axis of the screen.
    case line(FlowAxis, Repetition)
    /// Where a function of the group's inner size says.
    case custom(@Sendable (CGSize) -> [CompositionalCustomItem])
  }

  /// How often the subitems stand in the group.
  package enum Repetition: Hashable, Sendable {
    /// In turn, again and again, until one does not fit.
    case cycling
    /// The first one so often, all of one length that fills the group.
    case equal(Int)
    /// The first one so often, as long as it is.
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
