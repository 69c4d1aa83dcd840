import ImageIO

/// The reasons for which a scene cannot be drawn as requested. `description` is one sentence.
package enum SceneProblem: FailureReason {
  case unknownScene(String, nearest: String?)
  /// A folder instead of a scene.
  case folder(String)
  /// A problem of a xib or a storyboard: file, line and a sentence.
  case interfaceFile(String)
  /// A named scene in a file that is not a storyboard.
  case noScenes(String)
  /// An option for scene files only, and the argument with which it was used.
  case onlyOfSceneFiles(String, String)
  /// An invalid size in points.
  case unusableSize(CGSize, scale: CGFloat)
  case tooManyPictures(Int)
  /// A script without a capture of that name.
  case noMoment(String)

  package var status: RunStatus { .usage }
}

extension SceneProblem: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unknownScene(let name, let nearest?):
      "There is no scene '\(name)'; did you mean '\(nearest)'?"
    case .unknownScene(let name, nil):
      "There is no scene '\(name)'; 'render list' lists them all."
    case .folder(let path): "'\(path)' is a folder, not a scene."
    case .interfaceFile(let sentence): sentence
    case .noScenes(let name): "--scene is for storyboards; '\(name)' is not a storyboard."
    case .onlyOfSceneFiles(let option, let name):
      "\(option) is for scene files; '\(name)' is an Interface Builder document."
    case .unusableSize(let size, let scale):
      "A picture of \(FormattedNumber(size.width))x\(FormattedNumber(size.height)) points at scale"
        + " \(FormattedNumber(scale)) cannot be drawn: it needs at least one pixel and at most"
        + " \(ImageLimits.standard.maximumSide) a side,"
        + " \(ImageLimits.standard.maximumPixels) in all."
    case .tooManyPictures(let count):
      "\(count) pictures are too many: the limit is \(ShotList.most)."
    case .noMoment(let name): "The scene's script ends before its picture '\(name)'."
    }
  }
}
