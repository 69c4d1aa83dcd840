import ArgumentParser
import ScenePictures

/// Draws one scene.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw", _superCommandName: "render",
    abstract: "Draw a screen made of UIKit views as a PNG file.",
    usage: """
      render [SCENE] [options] OUT.png
      render FILE.yml [options] [--watch] OUT.png
      render FILE.xib|FILE.storyboard [--scene ID] [options] OUT.png
      render COMMAND [options]
      """,
    discussion: """
      SCENE is one of the names that 'render list' prints; without it, the first is drawn. \
      FILE.yml, .yaml or .json is a scene file: Documentation/SceneFiles.md explains. '-' instead \
      of it is a scene file on standard input. FILE.xib and FILE.storyboard are documents of \
      Interface Builder: Documentation/Nibs.md explains.

      OUT.png may be '-', standard output, and can be omitted with --explain, --tree, --annotate \
      or --json. Files are replaced atomically. A run never overwrites a file that it reads or \
      has written, and checks all arguments before it writes; several pictures are then written \
      one by one, as they are drawn.

      Several offsets, items, times, devices, appearances, directions and text sizes give a \
      picture for each combination. Their names differ by placeholders in braces: \
      \(NameTemplate.Placeholder.allCases.map(\.text).joined(separator: " ")). \
      {capture} is a moment that a scene file's script names. With a dash, as in {-capture} or \
      {-appearance}, a placeholder becomes a dash and the name, or nothing where the pictures do \
      not differ in it; {{ and }} are braces. With --sheet, --filmstrip and --animate all become \
      one file.

      A script's pictures are taken at every part selected by --offset, --sweep, --item and \
      --full; for each, the script is played from the beginning up to the picture.

      For completion in bash, run '. <(render --generate-completion-script bash)'; for zsh and \
      fish, write their names instead.

      \(CommandTable.heading)
      \(CommandTable.text)
      'render help COMMAND' shows the options of each.

      \(RunStatus.heading)
      \(RunStatus.table)
      \(RunStatus.rule)
      \(RunStatus.signals)
      """)

  @Argument(
    help: """
      The scene and the output; a single word is the output. With --explain, --tree, --annotate or \
      --json, a single word that names a scene or its file is the scene.
      """)
  var words: [String] = []

  @OptionGroup(title: "Which part, and when") var region: RegionOptions
  @OptionGroup(title: "The screen") var screen: ScreenOptions<SeveralScreens>
  @OptionGroup(title: "What is written") var written: WrittenOptions
  @OptionGroup(title: "Scene files") var files: SceneFileOptions

  @Flag(
    help:
      """
      Draw a scene file again whenever it, its data or its images change; mistakes are printed, \
      and the watch continues. Ctrl-C ends it with 130.
      """
  )
  var watch = false

  /// The validated request.
  func request(scenes: SceneNames = .builtIn) throws(Failure) -> RenderRequest {
    let (scene, output) = try PositionalArguments(words, scenes: scenes)
      .resolved(needsOutput: written.needsPicture())
    var request = RenderRequest(scene: scene, output: output)
    let groups: [any DrawOptions] = [region, screen, written, files]
    for group in groups { try group.apply(to: &request) }
    try request.checkStandardOutput()
    return request
  }
}
