/// The distances of lists and tables, in points, each in one place.
///
/// Source: UIKit's own pictures of inset grouped lists and of plain and grouped tables, iOS 16 to
/// 18. What is uncertain says so.
package enum ListMetrics {
  /// The least width at which rows have the wide margin. UIKit's pictures are 300, 320, 375 and
  /// more points wide.
  private static let wideWidth = 375.0

  /// Between a list's edges and the cards of an inset grouped one, and between a row's edges and
  /// its content.
  package static func margin(inWidth width: Double) -> Double { width >= wideWidth ? 20 : 16 }

  /// Above the first section's rows where it has no header.
  package static let firstTop = 35.0
  /// Above and below the rows of a section without a header or a footer, brought up to a pixel.
  package static let between = 17.5
  /// Below the last section's rows where it has no footer.
  package static let lastBottom = 20.0
  /// Above a plain list's headers.
  package static let plainHeaderPadding = 22.0

  /// The least height of a row of text.
  package static let leastRowHeight = 44.0
  /// The radius of cards.
  package static let cardRadius = 10.0
  /// How far the background reaches beyond the first and the last section.
  package static let groundOverhang = 1000.0

  /// The room around a section's rows where neither header nor footer stands, on whole pixels.
  package static func rooms(
    isFirst: Bool, isLast: Bool, hasHeader: Bool, hasFooter: Bool, scale: Double
  ) -> (before: Double, after: Double) {
    let between = FrameGrid(scale: scale).roundedUp(between)
    return (
      hasHeader ? 0 : isFirst ? firstTop : between, hasFooter ? 0 : isLast ? lastBottom : between
    )
  }
}
