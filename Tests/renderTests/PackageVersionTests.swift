import Foundation
import Testing

@testable import render

/// Tests that every file has the same version.
@Suite struct PackageVersionTests {
  private func text(_ name: String) throws -> String {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return try String(contentsOf: root.appendingPathComponent(name), encoding: .utf8)
  }

  @Test func theChangelogBeginsWithIt() throws {
    let heading = try text("CHANGELOG.md").split(separator: "\n").first { $0.hasPrefix("## ") }
    #expect(heading == "## \(PackageVersion.current)")
  }

  /// The changelog has at most thirty lines, grouped by area, with breaking changes first.
  @Test func theChangelogSumsTheVersionUp() throws {
    let parts = try text("CHANGELOG.md").components(separatedBy: "\n## ")
    let lines = parts[1].split(separator: "\n").filter { $0.hasPrefix("- ") }
    #expect((1...30).contains(lines.count))
    #expect(lines.first?.hasPrefix("- **Breaking**") == true)
  }

  @Test(arguments: [
    "Documentation/FirstSnapshot.md", "Documentation/OneManifest.md",
    "Documentation/MigratingSuites.md",
    "Documentation/BringYourScreens.md", "Examples/Badges/Package.swift",
  ])
  func manifestsAskForIt(name: String) throws {
    #expect(try text(name).contains("from: \"\(PackageVersion.current)\""))
  }

  @Test func theCommandIncludesIt() {
    #expect(RenderCommand.configuration.version == PackageVersion.current)
  }
}
