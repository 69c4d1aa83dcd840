/// Everything the arithmetic needs to know about one section, in points.
package struct FlowSectionMetrics: Sendable {
  /// The items of a section: how many, and how large each is.
  package enum Items: Sendable {
    /// `count` items of one size; nothing is stored for each item.
    case uniform(count: Int, size: AxisSize)
    /// One size for each item. Equal sizes make the section uniform.
    case sized([AxisSize])
    /// Sizes that become known while the items are seen.
    case estimated(EstimatedSizes)

    /// The number of items.
    var count: Int {
      switch self {
      case .uniform(let count, _): max(0, count)
      case .sized(let sizes): sizes.count
      case .estimated(let sizes): sizes.count
      }
    }
  }

  /// Distances between a section's edges and its lines; negative ones are legal.
  package struct Insets: Equatable, Sendable {
    package var mainLeading: Double
    package var mainTrailing: Double
    package var crossLeading: Double
    package var crossTrailing: Double

    package init(
      mainLeading: Double = 0, mainTrailing: Double = 0, crossLeading: Double = 0,
      crossTrailing: Double = 0
    ) {
      self.mainLeading = mainLeading
      self.mainTrailing = mainTrailing
      self.crossLeading = crossLeading
      self.crossTrailing = crossTrailing
    }
  }

  package var items: Items
  package var insets: Insets
  /// The least distance between two lines, tallest item to tallest item; it is always the distance.
  package var lineSpacing: Double
  /// The least distance between two items of a line; justified lines widen it.
  package var interitemSpacing: Double
  /// The header's length along the main axis; zero means that there is no header.
  package var headerExtent: Double
  /// The footer's length along the main axis; zero means that there is no footer.
  package var footerExtent: Double
  /// Whether the items lie in one row across the main axis, `interitemSpacing` apart, that scrolls
  /// by itself.
  package var isRow = false

  package init(
    items: Items, insets: Insets = Insets(), lineSpacing: Double = 10,
    interitemSpacing: Double = 10, headerExtent: Double = 0, footerExtent: Double = 0
  ) {
    self.items = items
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.interitemSpacing = interitemSpacing
    self.headerExtent = headerExtent
    self.footerExtent = footerExtent
  }

  /// The number of items.
  package var count: Int { items.count }

  /// The metrics with numbers that are not finite, and lengths below zero, replaced by zero; sizes
  /// stay as they are.
  var sanitized: FlowSectionMetrics {
    var copy = self
    copy.insets = Insets(
      mainLeading: insets.mainLeading.asDistance, mainTrailing: insets.mainTrailing.asDistance,
      crossLeading: insets.crossLeading.asDistance, crossTrailing: insets.crossTrailing.asDistance)
    copy.lineSpacing = lineSpacing.asDistance
    copy.interitemSpacing = interitemSpacing.asDistance
    copy.headerExtent = headerExtent.asExtent
    copy.footerExtent = footerExtent.asExtent
    return copy
  }
}
