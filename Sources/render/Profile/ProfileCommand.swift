import ArgumentParser
import ScenePictures

/// Scrolls a scene and draws a chart of its frame times.
struct ProfileCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "profile", _superCommandName: "render",
    abstract: "Scroll a screen as a finger does and draw how long each frame took.",
    usage: """
      render profile SCENE [--scroll FROM..TO | --script FILE] [--json FILE] [--compare \
      OTHER.json] OUT.png
      render profile FILE.yml [options] OUT.png
      """,
    discussion: """
      A finger drags slowly, flings the rest of the way, then flings half of it back. A frame's \
      time is the main thread's own time for layout, cells, text, drawing and composing, without \
      other programs. Frames longer than 16.7 ms, a sixtieth of a second, count as dropped.

      With a script, of a scene file or of --script, its touches are played as on a device, and \
      frames are taken until the script is over and all animations have ended.
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The offsets where the scroll begins and turns, in points. Default: the start, and four"
        + " screens further or the end.",
      valueName: "FROM..TO"))
  var scroll: String?

  @Option(
    help: ArgumentHelp(
      """
      Play the touches in this file instead; a scene file's own script is played without it.
      """,
      valueName: "FILE"),
    completion: .file(extensions: ["yml", "yaml", "json"]))
  var script: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The screen's size, in points. Default: the scene's own.", valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. Default: the scene file's own, or 2.", valueName: "N"))
  var scale: String?

  @Option(
    help: ArgumentHelp("Write every frame's figures to this file, too.", valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var json: String?

  @Option(
    help: ArgumentHelp(
      "Draw the profile in this file, written with --json, as a line over this one.",
      valueName: "OTHER.json"),
    completion: .file(extensions: ["json"]))
  var compare: String?

  @Argument(help: ArgumentHelp("The scene and the chart to write; a single word is the chart."))
  var words: [String] = []

  /// The validated request.
  func request(scenes: SceneNames = .builtIn) throws(Failure) -> ProfileRequest {
    let (scene, output) = try PositionalArguments(
      words, scenes: scenes, command: "render profile"
    ).resolved()
    if scroll != nil, script != nil { throw Failure(ShotProblem.together("--scroll", "--script")) }
    return ProfileRequest(
      scene: scene, output: output, script: script,
      range: try scroll.map { text throws(Failure) in try Number.range(text) },
      size: try size.map { text throws(Failure) in try Number.size(text) },
      scale: try scale.map { text throws(Failure) in try Number.scale(text) },
      json: json, other: compare)
  }
}
