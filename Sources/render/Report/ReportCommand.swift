import ArgumentParser
import GoldenSets
import SnapshotReport

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
    let (last, notes) = try RenderError.golden { () throws(GoldenError) in
      let last = try LastRun(Workspace(artifacts: artifacts.folder))
      return (last, try GoldenSet.ifPresent(nil)?.notes ?? [:])
    }
    let workspace = last.workspace
    let report = Report(
      title: "Golden pictures", results: last.run.results, problems: last.problems,
      places: workspace.paths, environment: .current, notes: notes,
      acceptCommand: workspace.acceptCommand)
    let written = outputs.write(report, workspace)
    let page = written.page.map { ["Report: \(workspace.shown($0))"] } ?? []
    return RenderStatus.success.tell(["\(report.summary)."] + page, problems: written.problems)
  }
}
