import Testing

/// Tests that declarations that exist only so that source compiles are in one folder and are
/// marked.
@Suite struct CompilerOnlyTests {
  private static let mark = "// For the compiler only: "
  private static let folder = "/CompilerOnly/"

  @Test func filesStateTheActualBehaviour() throws {
    let files = try Repository.sources(in: "Sources").filter { $0.path.contains(Self.folder) }
    #expect(files.count > 50)
    for file in files {
      let text = try Repository.text(file.path)
      guard text.hasPrefix(Self.mark), let end = text.range(of: "\n\n") else {
        Issue.record("\(file.path) does not begin with '\(Self.mark)' and the effect here")
        continue
      }
      #expect(text[..<end.lowerBound].hasSuffix("."), "\(file.path): the sentence has no full stop")
    }
  }

  @Test func markedFilesAreInTheFolder() throws {
    for file in try Repository.sources(in: "Sources") where !file.path.contains(Self.folder) {
      let text = try Repository.text(file.path)
      #expect(!text.contains(Self.mark), "\(file.path) belongs in a folder CompilerOnly")
    }
  }

  /// Only UIKit has source that needs them.
  @Test func theFolderIsAModulesOwn() throws {
    for file in try Repository.sources(in: "Sources") where file.path.contains(Self.folder) {
      let parts = file.path.split(separator: "/")
      #expect(parts[1].hasPrefix("UIKit") && parts[2] == "CompilerOnly", "\(file.path)")
    }
  }
}
