import Foundation
import GoldenSets
import SnapshotReport

extension MatchReport {
  /// A page with the pictures recorded on iOS as expected and those drawn here as actual pictures.
  /// It does not offer to accept pictures.
  func page(of workspace: Workspace) -> Report {
    var report = Report(
      title: "Pictures from iOS", results: match.entries.map(Self.result), problems: alone,
      paths: ResultPaths(artifacts: workspace.package, package: workspace.package),
      thumbnail: { Thumbnail.of($0) })
    report.isForAcceptance = false
    report.headline = summary.hasSuffix(".") ? String(summary.dropLast()) : summary
    return report
  }

  /// Pictures without a counterpart.
  private var alone: [String] {
    [
      ("drawn here without one from iOS", match.alone.drawn),
      ("from iOS without one drawn here", match.alone.reference),
    ].compactMap { words, paths in
      guard !paths.isEmpty else { return nil }
      let pictures = paths.count == 1 ? "1 picture" : "\(paths.count) pictures"
      return "\(pictures) \(words) beside it: \(paths.joined(separator: ", "))"
    }
  }

  private static func result(_ entry: GoldenMatch.Entry) -> SnapshotResult {
    var files = SnapshotResult.Files(golden: entry.reference)
    (files.expected, files.actual) = (entry.reference, entry.drawn)
    files.actualLayout = entry.drawn.hasSuffix(".png") ? entry.drawn.dropLast(3) + "json" : nil
    var result = SnapshotResult(id: id(of: entry.drawn), kind: .passed, files: files)
    switch entry.outcome {
    case .compared(let match) where match.isMatch:
      result.sentence = "It matches iOS's picture."
    case .compared(let match):
      result.kind = match.isOfSize ? .size : .pixels
      result.sentence = "It differs from iOS's picture."
      result.words = match.words
    case .unreadable(let reason):
      result.kind = .unreadable
      result.sentence = reason
    }
    return result
  }

  /// An identifier from the names of the folders that contain a picture, without generic folder
  /// names.
  private static func id(of path: String) -> SnapshotID {
    let parts = path.split(separator: "/").map(String.init)
    let folders = parts.dropLast().filter {
      $0 != "__Snapshots__" && !$0.hasPrefix("ReferenceImages")
    }
    let name = parts.last.map { ($0 as NSString).deletingPathExtension } ?? path
    return SnapshotID(
      module: folders.dropLast().last ?? "", file: folders.last ?? "", test: name, name: nil)
  }
}
