import ArgumentParser
import SnapshotReport
import Snapshots

/// Writes reports of the last run.
struct ReportCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Write what the last run of tests, or of 'render golden check', found.",
    discussion: """
      The review page is one HTML file without anything outside: pictures side by side, a slider, a \
      loupe, marks, and at the end the command that accepts what was marked. A report of failures \
      ends with status 0 all the same: the run itself has failed.
      """)

  @OptionGroup var artifacts: ArtifactsOption
  @OptionGroup var outputs: ReportOutputs

  func perform() throws(RenderError) -> RenderStatus {
    let last = try LastRun(Workspace(artifacts: artifacts.folder))
    let workspace = last.workspace
    let report = Report(
      title: "Golden pictures", results: last.run.results, problems: last.problems,
      places: ReportPlaces(workspace), environment: .current,
      notes: try GoldenSet.ifPresent(nil)?.notes ?? [:], acceptCommand: workspace.acceptCommand)
    let page = try outputs.write(report, workspace)
    try StandardOutput.write(lines: ["\(report.summary).", "Report: \(workspace.shown(page))"])
    return .success
  }
}

extension LastRun {
  /// What readers of a report must know about the run.
  fileprivate var problems: [String] {
    var problems = run.problems
    if run.isFiltered { problems.append("The run left tests out.") }
    if !run.isFinished { problems.append("The run did not come to its end, or is not over.") }
    return problems
  }
}
