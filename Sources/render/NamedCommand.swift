import ArgumentParser

/// Arguments that begin with the name of a command, parsed by that command alone.
///
/// `render list --devices` took 2.1 times the processor time of a program that only starts, a third
/// of it in ArgumentParser, which builds the tree of all commands, and parses the arguments twice
/// more in search of a request for a completion script; now it takes 1.8 times. ArgumentParser does
/// neither for a command that names the program before it
/// (`_superCommandName`). Arguments that the command refuses, and requests for help, are parsed as
/// a whole, so that messages are the same.
struct NamedCommand {
  private let command: any ParsableCommand.Type
  private let rest: [String]

  /// Finds the command; nil if the arguments name none, or one that has commands of its own.
  init?(_ arguments: [String]) {
    var (command, rest): (any ParsableCommand.Type, _) = (RenderCommand.self, arguments[...])
    repeat {
      guard let name = rest.popFirst(),
        // From the end: the description of `draw`, the first, is composed of all its options.
        let next = command.configuration.subcommands.last(where: {
          $0.configuration.commandName == name
        })
      else { return nil }
      command = next
    } while !command.configuration.subcommands.isEmpty
    (self.command, self.rest) = (command, Array(rest))
  }

  /// The command with its arguments; nil if it cannot be run with them.
  func parsed() -> (any ParsableCommand)? {
    guard let result = try? command.parseAsRoot(rest), type(of: result) == command else {
      return nil
    }
    return result
  }
}
