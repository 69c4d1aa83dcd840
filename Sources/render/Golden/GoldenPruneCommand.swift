import ArgumentParser
import AtomicFiles
import GoldenSets

/// Finds goldens that are no longer used.
struct GoldenPruneCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "prune", _superCommandName: "render golden",
    abstract: "Find goldens whose test or entry in a set no longer exists.",
    discussion: """
      A golden is an orphan if no set describes it and its test is gone, or has passed without \
      comparing with it. This needs a complete run that passed, with tests of the same module: \
      after a run that was filtered, failed, crashed or is not over, nothing is pruned. Goldens \
      of tests that exist and did not compare, since they are disabled or skipped, are kept and \
      named; so are files that neither a set nor a manifest lists. Ends with status 23 where \
      orphans remain.
      """)

  @Option(name: .customLong("set"), help: .hidden)
  var file: String?

  @OptionGroup var artifacts: ArtifactsOption

  @Flag(
    help: "Move the orphans, with their layouts, to 'pruned' in the artifacts' folder.")
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
        + orphans.unknown.map { "unlisted  \($0.name.onOneLine)" })
    var end = "orphaned"
    if remove, !orphans.items.isEmpty {
      let folder = try orphans.remove(to: workspace)
      end = "moved to \(workspace.displayPath(folder))"
    }
    let kept = orphans.kept.isEmpty ? "" : " \(orphans.kept.count) kept,"
    try StandardOutput.write(
      lines: ["\(orphans.items.count) \(end),\(kept) \(orphans.unknown.count) unlisted."])
    return orphans.items.isEmpty || remove ? .success : .missing
  }
}
