import LayoutGeometry

/// The measured sizes that a batch update keeps from one geometry for the next.
struct RetainedSizes {
  /// The estimate for unmeasured items; nil if there was no section.
  var estimate: AxisSize?
  /// The sizes of items, by section after the update.
  var sizes: [Int: [(item: Int, size: AxisSize)]] = [:]
}
