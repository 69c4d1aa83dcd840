import AtomicFiles
import Foundation

/// The sources of a package's tests, asked whether a test is still there. A test that is disabled,
/// or left by a skip, runs no assertion and needs its goldens all the same.
struct TestSources {
  private let files: [String: [String]]

  /// Complexity: walks through the package's folders once.
  init(of workspace: Workspace) {
    var files: [String: [String]] = [:]
    for folder in [workspace.package] + GoldenFolders.folders(in: workspace.package) {
      for name in GoldenFolders.names(in: folder) where name.endsBytewise(with: ".swift") {
        files[name, default: []].append("\(folder)/\(name)")
      }
    }
    self.files = files
  }

  /// What a test's file says of it.
  enum Finding {
    /// The test, or its file, is not there any more.
    case gone
    case there
    /// The test is there, and something in its file is left by a skip.
    case skipping
  }

  /// - Parameters:
  ///   - snapshot: what its identifier says behind the file: the test's name, before it those of
  ///     its suites where several of the file have such a test, behind it the snapshot's own.
  ///   - file: its name without an extension.
  ///   - module: the folder that the file lies in, at some depth, if there are several of its name.
  func find(_ snapshot: String, file: String, module: String) -> Finding {
    let texts = texts(file, module).filter { Self.hasTest(of: snapshot, in: $0) }
    guard !texts.isEmpty else { return .gone }
    let skips = ["XCTSkip", "Test.cancel"]
    return texts.contains { text in skips.contains(where: text.contains) } ? .skipping : .there
  }

  /// Whether the source of a snapshot's test has the test, and names a folder.
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

  /// Whether a source has the test of a snapshot: some words of it, behind those of suites, which
  /// are types of the file. Names in backticks may have dots.
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

  /// So many suites may stand around a test, and so many dots in its name.
  private static let (deepestSuite, maximumWordCount) = (6, 6)

  /// Whether a source declares a type of that name, or extends it.
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

  /// Whether a source declares a function of that name, or says the name as a text.
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
