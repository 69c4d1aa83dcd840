import ArgumentParser
import AtomicFiles
import GoldenSets
import SnapshotReport

/// Writes reports of the last run.
struct ReportCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "report", _superCommandName: "render",
    abstract: "Write a report of the last run of tests, or of 'render golden check'.",
    discussion: """
      The review page is one self-contained HTML file: pictures side by side, a slider, \
      a loupe, marks, and at the end the command that accepts the marked pictures. A report of \
      failures ends with status 0, too: the run itself has failed.

      --merge takes the artifacts' folders of several machines and merges their results into \
      'merged' in the artifacts' folder, where the report then is and from where 'render golden \
      accept' takes pictures. The folders are not trusted: only files inside them that results \
      name are copied. Ends with status 23 where a folder has no results, a share of 'golden check \
      --shard' is missing, or results cannot be read; the report of the others is written \
      nevertheless.
      """)

  @OptionGroup var artifacts: ArtifactsOption

  @Option(
    name: .customLong("merge"), parsing: .upToNextOption,
    help: ArgumentHelp(
      "Merge several machines' runs into one report: copies of their artifacts' folders.",
      valueName: "DIR"),
    completion: .directory)
  var folders: [String] = []

  @OptionGroup var outputs: ReportOutputs

  func perform() throws(Failure) -> RunStatus {
    let notes = try GoldenSet.ifPresent(nil)?.notes ?? [:]
    let workspace = Workspace(artifacts: artifacts.folder)
    return folders.isEmpty ? try last(of: workspace, notes) : try merged(in: workspace, notes)
  }

  private func last(
    of workspace: Workspace, _ notes: [String: String]
  ) throws(Failure) -> RunStatus {
    let last = try LastRun(workspace)
    let report = Report(
      title: "Golden pictures", results: last.run.results, problems: last.problems,
      paths: workspace.paths, environment: .current, notes: notes,
      acceptCommand: workspace.acceptCommand,
      thumbnail: { Thumbnail.of($0) })
    return write(report, workspace, run: last.run.isMerged ? nil : last.run.id)
  }

  /// Merges the results of other machines. Missing parts are reported at the end and determine the
  /// status, so that an incomplete result is not mistaken for a complete one.
  private func merged(
    in workspace: Workspace, _ notes: [String: String]
  ) throws(Failure) -> RunStatus {
    let merged = try MergedRun(folders, in: workspace)
    let report = Report(
      title: "Golden pictures", results: merged.results, problems: merged.problems,
      paths: merged.workspace.paths, notes: notes, acceptCommand: merged.workspace.acceptCommand,
      thumbnail: { Thumbnail.of($0) })
    let status = write(report, merged.workspace, run: nil)
    for problem in merged.problems { CommandLineTool.diagnose(problem.onOneLine) }
    return merged.isComplete ? status : status.worse(.missing)
  }

  private func write(_ report: Report, _ workspace: Workspace, run: String?) -> RunStatus {
    let written = outputs.write(report, workspace, run: run)
    let lines = ["\(report.summary).", written.line(in: workspace)].compactMap(\.self)
    return RunStatus.success.report(lines, problems: written.problems)
  }
}
