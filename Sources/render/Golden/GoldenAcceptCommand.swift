import ArgumentParser
import AtomicFiles
import GoldenSets

/// Accepts pictures of the last run as goldens.
struct GoldenAcceptCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Copy pictures of the last run over their goldens, without drawing anything.",
    discussion: """
      Tests and 'render golden check' leave results and pictures in the artifacts' folder; the \
      report shows them and ends in this command. Everything named is checked first, and then all \
      of it becomes golden or nothing does. A name must be one that failed and has a picture; a \
      pattern passes over the others.

      --from DIR takes the artifacts' folder of another machine, such as one downloaded from \
      continuous integration. Results there are not trusted: one that names a file outside of DIR \
      or a golden outside of the package is refused, and with it everything else.
      """)

  @OptionGroup var selection: SelectionOption
  @OptionGroup var artifacts: ArtifactsOption

  @Option(
    help: ArgumentHelp(
      "Accept from another machine's artifacts' folder, a copy of it here.", valueName: "DIR"),
    completion: .directory)
  var from: String?

  @Option(
    help: ArgumentHelp(
      "The seal of the report that was looked at: accept nothing if the pictures are others now.",
      valueName: "SEAL"))
  var reviewed: String?

  @Flag(help: "Everything that failed and has a picture.")
  var all = false

  func perform() throws(Failure) -> RunStatus {
    let words = selection.words
    if words.isEmpty && !all { throw Failure(GoldenArgumentFact.noSelection) }
    if !words.isEmpty && all { throw Failure(GoldenArgumentFact.bothSelections) }
    if from != nil && artifacts.folder != nil { throw Failure(GoldenArgumentFact.bothFolders) }
    let workspace = Workspace(artifacts: from ?? artifacts.folder)
    let run =
      if let reviewed {
        try LastRun(workspace, reviewed: reviewed)
      } else {
        try LastRun(workspace)
      }
    let accepted = try run.accept(all ? nil : GoldenSelection(words))
    try StandardOutput.write(
      lines: accepted.map { "accepted \($0.onOneLine)" } + ["\(accepted.count) accepted."])
    return .success
  }
}
