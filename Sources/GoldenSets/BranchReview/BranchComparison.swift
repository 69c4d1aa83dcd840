import AtomicFiles
import Foundation
import Snapshots
import PNGChunks
import SnapshotReport

/// Compares a package's goldens with those of a commit, without a checkout, a build or a test.
/// Writes the pictures that differ to `review` in the artifacts folder, before and after.
package struct BranchComparison {
  private let tree: GoldenTree
  private let lfs: LFSFiles
  private let paths: ResultPaths

  private var findings: [GoldenPair.Finding] = []
  private var problems: [String] = []

  /// The name of the folder in the artifacts folder.
  static let folder = "review"

  /// Prepares a comparison.
  ///
  /// - Parameters:
  ///   - name: the commit; nil for the commit at which the branch left the main branch.
  ///   - paths: the package and the artifacts folder.
  ///   - excluded: absolute paths of files in golden folders that are not goldens.
  package init(
    since name: String?, in paths: ResultPaths, excluding excluded: Set<String> = []
  ) throws(Failure) {
    let git = Git(paths.package)
    let base = try ReviewBase(name, in: git)
    tree = try GoldenTree(git, base, excluded: Set(excluded.map { paths.displayPath($0) }))
    lfs = try LFSFiles(git)
    self.paths = paths
  }

  /// Compares all changed goldens and writes their files.
  ///
  /// Complexity: O(pixels of changed goldens).
  package mutating func review(marks: ReviewMarks) throws(Failure) -> BranchReview {
    try clear()
    try compareChanged()
    try compareNames()
    findings.sort { $0.entry.path < $1.entry.path }
    problems += tree.conflicts.map { "'\($0)' has a merge conflict; resolve it." }
    let changed = tree.changedLayouts
    if !changed.isEmpty {
      let (noun, verb) = changed.count == 1 ? ("layout", "its") : ("layouts", "their")
      problems.append(
        "\(changed.count) \(noun) beside pictures changed, \(verb) pictures did not.")
    }
    for path in changed { _ = layout(tree.bytes(path), at: path) }
    // A renamed golden counts once.
    let total = tree.total - findings.count { $0.entry.kind == .moved }
    return BranchReview(
      base: tree.base.words, entries: findings.map(\.entry), causes: causes, total: total,
      problems: problems, paths: paths, marks: marks)
  }

  // MARK: Causes

  private var causes: [BranchReview.Cause] {
    let known = SharedCause.among(
      findings.map(\.causes), lightVariants: LightVariants.of(findings.map(\.entry.path)))
    let vague = SharedCause.among(
      findings.map { LayoutCauses($0.vague.map { [$0] } ?? []) })
    let shared = (known + vague).map {
      BranchReview.Cause(title: $0.title, entries: $0.pictures)
    }
    let titles: [(ReviewEntry.Kind, String)] = [
      (.added, "New goldens"), (.removed, "Removed goldens"),
      (.moved, "Goldens of another name, equal"),
    ]
    return shared
      + titles.compactMap { kind, title in
        let entries = findings.indices.filter { findings[$0].entry.kind == kind }
        return entries.isEmpty ? nil : BranchReview.Cause(title: title, entries: entries)
      }
  }

  // MARK: Pairs

  /// The number of pairs that are in memory at a time.
  private static let share = 32

  private mutating func compareChanged() throws(Failure) {
    for start in stride(from: 0, to: tree.changed.count, by: Self.share) {
      let paths = Array(tree.changed[start..<min(start + Self.share, tree.changed.count)])
      let old = try versions(paths)
      for (path, before) in zip(paths, old) {
        guard let before, let after = version(path) else {
          problems.append("'\(path)' cannot be read in git or the work tree; it is not compared.")
          continue
        }
        let pair = GoldenPair(path: path, before: before, after: after)
        guard let finding = pair.finding() else { continue }
        try keep(finding, before: before, after: after)
      }
    }
  }

  /// Returns the versions of some goldens in the commit.
  private mutating func versions(
    _ paths: [String]
  ) throws(Failure) -> [GoldenPair.Version?] {
    let layouts = paths.map { GoldenPaths.layout(of: $0) ?? "" }
    let bytes = try tree.bytesBefore(paths + layouts)
    return paths.indices.map { index in
      guard let data = bytes[index] else { return nil }
      let shown = "\(layouts[index]), as it was"
      return GoldenPair.Version(
        data: lfs.resolved(data), layout: layout(bytes[paths.count + index], at: shown))
    }
  }

  /// Returns the version of a golden in the work tree.
  private mutating func version(_ path: String) -> GoldenPair.Version? {
    guard let data = tree.bytes(path) else { return nil }
    guard let beside = GoldenPaths.layout(of: path) else {
      return GoldenPair.Version(data: lfs.resolved(data))
    }
    return GoldenPair.Version(
      data: lfs.resolved(data), layout: layout(tree.bytes(beside), at: beside))
  }

  /// Parses a layout. An invalid one is added to the review's problems.
  private mutating func layout(_ data: Data?, at path: String) -> PictureLayout? {
    guard let data else { return nil }
    do throws(LayoutFault) { return try PictureLayout.read(data, at: path) } catch {
      problems.append(error.description)
      return nil
    }
  }

  // MARK: Names

  /// Finds added and removed goldens; pairs those that were renamed.
  private mutating func compareNames() throws(Failure) {
    var removed: [String: [String]] = [:]
    var former: [String: GoldenPair.Version] = [:]
    for start in stride(from: 0, to: tree.removed.count, by: Self.share) {
      let paths = Array(tree.removed[start..<min(start + Self.share, tree.removed.count)])
      for (path, version) in zip(paths, try versions(paths)) {
        guard let version else { continue }
        former[path] = version
        removed[print(of: version.data), default: []].append(path)
      }
    }
    for path in tree.added {
      guard let now = version(path) else {
        problems.append("'\(path)' cannot be read in the work tree; it is not compared.")
        continue
      }
      let print = print(of: now.data)
      guard let name = removed[print]?.first, let was = former.removeValue(forKey: name) else {
        try add(path, .added, "The golden is new.", before: nil, after: now)
        continue
      }
      removed[print]?.removeFirst()
      try add(
        path, .moved, "The golden was '\(name)'.", formerPath: name, before: was, after: now)
    }
    for (path, was) in former.sorted(by: { $0.key < $1.key }) {
      try add(path, .removed, "The golden was removed.", before: was, after: nil)
    }
  }

  /// A fingerprint of the pixels, or of the bytes if the data is not a picture. Equal fingerprints
  /// mean equal content.
  private func print(of data: Data) -> String {
    guard PNGText.isPNG(data), let frames = try? PictureFrames.of(data) else {
      return Fingerprint.of(data)
    }
    return frames.map { Fingerprint.of($0) }.joined()
  }

  private mutating func add(
    _ path: String, _ kind: ReviewEntry.Kind, _ sentence: String, formerPath: String? = nil,
    before: GoldenPair.Version?, after: GoldenPair.Version?
  ) throws(Failure) {
    var entry = ReviewEntry(path, kind)
    entry.formerPath = formerPath
    entry.sentence = sentence
    if let version = after ?? before, let pointer = LFSFiles.Pointer(version.data) {
      entry.notes = ["Git LFS has not fetched it: \(pointer.size) bytes."]
    }
    try keep(GoldenPair.Finding(entry: entry), before: before, after: after)
  }

  // MARK: Files

  private func clear() throws(Failure) {
    let folder = "\(paths.artifacts)/\(Self.folder)"
    do {
      if FileManager.default.fileExists(atPath: folder) {
        try FileManager.default.removeItem(atPath: folder)
      }
    } catch {
      throw Failure(ReviewProblem.notCleared(folder, reason: error.localizedDescription))
    }
    do throws(AtomicFileError) {
      try ResultStore(artifacts: paths.artifacts).hideFromVersionControl()
    } catch { throw Failure(ReviewProblem.notWritten(error)) }
  }

  /// Writes the files to the folder that the page links to, and adds an entry to the list.
  private mutating func keep(
    _ finding: GoldenPair.Finding, before: GoldenPair.Version?, after: GoldenPair.Version?
  ) throws(Failure) {
    var finding = finding
    let path = finding.entry.path
    // A name can contain any character and have the file system's maximum length.
    let folder = "\(Self.folder)/\(Fingerprint.of(path))"
    let ending = path.hasSuffix(".png") ? "png" : "txt"
    var files = ReviewEntry.Files()
    files.before = try write(before?.data, "\(folder)/before.\(ending)")
    files.after = try write(after?.data, "\(folder)/after.\(ending)")
    if finding.entry.kind != .moved {
      files.beforeLayout = try write(before?.layout?.data, "\(folder)/before.json")
      files.afterLayout = try write(after?.layout?.data, "\(folder)/after.json")
    }
    finding.entry.files = files
    let prints = [before, after].map { $0.map { Fingerprint.of($0.data) } ?? "" }
    finding.entry.seal = String(Fingerprint.of(prints.joined(separator: " ")).prefix(8))
    findings.append(finding)
  }

  private func write(_ data: Data?, _ name: String) throws(Failure) -> String? {
    guard let data else { return nil }
    let path = "\(paths.artifacts)/\(name)"
    do throws(AtomicFileError) {
      try AtomicFile.makeFolder(above: path)
      try AtomicFile.write(data, to: path)
    } catch { throw Failure(ReviewProblem.notWritten(error)) }
    return name
  }
}
