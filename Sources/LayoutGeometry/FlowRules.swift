/// What the flow layout does where Apple's documentation leaves room, each choice in one place.
///
/// The pictures UIKit drew settle uniform sections in both directions; the cases named here have no
/// picture yet.
enum FlowRules {
  /// How far, in points, a line may overrun the available length and still hold its last item.
  ///
  /// Three items of a third of the width must share a line although their sum overruns by a
  /// rounding error.
  static let fitTolerance = 1e-6

  /// Where a line's items go when the line is not spread over the whole length.
  enum Placement {
    /// At the leading edge, exactly the minimum spacing apart.
    case leading
    /// As one block in the middle.
    case centred
  }

  /// A variable section's last line, full or not. Source: a report to Apple against iOS 6 and
  /// later.
  static let variableLastLine = Placement.leading

  /// An item longer than the available length.
  static let oversizeItem = Placement.leading

  /// Whether a header pinned to the leading edge is pushed off by its section's footer, not by the
  /// section's end.
  static let footerPushesPinnedHeader = false
}
