import ArgumentParser
import ScenePictures

/// Scrolls a scene and draws how long its frames took.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile",
    abstract: "Scroll a screen as a finger does and draw how long each frame took.",
    usage: "render profile SCENE [--scroll FROM..TO] [--json FILE] [--compare OTHER.json] OUT.png",
    discussion: """
      A finger drags slowly, flings the rest of the way, then flings half of it back. A frame's \
      time is the main thread's own for layout, cells, text, drawing and composing, so other \
      programs do not count. Frames longer than 16.7 ms, a sixtieth of a second, are dropped ones.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Where the scroll begins and where it turns, in points. Default: the start, and four "
        + "screens on or the end.",
      valueName: "FROM..TO"))
  var scroll: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The screen's size, in points. Default: the scene's own.", valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("Pixels per point. Default: 2.", valueName: "N"))
  var scale: String?

  @Option(
    help: ArgumentHelp("Write every frame's figures there, too.", valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Draw the profile that --json wrote there as a line over this one.",
      valueName: "OTHER.json"),
    completion: .file(extensions: ["json"]))
  var compare: String?

  @Argument(help: ArgumentHelp("The scene, and the chart to write."))
  var words: [String] = []

  /// What was asked for, checked.
  func request(scenes: SceneNames = .builtIn) throws(RenderError) -> ProfileRequest {
    let (scene, output) = try PositionalArguments(words, scenes: scenes).resolved()
    return ProfileRequest(
      scene: scene, output: output,
      range: try scroll.map { text throws(RenderError) in try Number.range(text) },
      size: try size.map { text throws(RenderError) in try Number.size(text) },
      scale: try scale.map { text throws(RenderError) in try Number.scale(text) } ?? 2,
      json: json, other: compare)
  }
}
