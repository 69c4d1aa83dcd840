import ArgumentParser
import GoldenSets

/// Draws a set and writes the goldens that are missing or differ.
struct GoldenRecordCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "record", _superCommandName: "render golden",
    abstract: "Write a set's goldens: those that are missing, differ or cannot be read.",
    discussion: """
      A golden with equal pixels is not written again. All are drawn first and written together; \
      if one cannot be drawn, none is written. Review the recorded pictures.
      """)

  @OptionGroup var options: GoldenOptions
  @OptionGroup var jobs: GoldenJobsOption

  func perform() throws(Failure) -> RunStatus {
    let set = try options.set
    let entries = try options.run(
      set, .all, in: options.workspace(of: set), jobs: jobs.count)
    return RunStatus(entries).report(
      entries.compactMap(\.verdict.recordingMessage) + [Self.summary(of: entries)])
  }

  /// For example, "3 recorded, 1 unchanged."
  private static func summary(of entries: [GoldenRun.Entry]) -> String {
    let recorded = entries.count { $0.result.kind == .recorded }
    let unchanged = entries.count { $0.result.isPass }
    let failed = entries.count - recorded - unchanged
    return "\(recorded) recorded, \(unchanged) unchanged"
      + (failed > 0 ? ", \(failed) not recorded." : ".")
  }
}
