/// The properties of a layout's sections that matter during scrolling, computed once.
struct SectionTraits {
  /// The sections whose groups rest in the centre.
  var centred: [Int] = []
  /// The sections with a handler for visible items.
  var handled: [Int] = []
  /// Whether any boundary view is pinned.
  var pins = false
  /// Whether any section is a list.
  var hasLists = false
  /// Whether any list has swipe actions.
  var offersSwipes = false

  init() {}

  @MainActor
  init(
    _ sections: [NSCollectionLayoutSection],
    _ shared: UICollectionViewCompositionalLayoutConfiguration
  ) {
    pins = shared.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds)
    offersSwipes = sections.contains {
      $0.list?.configuration.leadingSwipeActionsConfigurationProvider != nil
        || $0.list?.configuration.trailingSwipeActionsConfigurationProvider != nil
    }
    hasLists = sections.contains(where: \.isList)
    for (number, section) in sections.enumerated() {
      if section.orthogonalScrollingBehavior == .groupPagingCentered { centred.append(number) }
      if section.visibleItemsInvalidationHandler != nil { handled.append(number) }
      if section.boundarySupplementaryItems.contains(where: \.pinToVisibleBounds) { pins = true }
    }
  }
}
