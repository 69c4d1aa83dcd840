import ArgumentParser
import Snapshots

/// Draws a set and writes the goldens that are missing or differ.
struct GoldenRecordCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "record",
    abstract: "Write a set's goldens: those that are missing, differ or cannot be read.",
    discussion: "A golden with equal pixels is not written again. Look at what was recorded.")

  @OptionGroup var options: GoldenOptions

  func perform() throws(RenderError) -> RenderStatus {
    let set = try options.set
    let run = GoldenRun(
      set: set, goldens: try options.chosen(of: set), mode: .all,
      workspace: options.workspace(of: set), permission: try options.permission)
    let outcome = try run.perform()
    let recorded = outcome.results.count { $0.outcome == .recorded }
    try StandardOutput.write(
      lines: outcome.messages + ["\(recorded) recorded, \(outcome.results.count - recorded) not."])
    return outcome.status
  }
}
