import ArgumentParser
import SnapshotReport
import Snapshots

/// Makes pictures of the last run the goldens.
struct GoldenAcceptCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Copy pictures of the last run over their goldens, without drawing anything.",
    discussion: """
      Tests and 'render golden check' leave results and pictures in the artifacts' folder; the \
      report shows them and ends in this command. Nothing is copied unless everything named can be.
      """)

  @OptionGroup var selection: SelectionOption
  @OptionGroup var artifacts: ArtifactsOption

  @Option(
    help: ArgumentHelp(
      "The seal of the report that was looked at: accept nothing if the pictures are others now.",
      valueName: "SEAL"))
  var reviewed: String?

  @Flag(help: "Everything that failed and has a picture.")
  var all = false

  func perform() throws(RenderError) -> RenderStatus {
    if selection.only.isEmpty && !all { throw .golden(.noSelection) }
    if !selection.only.isEmpty && all { throw .golden(.bothSelections) }
    let last = try LastRun(Workspace(artifacts: artifacts.folder))
    if let reviewed, reviewed != ReviewSeal.of(last.run.results, ReportPlaces(last.workspace)) {
      throw .golden(.changedSinceReview)
    }
    let chosen = try selection.chosen(from: last.run.results.map(\.id.description))
    let acceptance = Acceptance(last.workspace)
    let accepted = try RenderError.golden { () throws(GoldenError) in
      try acceptance.accept(
        last.run.results.filter { chosen.contains($0.id.description) }, passesOver: all)
    }
    try StandardOutput.write(
      lines: accepted.map { "accepted \($0)" } + ["\(accepted.count) accepted."])
    return .success
  }
}
