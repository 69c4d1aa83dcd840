import ArgumentParser
import GoldenSets
import SnapshotReport

/// Draws a set and compares it with its goldens. It never writes a golden.
struct GoldenCheckCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "check", _superCommandName: "render golden",
    abstract: "Draw a set's scenes and compare them with their goldens.",
    discussion: """
      Several machines share a set with --shard 1/3, --shard 2/3 and --shard 3/3; then \
      'render report --merge' makes one report of their artifacts' folders. Shares are counted \
      after --only; one that is empty ends with 0.
      """)

  @OptionGroup var options: GoldenOptions
  @OptionGroup var share: ShardOption
  @OptionGroup var jobs: GoldenJobsOption
  @OptionGroup var outputs: ReportOutputs

  func perform() throws(Failure) -> RunStatus {
    let set = try options.set
    let workspace = options.workspace(of: set)
    let entries = try options.run(
      set, .never, in: workspace, jobs: jobs.count, shard: try share.shard)
    var report = Report(
      title: "Golden pictures", results: entries.map(\.result), paths: workspace.paths,
      environment: .current, notes: set.notes, acceptCommand: workspace.acceptCommand,
      thumbnail: { Thumbnail.of($0) })
    report.thumbnails = entries.reduce(into: [:]) { thumbnails, entry in
      thumbnails[entry.result.id.description] = entry.thumbnail
    }
    let run = TestRun.ofThisProcess(isFiltered: false)
    let written = outputs.write(report, workspace, run: run.id)
    let lines =
      entries.compactMap(\.verdict.message) + ["\(report.summary)."] + otherLibraries(entries)
      + [written.line(in: workspace)].compactMap(\.self)
    return RunStatus(entries).report(lines, problems: written.problems)
  }

  /// A note on differing environments if the status is a worse one.
  private func otherLibraries(_ entries: [GoldenRun.Entry]) -> [String] {
    let count = entries.count { $0.result.kind == .environment }
    let status = RunStatus(entries)
    guard count > 0, status != .otherLibraries else { return [] }
    return [
      "\(count) of these \(count == 1 ? "was" : "were") recorded with other libraries or fonts,"
        + " which alone would end with \(RunStatus.otherLibraries.code); the others may differ for"
        + " that reason, too."
    ]
  }
}
