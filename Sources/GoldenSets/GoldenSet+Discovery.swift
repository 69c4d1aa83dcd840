import Foundation
import Snapshots

extension GoldenSet {
  /// Every set that may describe pictures of a package: the one given, and those that lie among
  /// goldens or in a folder around them.
  ///
  /// What looks like a set and cannot be read as one is an error: nobody knows what it owns.
  ///
  /// Complexity: reads every JSON file among the goldens.
  package static func all(
    in workspace: Workspace, with set: GoldenSet?
  ) throws(Failure) -> [GoldenSet] {
    var sets = [set].compactMap(\.self)
    for folder in GoldenFolders.of(workspace, set: set, withThoseAround: true) {
      let manifest = (try? GoldenManifest.read(folder)) ?? GoldenManifest()
      for name in GoldenFolders.names(in: folder)
      where name.hasSuffix(".json") && !name.hasPrefix(".") && manifest.goldens[name] == nil {
        let path = "\(folder)/\(name)"
        if path != set?.path, looksLikeSet(path) { sets.append(try GoldenSet(contentsOf: path)) }
      }
    }
    return sets
  }

  /// The names of goldens in the other sets of a set's folder. One that cannot be read names none.
  ///
  /// Complexity: reads the folder's JSON files that are no picture's sidecar.
  static func names(besides set: URL) -> Set<String> {
    let folder = set.deletingLastPathComponent().path
    let names = GoldenFolders.names(in: folder)
    let pictures = Set(names.filter { $0.hasSuffix(".png") }.map { $0.dropLast(4) })
    let others = names.filter {
      $0.hasSuffix(".json") && !$0.hasPrefix(".") && $0 != set.lastPathComponent
        && !pictures.contains($0.dropLast(5))
    }
    return others.reduce(into: []) { found, name in
      guard looksLikeSet("\(folder)/\(name)"),
        let data = try? GoldenBytes.read("\(folder)/\(name)"),
        let file = try? JSONDecoder().decode(GoldenSetFile.self, from: data)
      else { return }
      found.formUnion(file.goldens.map(\.name))
    }
  }

  /// Whether a file is a JSON object with a list of goldens.
  private static func looksLikeSet(_ path: String) -> Bool {
    guard let data = try? GoldenBytes.read(path), data.range(of: Data("\"goldens\"".utf8)) != nil
    else { return false }
    let object = try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    return object?["goldens"] is [Any]
  }
}
