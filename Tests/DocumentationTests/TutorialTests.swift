import Foundation
import Testing

/// Tests the code and the pictures of the catalogue's tutorials.
@Suite struct TutorialTests {
  /// Returns the code files of each tutorial, in the order of their numbers.
  private func tutorials() throws -> [[String]] {
    let steps = try Repository.paths(
      in: "\(Repository.catalogue)/Resources", endingIn: ".swift")
    return Dictionary(grouping: steps) { $0.prefix { $0 != "-" } }.values
      .sorted { $0[0] < $1[0] }
  }

  /// Each step consists of lines of the last step, and has all lines of the step before.
  @Test func everyStepLeadsToACompiledFile() throws {
    let shown = try Set(Repository.shownFiles())
    let tutorials = try tutorials()
    #expect(tutorials.count >= 2)
    for files in tutorials {
      let texts = try files.map(Repository.text)
      #expect(texts.last.map(shown.contains) == true, "\(files.last ?? "")")
      for (step, next) in zip(texts, texts.dropFirst()) {
        #expect(Self.lines(of: step, areAmong: next), "\(step)")
      }
    }
  }

  /// All steps compile together: each is in a type of its own, so that names do not conflict,
  /// beside the last steps of the other tutorials, whose names they use.
  @Test func everyStepCompiles() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("TutorialTests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var files: [String] = []
    for steps in try tutorials() {
      for (index, path) in steps.enumerated() {
        let isLast = index == steps.count - 1
        let text = try Repository.text(path)
        let file = folder.appendingPathComponent((path as NSString).lastPathComponent)
        try Data((isLast ? text : Self.wrapped(text, in: "Step\(index + 1)Of\(files.count)")).utf8)
          .write(to: file)
        files.append(file.path)
      }
    }
    #expect(files.count > 8)
    try BuiltModules.typeCheck(files)
  }

  /// Imports remain outside the type.
  private static func wrapped(_ text: String, in type: String) -> String {
    let lines = text.components(separatedBy: "\n")
    let isImport = { (line: String) in line.hasPrefix("import ") }
    return
      (lines.filter(isImport) + ["struct \(type) {"]
      + lines.filter { !isImport($0) } + ["}"]).joined(separator: "\n")
  }

  /// Each picture is a golden of a test that the tutorials show.
  @Test func everyPictureIsAGolden() throws {
    func contents(_ paths: [String]) throws -> [Data] {
      try paths.map { try Data(contentsOf: Repository.root.appendingPathComponent($0)) }
    }
    let goldens = try contents(
      Repository.paths(in: "Tests/DocumentationTests", endingIn: ".png"))
    let pictures = try contents(
      Repository.paths(in: "\(Repository.catalogue)/Resources", endingIn: ".png"))
    #expect(pictures.count >= 3)
    #expect(pictures.allSatisfy(goldens.contains))
  }

  /// Each file that a tutorial names exists, and each file is named.
  @Test func everyResourceIsShown() throws {
    let text = try Repository.paths(in: Repository.catalogue, endingIn: ".tutorial")
      .map(Repository.text).joined()
    let files = try Repository.paths(
      in: "\(Repository.catalogue)/Resources", endingIn: ".swift", ".png"
    ).map { ($0 as NSString).lastPathComponent }
    for file in files { #expect(text.contains("\"\(file)\""), "\(file)") }
    for match in text.matches(of: /(?:file|source): "([^"]+)"/) {
      #expect(files.contains(String(match.1)), "\(match.1)")
    }
  }

  /// Whether another text has a text's lines in the same order, with others between them.
  private static func lines(of text: String, areAmong other: String) -> Bool {
    var rest = other.components(separatedBy: "\n")[...]
    for line in text.components(separatedBy: "\n") {
      guard let place = rest.firstIndex(of: line) else { return false }
      rest = rest[(place + 1)...]
    }
    return true
  }
}
