/// The images of a segmented control.
struct SegmentImages {
  var backgrounds = StateImages()
  var dividers = DividerImages()
}

extension UISegmentedControl {
  /// Sets the image of a segment's ground in a state; resizable images stretch. With a normal one
  /// the control has no ground of its own, and nothing slides under the chosen segment. The metrics
  /// play no part: a control has one height.
  public func setBackgroundImage(
    _ backgroundImage: UIImage?, for state: State, barMetrics: UIBarMetrics
  ) {
    images.backgrounds[state] = backgroundImage
    contentChanged()
  }

  /// The image of a segment's ground in a state.
  public func backgroundImage(for state: State, barMetrics: UIBarMetrics) -> UIImage? {
    images.backgrounds[state]
  }

  /// Sets the image between two segments for the states of both. Segments are as far apart as it is
  /// wide. The metrics play no part.
  public func setDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: State,
    rightSegmentState rightState: State, barMetrics: UIBarMetrics
  ) {
    images.dividers[leftState, rightState] = dividerImage
    contentChanged()
  }

  /// The image between two segments for the states of both.
  public func dividerImage(
    forLeftSegmentState leftState: State, rightSegmentState rightState: State,
    barMetrics: UIBarMetrics
  ) -> UIImage? {
    images.dividers[leftState, rightState]
  }

  /// Whether images replace the background.
  var hasGroundImages: Bool { images.backgrounds.shown(in: .normal) != nil }

  /// Shows what lies under a segment and after it.
  func showImages(of segment: Segment, in state: State, before next: State?) {
    guard !images.backgrounds.isEmpty || !images.dividers.isEmpty else { return }
    for view in [segment.ground, segment.divider] where view.superview !== self {
      insertSubview(view, at: 0)
    }
    segment.ground.image = images.backgrounds.shown(in: state)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    segment.divider.image = next.flatMap {
      isMirrored ? images.dividers.shown($0, state) : images.dividers.shown(state, $0)
    }
  }
}
