/// Views at the boundaries of a section.
extension PlacedSection {
  func boundarySize(_ boundary: CompositionalBoundary) -> CGSize {
    let measured = measuredViews[CompositionalViewKey(kind: boundary.kind, index: 0)]
    return boundary.size.size(in: boundaryContainer.size, measured: measured)
  }

  /// The container of boundary views across the scrolling direction, to which their fractional
  /// dimensions refer. Its position along the scrolling direction is undefined.
  private var boundaryContainer: CGRect {
    var (before, after) = (
      description.boundaryReference.leading, description.boundaryReference.trailing
    )
    if description.boundariesFollowInsets {
      let insets = description.insets.across(axis)
      (before, after) = (before + insets.leading, after + insets.trailing)
    }
    var size = container
    size.set(max(0, size.along(axis.other) - before - after), along: axis.other)
    return CGRect(origin: CGPoint(along: axis, 0, across: before), size: size)
  }

  /// Returns a boundary view's unrounded frame.
  func frame(
    of boundary: CompositionalBoundary, pinnedTo visible: ClosedRange<Double>?
  ) -> CGRect {
    let room = boundaryContainer
    let size = boundarySize(boundary)
    let length = size.along(axis)
    var main =
      switch boundary.mainAlignment(axis) {
      case 0: boundary.extendsBoundary ? boundaryStart : contentStart
      case 1: boundary.extendsBoundary ? end - length : contentEnd - length
      default: (contentStart + contentEnd - length) / 2
      }
    main += boundary.offset.along(axis)
    if let visible, boundary.pinsToVisibleBounds {
      main = pinned(main, length, boundary.mainAlignment(axis), to: visible)
    }
    let free = room.size.along(axis.other) - size.along(axis.other)
    let cross =
      room.origin.along(axis.other) + free * boundary.crossAlignment(axis)
      + boundary.offset.along(axis.other)
    let frame = CGRect(origin: CGPoint(along: axis, main, across: cross), size: size)
    return boundary.insets.ignoring(boundary.size).inside(frame)
  }

  private func pinned(
    _ natural: Double, _ length: Double, _ position: Double, to visible: ClosedRange<Double>
  ) -> Double {
    switch position {
    case 0: pinned(at: .leading, natural: natural, extent: length, to: visible)
    case 1: pinned(at: .trailing, natural: natural, extent: length, to: visible)
    default: natural
    }
  }

  /// Returns a background's unrounded frame; nil for a section without items.
  func frame(of background: CompositionalBackground) -> CGRect? {
    guard runs != nil else { return nil }
    let reference = description.reference
    var size = container
    size.set(end - start, along: axis)
    size.set(
      max(0, size.along(axis.other) - reference.leading - reference.trailing), along: axis.other)
    let origin = CGPoint(along: axis, start, across: reference.leading)
    return background.insets.inside(CGRect(origin: origin, size: size))
  }
}
