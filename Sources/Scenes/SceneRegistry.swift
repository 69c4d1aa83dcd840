/// The built-in scenes by name.
package enum SceneRegistry {
  /// All scenes, in the order of lists. The first is the default.
  package static let all: [Scene] = [
    .catWall, .wall, .bars, .scrollingPhoto, .zoomingPhoto, .pages, .timeMachine,
    .emptyTimeMachine, .photoSections, .nibPhotos, .storyboardPhotos,
    .lettersAndDigits, .blueCells, .stickyHeaders, .photoStream,
    .selfSizing, .transition, .updates, .reordering, .mosaic, .store, .storeBrowsed, .controls,
    .articleCells, .stacks, .signUp, .profilePage,
    .lettersAndDigitsDragged, .pullToRefresh, .editMenu, .contextMenu, .dragAndDrop, .presented,
    .inbox, .outline, .settingsTable, .contacts,
    .nestedCatWall, .xibCatWall, .rereadXibCatWall, .busyCatWall, .relievedCatWall,
    .naivePhotoStream, .halfwayPhotoStream, .roundedCards, .maskedCards, .rereadNibPhotos,
    .photoRowsIOS9, .photoRowsIOS10, .photoRowsPrefetching,
  ]

  /// The names of deliberately slow scenes, to be profiled beside others that look the same.
  package static let wasteful: Set = ["cat-wall-busy", "cat-wall-relieved", "photo-stream-naive"]

  /// Returns the scene with exactly that name.
  package static func scene(named name: String) -> Scene? {
    all.first { $0.name == name }
  }
}
