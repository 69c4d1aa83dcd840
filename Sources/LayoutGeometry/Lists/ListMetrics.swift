/// The metrics of lists and tables, in points.
///
/// Source: images of UIKit of inset grouped lists and of plain and grouped tables, iOS 16 to 18.
/// Other values are marked as uncertain.
package enum ListMetrics {
  /// The minimum width for wide margins. UIKit's images are 300, 320, 375 and more points wide.
  private static let wideWidth = 375.0

  /// Returns the margin between a list's edges and the cards of an inset grouped list, and between
  /// a row's edges and its content.
  package static func margin(inWidth width: Double) -> Double { width >= wideWidth ? 20 : 16 }

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
