import ArgumentParser

/// The command as a whole; `draw` is what it does when no other word is given.
struct RenderCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "render",
    abstract: "Draw a screen made of UIKit views as a PNG file.",
    version: PackageVersion.current,
    subcommands: [
      DrawCommand.self, ListCommand.self, ProfileCommand.self, GoldenCommand.self,
      CompareCommand.self, ReportCommand.self, ReviewCommand.self, BatchCommand.self,
      ServeCommand.self, ManualCommand.self,
    ],
    defaultSubcommand: DrawCommand.self)

  /// The arguments, with a wish for help with nothing in particular turned into one for the help
  /// that shows the options.
  static func completed(_ arguments: [String]) -> [String] {
    [["--help"], ["-h"], ["help"]].contains(arguments) ? ["help", "draw"] : arguments
  }
}
