/// The built-in scenes by name.
package enum SceneRegistry {
  /// Every scene, in the order a list shows them. The first is the default.
  package static let all: [Scene] = [
    .catWall, .wall, .bars, .scrollingPhoto, .timeMachine, .photoSections,
    .lettersAndDigits, .blueCells, .stickyHeaders, .photoStream,
    .selfSizing, .transition, .updates, .reordering, .mosaic, .store, .storeBrowsed, .controls,
    .articleCells, .stacks, .signUp, .profilePage,
    .inbox, .outline, .settingsTable, .contacts,
    .nestedCatWall, .naivePhotoStream,
    .photoRowsIOS9, .photoRowsIOS10, .photoRowsPrefetching,
  ]

  /// The scene of that exact name.
  package static func scene(named name: String) -> Scene? {
    all.first { $0.name == name }
  }
}
