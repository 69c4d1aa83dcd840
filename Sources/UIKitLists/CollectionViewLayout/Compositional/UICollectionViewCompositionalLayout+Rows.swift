import LayoutGeometry

extension UICollectionViewCompositionalLayout {
  /// Returns the orthogonal scrolling of a section's groups; nil if the section does not scroll.
  func orthogonalRow(ofSection section: Int) -> OrthogonalRow? {
    guard let description = descriptions?[safe: section],
      let behavior = description.orthogonalScrollingBehavior.stops,
      let placed = geometry?.row(ofSection: section, behavior: behavior)
    else { return nil }
    let properties = description.orthogonalScrollingProperties
    let pages: Bool
    switch behavior {
    case .paging, .groupPaging, .groupPagingCentered: pages = true
    case .continuous, .groupLeadingBoundary: pages = false
    }
    return OrthogonalRow(
      frame: placed.frame, isHorizontal: axis == .vertical, stops: placed.stops,
      isFast: properties.decelerationRate == .automatic
        ? pages : properties.decelerationRate == .fast,
      bounces: properties.bounce != .never, alwaysBounces: properties.bounce == .always)
  }
}

extension UICollectionLayoutSectionOrthogonalScrollingBehavior {
  fileprivate var stops: RowStops.Behavior? {
    switch self {
    case .none: nil
    case .continuous: .continuous
    case .continuousGroupLeadingBoundary: .groupLeadingBoundary
    case .paging: .paging
    case .groupPaging: .groupPaging
    case .groupPagingCentered: .groupPagingCentered
    }
  }
}
