/// The metrics of a section, in points.
package struct FlowSectionMetrics: Sendable {
  /// The number and the sizes of a section's items.
  package enum Items: Sendable {
    /// `count` items of equal size; takes constant memory.
    case uniform(count: Int, size: AxisSize)
    /// An individual size for each item. Equal sizes make the section uniform.
    case sized([AxisSize])
    /// Sizes that are measured on display.
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

  /// Distances between a section's edges and its lines; may be negative.
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
  /// The spacing between lines.
  package var lineSpacing: Double
  /// The minimum spacing between items of a line; larger in justified lines.
  package var interitemSpacing: Double
  /// The header's length along the main axis; zero for no header.
  package var headerExtent: Double
  /// The footer's length along the main axis; zero for no footer.
  package var footerExtent: Double
  /// Whether the items are in one row across the main axis, `interitemSpacing` apart, that scrolls
  /// separately.
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

  /// The metrics with nonfinite numbers and negative lengths replaced by zero, except for item
  /// sizes.
  var sanitized: FlowSectionMetrics {
    var copy = self
    copy.insets = Insets(
      mainLeading: insets.mainLeading.finiteDistance,
      mainTrailing: insets.mainTrailing.finiteDistance,
      crossLeading: insets.crossLeading.finiteDistance,
      crossTrailing: insets.crossTrailing.finiteDistance)
    copy.lineSpacing = lineSpacing.finiteDistance
    copy.interitemSpacing = interitemSpacing.finiteDistance
    copy.headerExtent = headerExtent.finiteExtent
    copy.footerExtent = footerExtent.finiteExtent
    return copy
  }
}
