import LayoutGeometry

/// Sizes that a batch update takes along from one geometry to the next.
struct KeptSizes {
  /// What unmeasured items were taken to have; nil where there was no section.
  var estimate: AxisSize?
  /// By section after the update.
  var sizes: [Int: [(item: Int, size: AxisSize)]] = [:]
}
