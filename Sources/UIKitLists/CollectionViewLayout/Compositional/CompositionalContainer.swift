import LayoutGeometry

/// The input of a compositional layout's geometry besides its section descriptions.
struct CompositionalContainer: Equatable {
  let axis: FlowAxis
  /// The collection view's size less its content insets across the scrolling direction, in points.
  let size: CGSize
  /// The additional insets of the safe area, the margins and the readable content at both ends
  /// across the scrolling direction, in points.
  let safeArea: CompositionalSection.Ends
  let margins: CompositionalSection.Ends
  let readable: CompositionalSection.Ends
  /// The number of device pixels per point.
  let scale: Double

  @MainActor
  init(_ host: any CollectionViewLayoutHost, axis: FlowAxis) {
    let content = host.adjustedContentInset.across(axis)
    // The insets' left is the screen's left; a mirrored layout's left is the screen's right.
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
    // A view without a size is laid out with the screen's size: its data may be shown before its
    // constraints are resolved.
    let cross =
      length.cross > 0 ? length.cross : axis.axisSize(UIScreen.main.bounds.size).cross
    size = axis.size(
      AxisSize(main: length.main, cross: max(0, cross - content.leading - content.trailing)))
    safeArea = beyond(host.safeAreaInsets)
    margins = beyond(host.layoutMargins)
    readable = beyond(host.readableContentInsets)
    scale = Double(host.pixelScale)
  }

  /// Returns the additional insets for a content insets reference.
  func ends(_ reference: UIContentInsetsReference) -> CompositionalSection.Ends {
    switch reference {
    case .none: .init()
    case .automatic, .safeArea: safeArea
    case .layoutMargins: margins
    case .readableContent: readable
    }
  }
}
