extension UIFont.TextStyle {
  /// Returns the size, in points. Unknown styles have the size of body text.
  package func size(at category: UIContentSizeCategory) -> CGFloat {
    row.points[category.column]
  }

  /// Returns the line distance, which Apple's tables call leading, in points.
  package func lineDistance(at category: UIContentSizeCategory) -> CGFloat {
    row.distances[category.column]
  }

  /// Returns the scale factor relative to `large`, from the line distances, not from the font
  /// sizes. Source: CustomFontMetrics (Zachary Waldowski, MIT), which replaces UIFontMetrics on
  /// systems without it.
  func growth(at category: UIContentSizeCategory) -> CGFloat {
    lineDistance(at: category) / lineDistance(at: .large)
  }

  package var weight: UIFont.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2: .bold
    case .headline: .semibold
    default: .regular
    }
  }

  /// The weight of the style with `traitBold`. Source: Apple, Human Interface Guidelines,
  /// Typography, emphasised weights.
  var emphasizedWeight: UIFont.Weight {
    switch self {
    case .extraLargeTitle, .extraLargeTitle2, .largeTitle, .title1, .title2: .bold
    default: .semibold
    }
  }

  private var row: Row { Self.rows[self] ?? Self.bodyRow }

  /// The values at each content size, from `extraSmall` on, in points.
  private struct Row {
    var points: [CGFloat]
    var distances: [CGFloat]

    init(_ points: [CGFloat], _ distances: [CGFloat]) {
      (self.points, self.distances) = (points, distances)
    }
  }

  private static let bodyRow = Row(
    [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53],
    [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62])

  /// Source: Apple, Human Interface Guidelines, Typography, Dynamic Type sizes. The two extra large
  /// titles are visionOS's, of one size; their line distance is uncertain.
  private static let rows: [UIFont.TextStyle: Row] = [
    .extraLargeTitle: Row(
      Array(repeating: 36, count: 12), Array(repeating: 43, count: 12)),
    .extraLargeTitle2: Row(
      Array(repeating: 28, count: 12), Array(repeating: 34, count: 12)),
    .largeTitle: Row(
      [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60],
      [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    .title1: Row(
      [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58],
      [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    .title2: Row(
      [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56],
      [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    .title3: Row(
      [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55],
      [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    .headline: bodyRow,
    .body: bodyRow,
    .callout: Row(
      [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51],
      [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    .subheadline: Row(
      [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49],
      [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    .footnote: Row(
      [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44],
      [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    .caption1: Row(
      [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43],
      [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    .caption2: Row(
      [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40],
      [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ]
}
