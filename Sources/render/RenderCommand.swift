import ArgumentParser

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
}
