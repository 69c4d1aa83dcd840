import Foundation

/// The files of this repository, by their paths in it.
enum Repository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func text(_ path: String) throws -> String {
    try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
  }

  /// Returns the sorted paths of a folder's files with one of the suffixes.
  static func paths(in folder: String, endingIn endings: String...) throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appendingPathComponent(folder).path)
      .filter { path in endings.contains { path.hasSuffix($0) } }
      .map { "\(folder)/\($0)" }.sorted()
  }

  /// Returns README, the pages beside it, and those of the catalogue, without the manual of scene
  /// files, which is generated and has its own tests.
  static func pages() throws -> [Page] {
    let names = [
      "Command", "ContinuousIntegration", "FirstSnapshot", "Goldens", "MigratingSuites",
      "OneManifest", "Profiling", "Questions",
    ]
    let manuals = names.map { "Documentation/\($0).md" }
    return try (["README.md"] + manuals + paths(in: catalogue, endingIn: ".md")).map {
      Page(path: $0, text: try text($0))
    }
  }

  static let catalogue = "Sources/UIKit/UIKit.docc"

  /// Returns the Swift files that are compiled because pages show them.
  static func shownFiles() throws -> [String] {
    try
      (paths(in: "Tests/DocumentationTests/Shown", endingIn: ".swift")
      + paths(in: "Examples/Badges", endingIn: ".swift")).map(text)
  }
}
