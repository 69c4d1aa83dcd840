/// The horizontal positions of a row's accessories and content, in points, left to right.
package struct RowArrangement: Equatable, Sendable {
  /// A horizontal range of the row.
  package struct Span: Equatable, Sendable {
    package let start: Double
    package let length: Double
    package var end: Double { start + length }
  }

  /// The spacing of accessories on a side. Uncertain.
  package static let accessorySpacing = 10.0

  /// The leading accessories, outermost first.
  package private(set) var leading: [Span] = []
  /// The trailing accessories, outermost first.
  package private(set) var trailing: [Span] = []
  /// The content, which extends to the row's edge on a side without accessories.
  package private(set) var content: Span

  /// Creates the arrangement of a row from the widths of its accessories.
  ///
  /// - Parameters:
  ///   - width: The width of the row.
  ///   - margin: The distance between the row's edges and its outermost accessories.
  ///   - indentation: The indentation of the content.
  ///   - indentsAccessories: Whether leading accessories are indented, too.
  ///   - leading: The widths of the leading accessories, outermost first.
  ///   - trailing: The widths of the trailing accessories, outermost first.
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
