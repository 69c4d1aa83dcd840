import Foundation

/// The sources of a package's tests, asked whether a test is still there. A test that is disabled,
/// or left by a skip, runs no assertion and needs its goldens all the same.
struct TestSources {
  private let files: [String: [String]]

  /// Complexity: walks through the package's folders once.
  init(of workspace: Workspace) {
    var files: [String: [String]] = [:]
    for folder in [workspace.package] + GoldenFolders.folders(in: workspace.package) {
      for name in GoldenFolders.names(in: folder) where name.hasSuffix(".swift") {
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
  ///   - file: its name without an extension.
  ///   - module: the folder that the file lies in, at some depth, if there are several of its name.
  func find(_ test: String, file: String, module: String) -> Finding {
    let all = files[file + ".swift"] ?? []
    let own = all.filter { $0.contains("/\(module)/") }
    let texts = (own.isEmpty ? all : own).compactMap { FileManager.default.contents(atPath: $0) }
      .map { String(decoding: $0, as: UTF8.self) }.filter { Self.names(test, in: $0) }
    guard !texts.isEmpty else { return .gone }
    let skips = ["XCTSkip", "Test.cancel"]
    return texts.contains { text in skips.contains(where: text.contains) } ? .skipping : .there
  }

  /// Whether a source declares a function of that name, or says the name as a text.
  private static func names(_ test: String, in text: String) -> Bool {
    let name = test.replacingOccurrences(of: "`", with: "")
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
