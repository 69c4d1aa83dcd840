import ArgumentParser
import AtomicFiles
import Foundation
import GoldenSets
import Snapshots

/// Lists every golden with its result in the last run.
struct GoldenListCommand: StatusCommand {
  nonisolated static let configuration = CommandConfiguration(
    commandName: "ls", _superCommandName: "render golden",
    abstract: "List every golden with its result in the last run, its size and its test or set.")

  @Option(name: .customLong("set"), help: .hidden)
  var file: String?

  @OptionGroup var artifacts: ArtifactsOption

  @Flag(help: "Print one JSON array instead of lines.")
  var json = false

  func perform() throws(Failure) -> RunStatus {
    let set = try GoldenSet.ifPresent(file)
    let workspace = Workspace(around: set?.path, artifacts: artifacts.folder)
    let sets = try GoldenSet.all(in: workspace, with: set)
    let rows = rows(try GoldenInventory(workspace, set: set, sets: sets), workspace)
    if json {
      try StandardOutput.write((try? StableJSON.encode(rows)) ?? Data())
    } else if rows.isEmpty {
      CommandLineTool.diagnose("There are no goldens in '\(workspace.package)'.")
    } else {
      try StandardOutput.write(lines: rows.map(\.line))
    }
    return .success
  }

  private struct Row: Encodable {
    let name: String
    let state: String
    /// The number of differing pixels, or nil if it is unknown.
    var differingPixels: Int?
    /// The size in bytes.
    let size: Int
    let owner: String

    /// For example, "12 pixels differ       1234 bytes  Golden/a.png  (the set)".
    var line: String {
      let found = words
      let bytes = "\(size) bytes"
      let columns = [
        found + String(repeating: " ", count: max(0, 19 - found.count)),
        String(repeating: " ", count: max(0, 13 - bytes.count)) + bytes, name.onOneLine,
        owner.onOneLine,
      ]
      return columns.joined(separator: "  ")
    }

    private var words: String {
      switch Verdict.Kind(rawValue: state) {
      case .pixels: "\(differingPixels ?? 0) pixels differ"
      case .size: "the size differs"
      case .content: "the content differs"
      case .environment: "other libraries"
      default: state
      }
    }
  }

  private func rows(_ inventory: GoldenInventory, _ workspace: Workspace) -> [Row] {
    let results = ResultStore(artifacts: workspace.artifacts).latestRun()?.results ?? []
    let byGolden = Dictionary(
      results.map { ($0.files.golden, $0) }, uniquingKeysWith: { first, _ in first })
    let existing = inventory.items.map { item in
      let result = byGolden[item.name]
      return Row(
        name: item.name, state: result?.kind.rawValue ?? "not compared",
        differingPixels: result?.isPass == false ? result?.pixels?.count : nil, size: item.size,
        owner: item.isForeign ? "(recorded elsewhere)" : Self.words(item.owner))
    }
    let missing = inventory.missing.map { name in
      Row(name: name, state: "missing", size: 0, owner: Self.words(.set))
    }
    return (existing + missing).sorted { $0.name < $1.name }
  }

  private static func words(_ owner: GoldenInventory.Owner) -> String {
    switch owner {
    case .set: "(the set)"
    case .test(let test): "(\(test))"
    case .none: "(no owner)"
    }
  }
}
