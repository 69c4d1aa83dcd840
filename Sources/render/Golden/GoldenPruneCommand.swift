import ArgumentParser
import Foundation
import Snapshots

/// Finds goldens that nothing compares with any more.
struct GoldenPruneCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Find goldens whose test or entry in the set is gone.",
    discussion: """
      A test's golden is an orphan if the last run was a whole one, had tests of the same module, and \
      did not compare with it. After a run that left tests out, crashed or is not over, nothing is \
      concluded. Files that neither a set nor a manifest knows are named and never removed. Ends with \
      status 23 where there are orphans that stay.
      """)

  @Option(name: .customLong("set"), help: .hidden)
  var file: String?

  @OptionGroup var artifacts: ArtifactsOption

  @Flag(help: "Remove what was found, with its layouts and entries in manifests.")
  var remove = false

  func perform() throws(RenderError) -> RenderStatus {
    let set = try GoldenSet.ifPresent(file)
    let workspace = Workspace(around: set?.path, artifacts: artifacts.folder)
    let last = try LastRun(workspace)
    let orphans = try RenderError.golden { () throws(GoldenError) in
      try GoldenOrphans(GoldenInventory(workspace, set: set), last, set: set)
    }
    if remove { try RenderError.golden { () throws(GoldenError) in try orphans.remove() } }
    let verb = remove ? "removed" : "orphan"
    try StandardOutput.write(
      lines: orphans.items.map { "\(verb)  \($0.name)" }
        + orphans.unknown.map { "unknown  \($0.name)" }
        + [
          "\(orphans.items.count) \(remove ? "removed" : "orphaned"),"
            + " \(orphans.unknown.count) unknown."
        ])
    return orphans.items.isEmpty || remove ? .success : .missing
  }
}
