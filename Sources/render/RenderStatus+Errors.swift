import GoldenSets
import ScenePictures

extension RenderStatus {
  /// What a scene that cannot be drawn means for the process.
  init(_ error: ScenePictureError) {
    self =
      switch error {
      case .unknownScene, .sceneFile, .interfaceFile, .noScenes, .onlyOfSceneFiles, .unusableSize,
        .tooManyPictures, .noMoment:
        .usage
      case .scene(.outOfMemory), .scene(.font): .environment
      case .scene(.notSettled), .scene(.layoutNeverEnds), .scene(.neverRests),
        .scene(.neverLoaded), .scene(.keepsLoading):
        .unsettled
      case .scene(.noInk), .scene(.noCells), .scene(.emptyItem), .region(.emptyItem, _): .empty
      case .scene(.notShown), .scene(.step): .usage
      case .region(.notSettled, _), .region(.neverLoaded, _), .region(.keepsLoading, _): .unsettled
      case .region: .usage
      }
  }
}
