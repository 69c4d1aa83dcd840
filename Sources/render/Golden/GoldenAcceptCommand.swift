import ArgumentParser
import AtomicFiles
import GoldenSets

/// Accepts pictures of the last run as goldens.
struct GoldenAcceptCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "accept", _superCommandName: "render golden",
    abstract: "Copy pictures of the last run over their goldens, without drawing anything.",
    discussion: """
      Tests and 'render golden check' write results and pictures to the artifacts' folder; the \
      report shows them and prints this command. All named results are checked first; then all \
      of them are accepted, or none. A name must be of a failed snapshot with a picture; a \
      pattern ignores the others.

      --from DIR takes the artifacts' folder of another machine, such as one downloaded from \
      continuous integration. Its results are not trusted: if one names a file outside DIR or a \
      golden outside the package, everything is refused.
      """)

  @OptionGroup var selection: SelectionOption
  @OptionGroup var artifacts: ArtifactsOption

  @Option(
    help: ArgumentHelp(
      "Accept from a copy of another machine's artifacts' folder.", valueName: "DIR"),
    completion: .directory)
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The seal of the reviewed report: accept nothing if the pictures have changed since.",
      valueName: "SEAL"))
  var reviewed: String?

  @Flag(help: "Accept all failed snapshots that have a picture.")
  var all = false

  func perform() throws(Failure) -> RunStatus {
    let words = selection.words
    if words.isEmpty && !all { throw Failure(GoldenArgumentProblem.noSelection) }
    if !words.isEmpty && all { throw Failure(GoldenArgumentProblem.bothSelections) }
    if from != nil && artifacts.folder != nil { throw Failure(GoldenArgumentProblem.bothFolders) }
    let workspace = Workspace(artifacts: from ?? artifacts.folder)
    let run =
      if let reviewed {
        try LastRun(workspace, reviewed: reviewed)
      } else {
        try LastRun(workspace, option: from == nil ? nil : "--from")
      }
    let accepted = try run.accept(all ? nil : GoldenSelection(words))
    try StandardOutput.write(
      lines: accepted.names.map { "accepted \($0.onOneLine)" } + [accepted.summary])
    return .success
  }
}
