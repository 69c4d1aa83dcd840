/// The row of a navigation bar with a large title: its visible part, and the position of the title.
///
/// Sources: on phones such bars are 96 points high, with 44 for the row of the buttons; Apple,
/// Human Interface Guidelines, Typography: large titles have 34 points.
package struct LargeTitle {
  /// Returns the height of the row under traits, in points: 52 at the default text size. That it
  /// grows with the line height is uncertain.
  package static func height(under traits: UITraitCollection) -> CGFloat {
    let usual = UIFont.systemFont(ofSize: 34, weight: .bold)
    return 52 + (font(under: traits).lineHeight - usual.lineHeight).rounded()
  }

  /// The distance from the row's top to the title's line, in points. Uncertain by a point.
  private static let top: CGFloat = 3
  /// The last points of the row's height over which the small title fades in. Uncertain.
  private static let fade: CGFloat = 12

  /// Returns the font of large titles, bold, for the text size.
  static func font(under traits: UITraitCollection) -> UIFont {
    let style = UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: traits)
    return .systemFont(ofSize: style.pointSize, weight: .bold)
  }

  /// The full height of the row, in points.
  var fullHeight: CGFloat

  /// The visible part of the row, in the bar's coordinates.
  var row: CGRect

  /// Returns the frame of the title. Content scrolled under the bar covers the row from the top;
  /// content pulled down moves the title with it.
  func titleRect(lineHeight: CGFloat, in safeArea: UIEdgeInsets) -> CGRect {
    let margin = NavigationBarDrawing.margin(width: row.width, safeArea)
    return CGRect(
      x: row.minX + safeArea.left + margin, y: row.maxY - fullHeight + Self.top,
      width: max(0, row.width - safeArea.left - safeArea.right - 2 * margin), height: lineHeight)
  }

  /// The alpha of the small title.
  var smallTitleAlpha: CGFloat { 1 - min(max(row.height / Self.fade, 0), 1) }
}

// Unsupported: UINavigationController: a large title's line · drawn · It begins three points below
//   its row's top, and the small title fades in with the last twelve points. · uncertain · test:
//   LargeTitleTests
// Unsupported: UINavigationController: a large title's rest · drawn · Content comes to rest where
//   the row is whole or gone, whichever is nearer. · uncertain · test: LargeTitleTests
