/// Headers and footers that stay in sight while their section does.
///
/// Source: UIKit's pictures for headers, both directions. What a footer does to its section's
/// pinned header has no picture; see `FlowRules.footerPushesPinnedHeader`.
package struct FlowPinning: Equatable, Sendable {
  /// The main positions between which content is in sight: bounds without the adjusted content
  /// inset.
  package var visible: ClosedRange<Double>
  package var pinsHeaders: Bool
  package var pinsFooters: Bool

  package init(visible: ClosedRange<Double>, pinsHeaders: Bool, pinsFooters: Bool) {
    self.visible = visible
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }
}
