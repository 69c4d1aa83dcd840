extension FlowSectionMetrics {
  /// Returns whether an item exceeds the available length of a line, for which UIKit prints a
  /// warning. Rows have no limit.
  ///
  /// - Complexity: O(1) for a uniform size, otherwise O(items).
  package func overflows(crossExtent: Double) -> Bool {
    guard !isRow else { return false }
    let available = crossExtent - insets.crossLeading - insets.crossTrailing
    let most = available + FlowRules.fitTolerance
    switch items {
    case .uniform(let count, let size): return count > 0 && size.cross > most
    case .sized(let sizes): return sizes.contains { $0.cross > most }
    case .estimated(let sizes):
      var overflows = sizes.measuredCount < sizes.count && sizes.estimate.cross > most
      sizes.forEachMeasured { if $1.cross > most { overflows = true } }
      return overflows
    }
  }
}
