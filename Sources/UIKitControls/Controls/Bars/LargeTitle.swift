/// The row of a navigation bar in which a title is large: what of it is shown, and where in it the
/// title stands.
///
/// Sources: bars of 96 points on phones, of which 44 are the row of the buttons; Apple, Human
/// Interface Guidelines, Typography: large titles have 34 points.
package struct LargeTitle {
  /// How high the row is under traits, in points: 52 with text of the usual size. With larger text
  /// it grows as the line does, which is uncertain.
  package static func height(under traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold)
    return 52 + (font(under: traits).lineHeight - usual.lineHeight).rounded()
  }

  /// From the row's top to the title's line, in points. Uncertain by a point.
  private static let top: CGFloat = 3
  /// The last points of the row with which the small title fades in. Uncertain.
  private static let fade: CGFloat = 12

  /// The style of large titles, bold, as the text size has it.
  static func font(under traits: UITraitCollection) -> UIFont {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
    return .systemFont(ofSize: style.pointSize, weight: .bold)
  }

  /// How high the row is where all of it is seen, in points.
  var wholeHeight: CGFloat

  /// What of the row is seen, in the bar's coordinates.
  var row: CGRect

  /// Content that was scrolled under the bar takes the row away from above; content that is pulled
  /// down takes the title along.
  func titleRect(lineHeight: CGFloat, in safeArea: UIEdgeInsets) -> CGRect {
    let margin = NavigationBarDrawing.margin(width: row.width, safeArea)
    return CGRect(
      x: row.minX + safeArea.left + margin, y: row.maxY - wholeHeight + Self.top,
      width: max(0, row.width - safeArea.left - safeArea.right - 2 * margin), height: lineHeight)
  }

  /// How much of the small title is seen, 0 to 1.
  var smallTitleAlpha: CGFloat { 1 - min(max(row.height / Self.fade, 0), 1) }
}

// Unsupported: UINavigationController: a large title's line · drawn · It begins three points below
//   its row's top, and the small title fades in with the last twelve points. · uncertain · test:
//   LargeTitleTests
// Unsupported: UINavigationController: a large title's rest · drawn · Content comes to rest where
//   the row is whole or gone, whichever is nearer. · uncertain · test: LargeTitleTests
