/// The images of a segmented control.
struct SegmentImages {
  var backgrounds = StateImages()
  var dividers = DividerImages()
}

extension UISegmentedControl {
  /// Sets the background image of segments for a state; resizable images stretch. With an image for
  /// the normal state the control has no background and no sliding selection of its own. The
  /// metrics are ignored, since a control has one height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    images.backgrounds[state] = backgroundImage
    contentChanged()
  }

  /// Returns the background image of segments for a state.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[state]
  }

  /// Sets the divider image between two segments for the states of both. Its width is the gap
  /// between segments. The metrics are ignored.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    images.dividers[leftState, rightState] = dividerImage
    contentChanged()
  }

  /// Returns the divider image between two segments for the states of both.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.dividers[leftState, rightState]
  }

  /// Whether images replace the background.
  var hasBackgroundImages: Bool { images.backgrounds.effective(in: .normal) != nil }

  /// Shows the background image of a segment and the divider after it.
  func showImages(of segment: SegmentParts, in state: State, before next: State?) {
    guard !images.backgrounds.isEmpty || !images.dividers.isEmpty else { return }
    for view in [segment.background, segment.divider] where view.superview !== self {
      insertSubview(view, at: 0)
    }
    segment.background.image = images.backgrounds.effective(in: state)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    segment.divider.image = next.flatMap {
      isMirrored ? images.dividers.effective($0, state) : images.dividers.effective(state, $0)
    }
  }
}
