import LayoutGeometry

/// What a compositional layout's places depend on beside its descriptions.
struct CompositionalContainer: Equatable {
  let axis: FlowAxis
  /// The collection view without its insets across the scrolling direction, in points.
  let size: CGSize
  /// What the safe area, the margins and the readable content take beyond that, at either end
  /// across, in points.
  let safeArea: CompositionalSection.Ends
  let margins: CompositionalSection.Ends
  let readable: CompositionalSection.Ends
  /// Device pixels per point.
  let scale: Double

  @MainActor
  init(_ host: any CollectionViewLayoutHost, axis: FlowAxis) {
    let content = host.adjustedContentInset.across(axis)
    // The area's left is the left on the screen; a mirrored layout's own left is not.
    let isSwapped = axis == .vertical && host.mirror != nil
    func beyond(_ insets: UIEdgeInsets) -> CompositionalSection.Ends {
      let area = insets.across(axis)
      let ends = (
        leading: max(0, area.leading - content.leading),
        trailing: max(0, area.trailing - content.trailing)
      )
      return isSwapped
        ? .init(leading: ends.trailing, trailing: ends.leading)
        : .init(leading: ends.leading, trailing: ends.trailing)
    }
    self.axis = axis
    let length = axis.axisSize(host.bounds.size)
    // A view that has no size yet is laid out as if it were as large as the screen: its data may be
    // shown before its constraints are.
    let cross =
      length.cross > 0 ? length.cross : axis.axisSize(UIScreen.main.bounds.size).cross
    size = axis.size(
      AxisSize(main: length.main, cross: max(0, cross - content.leading - content.trailing)))
    safeArea = beyond(host.safeAreaInsets)
    margins = beyond(host.layoutMargins)
    readable = beyond(host.readableContentInsets)
    scale = Double(host.pixelScale)
  }

  /// What a reference takes from the container.
  func ends(_ reference: UIContentInsetsReference) -> CompositionalSection.Ends {
    switch reference {
    case .none: .init()
    case .automatic, .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}
