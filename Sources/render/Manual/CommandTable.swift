import ArgumentParser

/// The list of commands in the help of `render`.
enum CommandTable {
  static let heading = "COMMANDS"

  /// The commands except `draw`, whose help contains the list.
  static var text: String {
    let commands = RenderCommand.configuration.subcommands.filter { $0 != DrawCommand.self }
    return HelpTable(
      commands.map { ($0.configuration.commandName ?? "", $0.configuration.abstract) }
    ).text
  }
}
