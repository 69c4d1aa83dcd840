/// The two scroll indicators of a scroll view: bars that lie fixed over the content.
///
/// A picture at rest has none; they are shown while scrolling or when flashed.
@MainActor
final class ScrollIndicators {
  /// Whether the bars are shown.
  var areShown = false

  private let vertical = ScrollIndicator()
  private let horizontal = ScrollIndicator()

  /// Puts the bars where the offset wants them, above all content.
  func place(in view: UIScrollView) {
    let placement = ScrollIndicatorPlacement(view)
    show(vertical, at: view.showsVerticalScrollIndicator ? placement.vertical : nil, in: view)
    show(horizontal, at: view.showsHorizontalScrollIndicator ? placement.horizontal : nil, in: view)
  }

  private func show(_ indicator: ScrollIndicator, at frame: CGRect?, in view: UIScrollView) {
    guard areShown, let frame else { return indicator.removeFromSuperlayer() }
    indicator.style = view.indicatorStyle
    indicator.frame = frame
    if view.layer.children.last !== indicator { view.layer.addSublayer(indicator) }
  }
}
