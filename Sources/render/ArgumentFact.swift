import ScenePictures

/// What is wrong with the words after `render`.
enum ArgumentFact: FailureFact {
  /// ArgumentParser's own sentence.
  case arguments(String)
  /// A shell that there is no script for.
  case completionShell(String)
  case noOutput
  case sceneWithoutOutput(String)
  case notPNG(String, nearestScene: String?)
  case swapped(scene: String, output: String)
  case tooManyWords([String])
  case malformed(NumberOption, String)
  case notPositive(NumberOption, String)
  /// A script takes several pictures, by these names, and the output names one file.
  case severalPictures([String], output: String)
  /// An output with a place for names, of a scene that takes no pictures by name.
  case noNames(output: String)
  case malformedLimit(String)
  /// There is nothing to scroll on the scene's screen.
  case nothingScrolls(String)
  /// Both ends of a scroll lie past the same end of the scene's content, given in points.
  case scrollOutside(String, whole: ClosedRange<CGFloat>)
  /// A file of figures is of no use.
  case profile(String, reason: String)
  /// A scene that is no file.
  case nothingToWatch(String)

  var status: RunStatus { .usage }

  enum NumberOption: String, Sendable {
    case offset, size, scale, scroll, sweep, at, item, select, explain

    /// What the option takes, after "takes".
    var form: String {
      switch self {
      case .offset: "two numbers of points within ±1000000000, as in 0,800"
      case .size: "two numbers of points, as in 390x844"
      case .sweep:
        "offsets in points and the step between them, as in 0..800/200, for at most"
          + " \(ShotList.most) pictures"
      case .at:
        "a number of seconds from 0 to 3600, as in 0.2, or several, as in 0..1/0.1, at most"
          + " \(ShotList.most)"
      case .item:
        "a section and an item, from 0, and a place: top, center, bottom, left or right, as in"
          + " 0:3@top"
      case .select: "a section and an item, from 0, as in 0:3"
      case .explain: "two numbers of pixels, from 0, as in 120,40"
      case .scale: "a number of pixels per point, as in 2"
      case .scroll: "two different numbers of points within ±1000000000, as in 0..2000"
      }
    }
  }
}
