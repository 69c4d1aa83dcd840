/// The metrics of lists and tables, in points.
///
/// Source: images of UIKit of inset grouped lists and of plain and grouped tables, iOS 16 to 18.
/// Other values are marked as uncertain.
package enum ListMetrics {
  /// Returns the margin between a list's edges and the cards of an inset grouped list, and between
  /// a row's edges and its content.
  ///
  /// It is 20 points on phones with a sensor housing and on large ones, and 16 on others, of which
  /// the largest is 375 points wide at the scale 2. Sources: UIKit's images, which are 300 points
  /// wide at the scale 2, and 375 and more at the scale 3; rows of published documents of Xcode 13
  /// to 16, of which those of 375 points begin at 16 at the scale 2 and at 20 at the scale 3, and
  /// inset cards are 343 and 335 points wide.
  package static func margin(inWidth width: Double, scale: Double) -> Double {
    width > 375 || width == 375 && scale >= 3 ? 20 : 16
  }

  /// The space above the first section's rows without a header.
  package static let firstTop = 35.0
  /// The space above and below the rows of a section without a header or footer, rounded up to a
  /// pixel.
  package static let between = 17.5
  /// The space below the last section's rows without a footer.
  package static let lastBottom = 20.0
  /// The space above a plain list's headers.
  package static let plainHeaderPadding = 22.0

  /// The minimum height of a row of text.
  package static let minimumRowHeight = 44.0
  /// The corner radius of cards.
  package static let cardRadius = 10.0
  /// The extent of the background beyond the first and the last section.
  package static let backgroundOverhang = 1000.0

  /// Returns the space around a section's rows without headers and footers, in whole pixels.
  package static func sectionSpacing(
    isFirst: Bool, isLast: Bool, hasHeader: Bool, hasFooter: Bool, scale: Double
  ) -> (before: Double, after: Double) {
    let between = FrameGrid(scale: scale).roundedUp(between)
    return (
      hasHeader ? 0 : isFirst ? firstTop : between, hasFooter ? 0 : isLast ? lastBottom : between
    )
  }
}
