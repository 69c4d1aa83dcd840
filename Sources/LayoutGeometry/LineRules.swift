/// What a section's lines obey beside the sizes of its items, in points.
struct LineRules: Equatable, Sendable {
  /// The length that a line may fill.
  var available: Double
  var lineSpacing: Double
  var interitemSpacing: Double

  init(_ metrics: FlowSectionMetrics, available: Double) {
    self.available = available
    lineSpacing = metrics.lineSpacing
    interitemSpacing = metrics.interitemSpacing
  }

  /// A distance between items that no line has room for, in points.
  private static let apart = 1e12

  /// The rules of a row, turned: each item is a line of its own, and the lines are as far apart as
  /// items.
  init(rowOf metrics: FlowSectionMetrics) {
    (available, interitemSpacing) = (0, Self.apart)
    lineSpacing = metrics.interitemSpacing
  }
}
