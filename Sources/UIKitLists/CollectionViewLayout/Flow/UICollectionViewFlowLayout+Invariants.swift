extension UICollectionViewFlowLayout {
  var geometryViolation: String? {
    #if DEBUG
      guard !needsPreparation, let geometry, let host else { return nil }
      guard geometry.sectionCount == host.numberOfSections else {
        return "places for \(geometry.sectionCount) sections of \(host.numberOfSections)"
      }
      for section in 0..<geometry.sectionCount {
        let (places, items) = (
          geometry.itemCount(inSection: section), host.numberOfItems(inSection: section)
        )
        guard places == items else {
          return "places for \(places) items of the \(items) in section \(section)"
        }
      }
      return geometry.invariantViolation
    #else
      return nil
    #endif
  }
}
