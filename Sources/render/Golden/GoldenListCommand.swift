import ArgumentParser
import Foundation
import SnapshotReport
import Snapshots

/// Names every golden, with what the last run found.
struct GoldenListCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "ls",
    abstract: "List every golden: what became of it in the last run, its size, whose it is.")

  @Option(name: .customLong("set"), help: .hidden)
  var file: String?

  @OptionGroup var artifacts: ArtifactsOption

  @Flag(help: "Print one JSON array instead of lines.")
  var json = false

  func perform() throws(RenderError) -> RenderStatus {
    let set = try GoldenSet.ifPresent(file)
    let workspace = Workspace(around: set?.path, artifacts: artifacts.folder)
    let inventory = try RenderError.golden { () throws(GoldenError) in
      try GoldenInventory(workspace, set: set)
    }
    let rows = rows(inventory, workspace)
    if json {
      try StandardOutput.write((try? StableJSON.encode(rows)) ?? Data())
    } else {
      try StandardOutput.write(lines: rows.map(\.line))
    }
    return .success
  }

  private struct Row: Encodable {
    let name: String
    let state: String
    /// In bytes.
    let size: Int
    let owner: String

    var line: String {
      let columns = [
        state.padding(toLength: 13, withPad: " ", startingAt: 0),
        String(repeating: " ", count: max(0, 7 - String(size).count)) + String(size), name, owner,
      ]
      return columns.joined(separator: "  ")
    }
  }

  private func rows(_ inventory: GoldenInventory, _ workspace: Workspace) -> [Row] {
    let run = ResultStore(artifacts: workspace.artifacts).latestRun()
    let verdicts = Dictionary(
      (run?.results ?? []).map { ($0.files.golden, ReportVerdict($0.outcome)) },
      uniquingKeysWith: { first, _ in first })
    let there = inventory.items.map { item in
      Row(
        name: item.name, state: verdicts[item.name]?.rawValue ?? "not compared", size: item.size,
        owner: Self.words(item.owner))
    }
    let missing = inventory.missing.map { name in
      Row(name: name, state: "missing", size: 0, owner: Self.words(.set))
    }
    return (there + missing).sorted { $0.name < $1.name }
  }

  private static func words(_ owner: GoldenInventory.Owner) -> String {
    switch owner {
    case .set: "(the set)"
    case .test(let test): "(\(test))"
    case .nobody: "(nobody's)"
    }
  }
}
