/// The two scroll indicators of a scroll view, in a fixed position over the content.
///
/// They are visible during scrolling and after flashing, and fade out; at rest they are hidden.
@MainActor
final class ScrollIndicators {
  /// The duration of fading, in seconds. Source: KimDarren/JTSScrollIndicator.
  private static let fadeDuration: TimeInterval = 0.25
  /// The duration of flashing, in seconds. Apple publishes no figure.
  private static let flashDuration: TimeInterval = 0.5
  private static let fadeKey = "fade"

  /// Whether the bars are visible.
  var areVisible = false

  private let vertical = ScrollIndicator()
  private let horizontal = ScrollIndicator()
  private var end: ScheduledEvent?
  /// Whether the bars fade out by themselves.
  private var isPassing = false

  // MARK: Appearing and fading

  /// Shows the bars until they fade out.
  func appear(in view: UIScrollView) {
    stopFading()
    (areVisible, isPassing) = (true, true)
    view.indicatorsNeedLayout()
  }

  /// Shows the bars for a moment.
  func flash(in view: UIScrollView) {
    appear(in: view)
    end = view.layer.clock.schedule(after: Self.flashDuration) { [weak self, weak view] in
      if let self, let view { fade(in: view) }
    }
  }

  /// Shows the bars until they are hidden.
  func show(in view: UIScrollView) {
    stopFading()
    (areVisible, isPassing) = (true, false)
    view.indicatorsNeedLayout()
  }

  /// Hides the bars at once.
  func hide(in view: UIScrollView) {
    stopFading()
    (areVisible, isPassing) = (false, false)
    view.setNeedsLayout()
  }

  /// Fades out bars that do so by themselves.
  func fade(in view: UIScrollView) {
    guard areVisible, isPassing else { return }
    stopFading()
    let fade = CABasicAnimation(keyPath: "opacity")
    (fade.fromValue, fade.toValue, fade.duration) = (1, 0, Self.fadeDuration)
    for bar in [vertical, horizontal] { bar.add(fade, forKey: Self.fadeKey) }
    end = view.layer.clock.schedule(after: Self.fadeDuration) { [weak self, weak view] in
      if let self, let view { hide(in: view) }
    }
  }

  private func stopFading() {
    end?.cancel()
    end = nil
    for bar in [vertical, horizontal] { bar.removeAnimation(forKey: Self.fadeKey) }
  }

  // MARK: Placing

  /// Lays out the bars for the content offset, in front of all content.
  func place(in view: UIScrollView) {
    let placement = ScrollIndicatorPlacement(view)
    show(vertical, at: view.showsVerticalScrollIndicator ? placement.vertical : nil, in: view)
    show(horizontal, at: view.showsHorizontalScrollIndicator ? placement.horizontal : nil, in: view)
  }

  private func show(_ indicator: ScrollIndicator, at frame: CGRect?, in view: UIScrollView) {
    guard areVisible, let frame else { return indicator.removeFromSuperlayer() }
    indicator.style = view.indicatorStyle
    indicator.frame = frame
    if view.layer.children.last !== indicator { view.layer.addSublayer(indicator) }
  }
}

// Unsupported: UIScrollView: indicators · drawn · They fade as soon as content rests. Sideways,
//   they keep off the safe area at their own edge, too. · uncertain · test: ScrollIndicatorTests
