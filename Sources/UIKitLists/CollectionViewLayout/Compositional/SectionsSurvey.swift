/// What of a layout's sections matters while content scrolls, found out once.
struct SectionsSurvey {
  /// The sections whose groups rest in the middle.
  var centred: [Int] = []
  /// The sections that are told of what is in sight.
  var handled: [Int] = []
  /// Whether anything stays in sight.
  var pins = false
  /// Whether any section is a list.
  var hasLists = false
  /// Whether rows may be swiped aside.
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
