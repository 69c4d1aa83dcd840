/// The pinning of headers and footers to the visible bounds.
///
/// Source: images of UIKit for headers, in both directions. No image shows a footer with a pinned
/// header; see `FlowRules.footerPushesPinnedHeader`.
package struct FlowPinning: Equatable, Sendable {
  /// The visible range of main positions: the bounds without the adjusted content inset.
  package var visible: ClosedRange<Double>
  package var pinsHeaders: Bool
  package var pinsFooters: Bool

  package init(visible: ClosedRange<Double>, pinsHeaders: Bool, pinsFooters: Bool) {
    self.visible = visible
    self.pinsHeaders = pinsHeaders
    self.pinsFooters = pinsFooters
  }
}
