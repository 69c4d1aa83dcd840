/// The parameters of a section's lines, in points.
struct LineRules: Equatable, Sendable {
  /// The available length of a line.
  var available: Double
  var lineSpacing: Double
  var interitemSpacing: Double

  init(_ metrics: FlowSectionMetrics, available: Double) {
    self.available = available
    lineSpacing = metrics.lineSpacing
    interitemSpacing = metrics.interitemSpacing
  }

  /// A spacing that exceeds any line, in points.
  private static let apart = 1e12

  /// Creates the parameters of a row with exchanged axes: each item is a line, and the line spacing
  /// is that of items.
  init(rowOf metrics: FlowSectionMetrics) {
    (available, interitemSpacing) = (0, Self.apart)
    lineSpacing = metrics.interitemSpacing
  }
}
