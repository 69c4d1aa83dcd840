import ArgumentParser
import AtomicFiles
import GoldenSets

/// Finds goldens that are no longer used.
struct GoldenPruneCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Find goldens whose test or entry in a set is gone.",
    discussion: """
      A golden is an orphan if no set describes it and its test is gone, or has passed without \
      comparing with it. Only a whole run that passed, with tests of the same module, says so: \
      after one that left tests out, failed, crashed or is not over, nothing is concluded. Goldens \
      of tests that are there and did not compare, for they are disabled or skipped, are kept and \
      named; so are files that neither a set nor a manifest knows. Ends with status 23 where there \
      are orphans that stay.
      """)

  @Option(name: .customLong("set"), help: .hidden)
  var file: String?

  @OptionGroup var artifacts: ArtifactsOption

  @Flag(
    help: "Move what was found, with its layouts, to 'pruned' in the artifacts' folder.")
  var remove = false

  func perform() throws(Failure) -> RunStatus {
    let set = try GoldenSet.ifPresent(file)
    let workspace = Workspace(around: set?.path, artifacts: artifacts.folder)
    let last = try LastRun(workspace)
    let sets = try GoldenSet.all(in: workspace, with: set)
    let inventory = try GoldenInventory(workspace, set: set, sets: sets)
    let orphans = try GoldenOrphans(inventory, last, sets: sets)
    try StandardOutput.write(
      lines: orphans.items.map { "orphan  \($0.name.onOneLine)" }
        + orphans.kept.map { "kept  \($0.name.onOneLine)" }
        + orphans.unknown.map { "unknown  \($0.name.onOneLine)" })
    var end = "orphaned"
    if remove, !orphans.items.isEmpty {
      let folder = try orphans.remove(to: workspace)
      end = "moved to \(workspace.shown(folder))"
    }
    let kept = orphans.kept.isEmpty ? "" : " \(orphans.kept.count) kept,"
    try StandardOutput.write(
      lines: ["\(orphans.items.count) \(end),\(kept) \(orphans.unknown.count) unknown."])
    return orphans.items.isEmpty || remove ? .success : .missing
  }
}
