import ScenePictures

/// An error in the arguments of `render`.
enum ArgumentProblem: FailureReason {
  /// A message of ArgumentParser.
  case arguments(String)
  /// A shell for which there is no completion script.
  case completionShell(String)
  case noOutput(command: String = "render")
  case sceneWithoutOutput(String, command: String = "render")
  /// A word that names neither a scene nor a picture, and the scene with the most similar name.
  case neither(String, nearestScene: String?, command: String = "render")
  /// A folder instead of a scene.
  case folder(String, command: String = "render")
  /// A word that is no command or scene, and the command that is meant.
  case unknownCommand(String, nearest: String)
  case notPNG(String)
  case swapped(scene: String, output: String, command: String = "render")
  case tooManyWords([String])
  case malformed(NumberOption, String)
  case notPositive(NumberOption, String)
  /// The output names one file, but the script takes several pictures with these names.
  case severalPictures([String], output: String)
  /// The output has a placeholder for names, but the scene does not name pictures.
  case noNames(output: String)
  case malformedLimit(String)
  /// The scene's screen has nothing that scrolls.
  case nothingScrolls(String)
  /// Both offsets of a scroll, in points, are past the same end of the scene's content.
  case scrollOutside(String, whole: ClosedRange<CGFloat>)
  /// A profile file is invalid.
  case profile(String, reason: String)
  /// The scene to watch is not a file.
  case nothingToWatch(String)

  var status: RunStatus { .usage }

  enum NumberOption: String, Sendable {
    case offset, size, scale, scroll, sweep, at, item, select, explain

    /// The form of the option's value, which follows "takes".
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
