/// The behaviour of the flow layout that Apple does not document.
///
/// Images of UIKit show uniform sections in both directions; these are the cases without an image.
enum FlowRules {
  /// The tolerance for lines that exceed the available length, in points.
  ///
  /// Three items of a third of the width must fit a line in spite of rounding errors.
  static let fitTolerance = 1e-6

  /// The position of items in lines that are not justified.
  enum Placement {
    /// At the leading edge, with the minimum spacing.
    case leading
    /// Centred as a block.
    case centred
  }

  /// The placement in the last line of a section with individual sizes. Source: a bug report to
  /// Apple for iOS 6 and later.
  static let variableLastLine = Placement.leading

  /// The placement of an item longer than the available length.
  static let oversizeItem = Placement.leading

  /// Whether a pinned header stops at its section's footer instead of the section's end.
  static let footerPushesPinnedHeader = false
}
