import ArgumentParser
import ScenePictures

/// Commands for golden sets and the results of the last run.
struct GoldenCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "golden",
    abstract: "Compare scenes with their golden pictures, and maintain these.",
    discussion: """
      A set of goldens is a JSON file that describes what to draw for each picture beside it. \
      Default: Golden/goldens.json; --set names another. Results are written to the artifacts' \
      folder: SNAPSHOT_ARTIFACTS, or Artifacts in the package.

      \(RunStatus.reference)
      """,
    subcommands: [
      GoldenCheckCommand.self, GoldenRecordCommand.self, GoldenAcceptCommand.self,
      GoldenListCommand.self, GoldenMatchCommand.self, GoldenPruneCommand.self,
      GoldenProveCommand.self,
      GoldenDigestCommand.self, GoldenHelperCommand.self,
    ])

  func perform() throws(Failure) -> RunStatus {
    throw Failure(GoldenArgumentProblem.noCommand(Self.names))
  }

  /// The names of the commands that the help lists.
  nonisolated static var names: [String] {
    let shown = configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
    return shown.compactMap(\.commandName)
  }

  /// Reports a misspelt subcommand, for which ArgumentParser has only a generic message.
  static func refuseUnknown(_ arguments: [String]) throws(Failure) {
    guard arguments.count > 1, arguments[0] == configuration.commandName else { return }
    let word = arguments[1]
    let known = ["help"] + configuration.subcommands.compactMap { $0.configuration.commandName }
    guard !word.hasPrefix("-"), !known.contains(word) else { return }
    throw Failure(
      GoldenArgumentProblem.unknownCommand(
        word, nearest: SceneNames(names: names).nearest(to: word)))
  }
}
