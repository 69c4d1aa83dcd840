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
}
