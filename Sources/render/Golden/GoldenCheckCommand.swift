import ArgumentParser
import SnapshotReport

/// Draws a set and compares it with its goldens. Never writes a golden.
struct GoldenCheckCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "check", abstract: "Draw a set's scenes and compare them with their goldens.")

  @OptionGroup var options: GoldenOptions
  @OptionGroup var outputs: ReportOutputs

  func perform() throws(RenderError) -> RenderStatus {
    let set = try options.set
    let workspace = options.workspace(of: set)
    let run = GoldenRun(
      set: set, goldens: try options.chosen(of: set), mode: .never, workspace: workspace,
      permission: try options.permission)
    let outcome = try run.perform()
    let report = Report(
      title: "Golden pictures", results: outcome.results, places: ReportPlaces(workspace),
      environment: .current, notes: set.notes, acceptCommand: workspace.acceptCommand)
    let page = try outputs.write(report, workspace)
    try StandardOutput.write(
      lines: outcome.messages + ["\(report.summary).", "Report: \(workspace.shown(page))"])
    return outcome.status
  }
}
