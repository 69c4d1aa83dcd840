import LayoutGeometry

extension UICollectionViewFlowLayout {
  /// Warns once, on standard error, that an item is longer than its line. A view without a size
  /// logs no warning.
  func warnOfOverflow(_ sections: [FlowSectionMetrics], _ container: FlowContainer) {
    guard !hasWarnedOfOverflow, container.crossExtent > 0,
      sections.contains(where: { $0.overflows(crossExtent: container.crossExtent) })
    else { return }
    hasWarnedOfOverflow = true
    warn(Self.overflowWarning(container.axis))
  }

  /// Returns UIKit's warning about an item that is longer than its line.
  package static func overflowWarning(_ axis: FlowAxis) -> String {
    let (length, ends) =
      axis == .vertical ? ("width", "left and right") : ("height", "top and bottom")
    return """
      The behavior of the UICollectionViewFlowLayout is not defined because:
      the item \(length) must be less than the \(length) of the UICollectionView \
      minus the section insets \
      \(ends) values, minus the content insets \(ends) values.
      Please check the values returned by the delegate.
      """
  }
}
