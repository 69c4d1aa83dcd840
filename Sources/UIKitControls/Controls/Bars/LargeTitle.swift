/// The row of a navigation bar in which a title is large: what of it is shown, and where in it the
/// title stands.
///
/// Sources: bars of 96 points on phones, of which 44 are the row of the buttons; Apple, Human
/// Interface Guidelines, Typography: large titles have 34 points.
package struct LargeTitle {
  /// How high the row is, in points.
  package static let height: CGFloat = 52
  /// From the row's top to the title's line, in points. Uncertain by a point.
  private static let top: CGFloat = 3
  /// The last points of the row with which the small title fades in. Uncertain.
  private static let fade: CGFloat = 12
  /// From the bar's side to the title, in points, on wide screens and on others.
  private static let (margin, wideMargin): (CGFloat, CGFloat) = (16, 20)
  private static let wide: CGFloat = 414

  static let font = UIFont.systemFont(ofSize: 34, weight: .bold)

  /// What of the row is seen, in the bar's coordinates.
  var row: CGRect

  /// Content that was scrolled under the bar takes the row away from above; content that is pulled
  /// down takes the title along.
  func titleRect(lineHeight: CGFloat, in safeArea: UIEdgeInsets) -> CGRect {
    let margin = row.width >= Self.wide ? Self.wideMargin : Self.margin
    return CGRect(
      x: row.minX + safeArea.left + margin, y: row.maxY - Self.height + Self.top,
      width: max(0, row.width - safeArea.left - safeArea.right - 2 * margin), height: lineHeight)
  }

  /// How much of the small title is seen, 0 to 1.
  var smallTitleAlpha: CGFloat { 1 - min(max(row.height / Self.fade, 0), 1) }
}
