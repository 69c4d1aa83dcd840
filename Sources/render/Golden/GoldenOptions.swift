import ArgumentParser
import Foundation
import Snapshots

/// What the commands on a set of goldens have in common.
struct GoldenOptions: ParsableArguments {
  @Option(
    name: .customLong("set"),
    help: ArgumentHelp(
      "The file that describes the goldens. Default: Golden/goldens.json.", valueName: "FILE"),
    completion: .file(extensions: ["json"]))
  var file: String?

  @OptionGroup var selection: SelectionOption
  @OptionGroup var artifacts: ArtifactsOption
  @OptionGroup var files: SceneFileOptions

  var set: GoldenSet {
    get throws(RenderError) { try GoldenSet.named(file) }
  }

  var permission: ScenePermission {
    get throws(RenderError) {
      ScenePermission(
        limits: try LimitOption.limits(files.limit), allowsOutside: files.allowsOutside)
    }
  }

  func workspace(of set: GoldenSet) -> Workspace {
    Workspace(around: set.path, artifacts: artifacts.folder)
  }

  /// The goldens that `--only` leaves.
  func chosen(of set: GoldenSet) throws(RenderError) -> [SceneGolden] {
    let chosen = try selection.chosen(from: set.goldens.map { set.id(of: $0).description })
    return set.goldens.filter { chosen.contains(set.id(of: $0).description) }
  }
}

struct ArtifactsOption: ParsableArguments {
  @Option(
    name: .customLong("artifacts"),
    help: ArgumentHelp(
      "The folder of results and of failures' pictures. Default: SNAPSHOT_ARTIFACTS, else"
        + " Artifacts in the package.", valueName: "DIR"),
    completion: .directory)
  var folder: String?
}

struct SelectionOption: ParsableArguments {
  @Option(
    parsing: .upToNextOption,
    help: ArgumentHelp(
      "Only these: names, or patterns with * and ?; '-' reads lines from standard input.",
      valueName: "NAME"))
  var only: [String] = []

  /// Of all identifiers, those that are named; all where none are.
  func chosen(from ids: [String]) throws(RenderError) -> Set<String> {
    guard !only.isEmpty else { return Set(ids) }
    var chosen: Set<String> = []
    for word in only == ["-"] ? Self.standardInput : only {
      let found = Self.named(word, ids)
      guard !found.isEmpty else {
        throw .golden(.unknownName(word, nearest: Self.nearest(word, ids)))
      }
      chosen.formUnion(found)
    }
    return chosen
  }

  /// A name may leave out folders before it as long as one golden only ends so; a pattern, the
  /// first: the set's folder or the module.
  private static func named(_ word: String, _ ids: [String]) -> [String] {
    if ids.contains(word) { return [word] }
    let ending = ids.filter { $0.hasSuffix("/" + word) }
    if ending.count == 1 { return ending }
    return ids.filter { fnmatch(word, $0, 0) == 0 || fnmatch(word, tail($0), 0) == 0 }
  }

  private static func tail(_ id: String) -> String {
    id.split(separator: "/", maxSplits: 1).last.map(String.init) ?? id
  }

  private static func nearest(_ word: String, _ ids: [String]) -> String? {
    let ends = ids.compactMap { $0.split(separator: "/").last.map(String.init) }
    return SceneNames(names: ids + ids.map(tail) + ends).nearest(to: word)
  }

  private static var standardInput: [String] {
    var lines: [String] = []
    while let line = readLine() { if !line.isEmpty { lines.append(line) } }
    return lines
  }
}
