import Foundation
import Snapshots

/// The goldens of a package before a branch and in its work tree, with the ones that differ.
struct GoldenTree {
  let git: Git
  let base: ReviewBase
  /// The package's folder.
  let folder: String
  /// The commit's objects, by path.
  private let before: [String: String]
  private let goldens: GoldenPaths
  /// The number of goldens that exist before, after or both.
  let total: Int
  /// The goldens that exist before and after and differ, sorted.
  let changed: [String]
  /// The new goldens, sorted.
  let added: [String]
  /// The removed goldens, sorted.
  let removed: [String]
  /// The goldens that a merge left in conflict, sorted.
  let conflicts: [String]
  /// The changed layouts of unchanged pictures, sorted.
  let changedLayouts: [String]

  /// Reads the trees.
  ///
  /// Complexity: O(files of the package), in addition to git's own reads of the work tree.
  init(_ git: Git, _ base: ReviewBase, excluded: Set<String>) throws(Failure) {
    (self.git, self.base, folder) = (git, base, git.folder)
    let before = try Self.tree(base.commit, git)
    let now = Set(
      try git.fields(["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", "."]))
    let all = now.union(before.keys)
    let goldens = GoldenPaths(all, excluded: excluded)
    let (changes, conflicts) = try Self.changes(since: base.commit, git)
    let untracked = try git.fields([
      "ls-files", "-z", "--others", "--exclude-standard", "--", ".",
    ])
    let touched = Set(changes).union(untracked)
    let existsNow = { [folder] (path: String) in
      FileManager.default.fileExists(atPath: "\(folder)/\(path)")
    }
    var (changed, added, removed): ([String], [String], [String]) = ([], [], [])
    for path in touched.sorted() where goldens.isGolden(path) {
      switch (before[path] != nil, existsNow(path)) {
      case (true, true): changed.append(path)
      case (false, true): added.append(path)
      case (true, false): removed.append(path)
      case (false, false): break
      }
    }
    (self.changed, self.added, self.removed) = (changed, added, removed)
    self.before = before
    self.goldens = goldens
    self.conflicts = conflicts.filter(goldens.isGolden).sorted()
    total = all.count(where: goldens.isGolden)
    changedLayouts = touched.filter { path in
      guard path.hasSuffix(".json"), before[path] != nil else { return false }
      let picture = String(path.dropLast(5)) + ".png"
      return goldens.isGolden(picture) && before[picture] != nil && !touched.contains(picture)
        && existsNow(picture)
    }.sorted()
  }

  private static func tree(_ commit: String, _ git: Git) throws(Failure) -> [String: String] {
    var objects: [String: String] = [:]
    // The format is "<mode> <type> <object>\t<path>". Links and submodules are not goldens.
    for entry in try git.fields(["ls-tree", "-r", "-z", commit, "--", "."]) {
      guard let tab = entry.firstIndex(of: "\t") else { continue }
      let head = entry[..<tab].split(separator: " ")
      guard head.count == 3, head[0].hasPrefix("100") else { continue }
      objects[String(entry[entry.index(after: tab)...])] = String(head[2])
    }
    return objects
  }

  /// Returns the tracked files that differ from a commit, and those in conflict.
  private static func changes(
    since commit: String, _ git: Git
  ) throws(Failure) -> ([String], [String]) {
    let fields = try git.fields([
      "diff", "--raw", "-z", "--no-renames", "--no-ext-diff", "--no-textconv", "--relative",
      "--ignore-submodules", commit, "--", ".",
    ])
    // The format is ":<mode> <mode> <object> <object> <letter>", then the path.
    var (paths, conflicts): ([String], [String]) = ([], [])
    for index in stride(from: 0, to: fields.count - 1, by: 2) {
      if fields[index].hasSuffix("U") { conflicts.append(fields[index + 1]) }
      paths.append(fields[index + 1])
    }
    return (paths, conflicts)
  }

  /// Returns the contents at paths in the commit, in order; nil for missing files.
  func bytesBefore(_ paths: [String]) throws(Failure) -> [Data?] {
    let known = paths.compactMap { before[$0] }
    var objects = try git.objects(known)[...]
    return paths.map { before[$0] == nil ? nil : objects.popFirst() ?? nil }
  }

  /// Returns the contents at a path in the work tree; nil if no file there can be read.
  func bytes(_ path: String) -> Data? {
    // A symbolic link could lead outside the package.
    let place = "\(folder)/\(path)"
    let attributes = try? FileManager.default.attributesOfItem(atPath: place)
    guard attributes?[.type] as? FileAttributeType == .typeRegular else { return nil }
    return try? GoldenBytes.read(place)
  }
}
