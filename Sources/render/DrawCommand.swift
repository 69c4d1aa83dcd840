import ArgumentParser

/// Draws one scene into one file.
struct DrawCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw a screen made of UIKit views as a PNG file.",
    usage: """
      render [SCENE] [options] OUT.png
      render FILE.yml [options] OUT.png
      render list
      """,
    discussion: """
      SCENE is one of the names that 'render list' prints; without it, the first is drawn. \
      FILE.yml, .yaml or .json is a scene file: Documentation/SceneFiles.md explains. Where its \
      script takes several pictures, OUT.png holds {capture} for their names. \
      OUT.png may be '-', standard output. The picture is written beside OUT.png and renamed, so \
      a run that fails leaves the old file as it was.

      EXIT STATUS
      \(RenderStatus.table)
      """)

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Scroll to this content offset, in points. One past the end is pulled back.",
      valueName: "X,Y"))
  var offset: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "The screen's size, in points. Default: the scene's own, 1024x768 for most.",
      valueName: "WxH"))
  var size: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Pixels per point. Default: 2, or the scene file's own.", valueName: "N"))
  var scale: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Draw all text with the fonts in this folder, instead of the pinned ones.",
      valueName: "DIR"))
  var fonts: String?

  @Flag(help: "Show the scroll indicators, as while scrolling.")
  var indicators = false

  @Flag(name: .customLong("no-clamp"), help: "Keep an offset past the end as it is.")
  var keepsOffset = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "Allow a scene file more, as in items=200000; can be given again. Limits: "
        + LimitOption.list + ".",
      valueName: "NAME=N"))
  var limit: [String] = []

  @Flag(
    name: .customLong("allow-outside"),
    help: "Let a scene file name files outside its own folder.")
  var allowsOutside = false

  @Argument(help: ArgumentHelp("The scene, if two words are given, and the output."))
  var words: [String] = []

  /// All of it, as written.
  var arguments: DrawArguments {
    DrawArguments(
      offset: offset, size: size, scale: scale, fonts: fonts, indicators: indicators,
      keepsOffset: keepsOffset, limit: limit, allowsOutside: allowsOutside, words: words)
  }
}
