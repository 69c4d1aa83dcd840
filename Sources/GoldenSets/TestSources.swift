import AtomicFiles
import Foundation

/// Searches the sources of a package's tests. A disabled or skipped test runs no assertion, but
/// still needs its goldens.
struct TestSources {
  private let files: [String: [String]]

  /// Finds the sources.
  ///
  /// Complexity: visits the package's folders once.
  init(of workspace: Workspace) {
    var files: [String: [String]] = [:]
    for folder in [workspace.package] + GoldenFolders.folders(in: workspace.package) {
      for name in GoldenFolders.names(in: folder) where name.endsBytewise(with: ".swift") {
        files[name, default: []].append("\(folder)/\(name)")
      }
    }
    self.files = files
  }

  /// The result of a search for a test.
  enum Finding {
    /// The test or its file no longer exists.
    case missing
    case exists
    /// The test exists, and its file contains a skip.
    case skipping
  }

  /// Searches for a snapshot's test.
  ///
  /// - Parameters:
  ///   - snapshot: the part of the identifier after the file: the test's name, preceded by suites
  ///     if several in the file have such a test, followed by the snapshot's name.
  ///   - file: the file's name without extension.
  ///   - module: a parent folder of the file, if several files have the name.
  func find(_ snapshot: String, file: String, module: String) -> Finding {
    let texts = texts(file, module).filter { Self.hasTest(of: snapshot, in: $0) }
    guard !texts.isEmpty else { return .missing }
    let skips = ["XCTSkip", "Test.cancel"]
    return texts.contains { text in skips.contains(where: text.contains) } ? .skipping : .exists
  }

  /// Whether the source of a snapshot's test contains the test and the name of a folder.
  func declares(_ id: SnapshotID, in folder: String) -> Bool {
    texts(id.file, id.module).contains { text in
      Self.hasTest(of: id.test, in: text) && text.contains(folder)
    }
  }

  private func texts(_ file: String, _ module: String) -> [String] {
    let all = files[file + ".swift"] ?? []
    let own = all.filter { $0.pathParts.contains(module) }
    return (own.isEmpty ? all : own).compactMap { FileManager.default.contents(atPath: $0) }
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether a source contains the test of a snapshot: some of its words, after suites, which are
  /// types of the file. Names in backticks may contain dots.
  private static func hasTest(of snapshot: String, in text: String) -> Bool {
    let words = snapshot.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    for start in words.indices.prefix(deepestSuite) {
      for end in words[start...].indices.prefix(maximumWordCount) {
        if names(words[start...end].joined(separator: "."), in: text) { return true }
      }
      guard declaresType(words[start], in: text) else { return false }
    }
    return false
  }

  /// The maximum number of enclosing suites, and of dots in the name.
  private static let (deepestSuite, maximumWordCount) = (6, 6)

  /// Whether a source declares or extends a type of that name.
  private static func declaresType(_ word: String, in text: String) -> Bool {
    let name = word.replacing("`", with: "")
    let keywords: Set<Substring> = ["struct", "class", "enum", "actor", "extension"]
    return !name.isEmpty
      && text.ranges(of: name).contains { range in
        let (before, after) = (text[..<range.lowerBound], text[range.upperBound...].first)
        let start = before.last == "`" ? before.dropLast() : before
        let isWhole = !(after.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
        guard isWhole, let last = start.last, last.isWhitespace || last == "." else { return false }
        if last == "." { return true }
        return start.suffix(64).split(whereSeparator: \.isWhitespace).last.map(keywords.contains)
          ?? false
      }
  }

  /// Whether a source declares a function of that name, or contains the name in a string.
  private static func names(_ test: String, in text: String) -> Bool {
    let name = test.replacing("`", with: "")
    guard !name.isEmpty else { return false }
    return text.ranges(of: name).contains { range in
      let before = text[..<range.lowerBound]
      let after = text[range.upperBound...].first
      if before.last == "\"", after == "\"" { return true }
      let isWhole = !(after.map { $0.isLetter || $0.isNumber || $0 == "_" } ?? false)
      let start = before.last == "`" ? before.dropLast() : before
      return isWhole && start.last?.isWhitespace == true
        && start.suffix(64).split(whereSeparator: \.isWhitespace).last == "func"
    }
  }
}
