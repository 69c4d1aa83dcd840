import LayoutGeometry

/// The input of a flow layout's geometry besides its measures.
struct FlowContainer: Equatable {
  let axis: FlowAxis
  /// The collection view's length across the scrolling direction less its adjusted content inset,
  /// in points.
  let crossExtent: Double
  /// The inset reference's insets beyond the content inset, at both ends across the lines, in
  /// points.
  let extraLeading: Double
  let extraTrailing: Double
  /// The number of device pixels per point.
  let scale: Double

  @MainActor
  init(_ host: any CollectionViewLayoutHost, layout: UICollectionViewFlowLayout) {
    let axis = layout.axis
    let content = host.adjustedContentInset.across(axis)
    let area =
      switch layout.sectionInsetReference {
      case .fromContentInset: content
      case .fromSafeArea: host.safeAreaInsets.across(axis)
      case .fromLayoutMargins: host.layoutMargins.across(axis)
      }
    self.axis = axis
    crossExtent = max(
      0, axis.axisSize(host.bounds.size).cross - content.leading - content.trailing)
    let extra = (
      leading: max(0, area.leading - content.leading),
      trailing: max(0, area.trailing - content.trailing)
    )
    // The insets' left is the screen's left; a mirrored layout's left is the screen's right.
    let isSwapped = axis == .vertical && host.mirror != nil
    (extraLeading, extraTrailing) =
      isSwapped ? (extra.trailing, extra.leading) : (extra.leading, extra.trailing)
    scale = Double(host.pixelScale)
  }
}

extension UIEdgeInsets {
  /// The insets at both ends of the lines.
  func across(_ axis: FlowAxis) -> (leading: Double, trailing: Double) {
    axis == .vertical ? (Double(left), Double(right)) : (Double(top), Double(bottom))
  }

  /// The insets at both ends of the scrolling direction.
  func along(_ axis: FlowAxis) -> (leading: Double, trailing: Double) {
    axis == .vertical ? (Double(top), Double(bottom)) : (Double(left), Double(right))
  }
}
