import ArgumentParser
import ScenePictures

/// The root command. Its default subcommand is `draw`.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a screen made of UIKit views as a PNG file.",
    version: PackageVersion.current,
    subcommands: [
      DrawCommand.self, ListCommand.self, ProfileCommand.self, GoldenCommand.self,
      CompareCommand.self, ReportCommand.self, ReviewCommand.self, GalleryCommand.self,
      BatchCommand.self, ServeCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: DrawCommand.self)

  /// The arguments, in which a request for general help is replaced with one for the help of
  /// `draw`, which lists the options.
  static func completed(_ arguments: [String]) -> [String] {
    [["--help"], ["-h"], ["help"]].contains(arguments) ? ["help", "draw"] : arguments
  }

  /// Reports a first word that is a command of `golden`, or a misspelt command, which
  /// ArgumentParser passes to `draw`.
  static func refuseUnknown(
    _ arguments: [String], scenes: SceneNames = .builtIn
  ) throws(Failure) {
    guard let word = arguments.first, !word.isEmpty, word.allSatisfy(\.isLetter) else { return }
    let own = ["help"] + configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !own.contains(word), !scenes.contains(word), scenes.nearest(to: word) == nil,
      !SceneNames.isFolder(word)
    else { return }
    let golden = GoldenCommand.names
    // A word before a picture is more likely a misspelt scene than a misspelt command.
    if arguments.count == 2, arguments[1].hasSuffix(".png"), !golden.contains(word) { return }
    if let nearest = SceneNames(names: golden + own).nearest(to: word) {
      throw Failure(
        ArgumentProblem.unknownCommand(
          word, nearest: golden.contains(nearest) ? "golden \(nearest)" : nearest))
    }
  }
}
