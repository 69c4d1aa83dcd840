/// Where a row's accessories and its content stand across, in points, as if it ran from left to
/// right.
package struct RowArrangement: Equatable, Sendable {
  /// A stretch of the row.
  package struct Span: Equatable, Sendable {
    package let start: Double
    package let length: Double
    package var end: Double { start + length }
  }

  /// Between accessories of one side. Uncertain.
  package static let accessorySpacing = 10.0

  /// The accessories at the leading side, outermost first.
  package private(set) var leading: [Span] = []
  /// The accessories at the trailing side, outermost first.
  package private(set) var trailing: [Span] = []
  /// The content, which reaches to the row's edge where no accessory stands.
  package private(set) var content: Span

  /// - Parameters:
  ///   - width: the row's.
  ///   - margin: between the row's edges and its outermost accessories.
  ///   - indentation: how far content is moved towards its end.
  ///   - indentsAccessories: whether leading accessories are moved along.
  ///   - leading: how wide the leading accessories are, outermost first.
  ///   - trailing: how wide the trailing accessories are, outermost first.
  package init(
    width: Double, margin: Double, indentation: Double = 0, indentsAccessories: Bool = true,
    leading: [Double], trailing: [Double]
  ) {
    var start = 0.0
    var position = margin + (indentsAccessories ? indentation : 0)
    for length in leading {
      self.leading.append(Span(start: position, length: length))
      start = position + length
      position = start + Self.accessorySpacing
    }
    if !indentsAccessories || leading.isEmpty { start += indentation }
    var end = width
    position = width - margin
    for length in trailing {
      self.trailing.append(Span(start: position - length, length: length))
      end = position - length
      position = end - Self.accessorySpacing
    }
    content = Span(start: start, length: max(0, end - start))
  }
}
