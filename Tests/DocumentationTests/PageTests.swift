import Foundation
import ScenePictures
import Testing

@testable import render

/// Tests that files and names in the pages exist.
@Suite struct PageTests {
  @Test func everyLinkLeadsSomewhere() throws {
    let pages = ["README.md", "CONTRIBUTING.md", "UNSUPPORTED.md", "CHANGELOG.md"]
    let manuals = try Repository.paths(in: "Documentation", endingIn: ".md")
    for page in pages + manuals {
      let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
      for match in try Repository.text(page).matches(of: /\]\(([^)#:]+)\)/) {
        let file = folder.appendingPathComponent(String(match.1))
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page): \(match.1)")
      }
    }
  }

  /// A link to a heading names one that its page has.
  @Test func everyHeadingThatIsLinkedExists() throws {
    let manuals = try Repository.paths(in: "Documentation", endingIn: ".md")
    for page in ["README.md", "CONTRIBUTING.md", "UNSUPPORTED.md", "CHANGELOG.md"] + manuals {
      let text = try Repository.text(page)
      let folder = Repository.root.appendingPathComponent(page).deletingLastPathComponent()
      for match in text.matches(of: /\]\(([^)#:]*)#([^)]+)\)/) {
        let file = folder.appendingPathComponent(String(match.1))
        let target = match.1.isEmpty ? text : try String(contentsOf: file, encoding: .utf8)
        #expect(headings(of: target).contains(String(match.2)), "\(page): \(match.0)")
      }
    }
  }

  /// The addresses of a page's headings, as GitHub makes them: letters, digits and hyphens.
  private func headings(of page: String) -> [String] {
    page.matches(of: /(?m)^#+ (.+)$/).map { heading in
      heading.1.lowercased()
        .filter { $0.isLetter || $0.isNumber || $0 == " " || $0 == "-" || $0 == "_" }
        .replacing(" ", with: "-")
    }
  }

  @Test func everySceneIsDescribed() throws {
    let text = try Repository.text("Documentation/BuiltInScenes.md")
    let described = text.matches(of: /(?m)^\| `([a-z][a-z0-9-]+)` \|/).map { String($0.1) }
    #expect(described.sorted() == SceneNames.builtIn.names.sorted())
  }

  /// The help and the manual page list the statuses; the page does not repeat them.
  @Test func theStatusesAreReferredTo() throws {
    let text = try Repository.text("Documentation/Command.md")
    #expect(text.contains(RunStatus.heading))
    #expect(!text.contains(RunStatus.missing.meaning))
    let manual = try Repository.text("Documentation/render.1")
    for status in RunStatus.numbered {
      #expect(manual.contains("\n.It \(status.code)\n\(status.meaning)\n"))
    }
  }

  /// Architecture.md's floors are the manifest's targets, except for tests and tools.
  @Test func everyModuleHasAFloor() throws {
    let manifest = try Repository.text("Package.swift")
    let floors = try Repository.text("Documentation/Architecture.md")
    let byHand: Set = [
      "generate-optional-requirements", "generate-scene-documentation", "fuzz-scene-files",
      "fuzz-batch-updates", "fuzz-nibs", "fuzz-parsers", "fuzz-touches", "Regressions",
      "_Testing_CoreGraphics", "_Testing_UIKit", "IOSSources", "RecordedLayouts",
      "SnapshotsTestSupport", "UIKitTestSupport",
    ]
    let targets = manifest.matches(
      of: /\.(?:target|systemLibrary|executableTarget)\(\s*name: "([^"]+)"/)
    #expect(targets.count > 20)
    for match in targets where !byHand.contains(String(match.1)) {
      #expect(floors.contains("`\(match.1)`"), "\(match.1)")
    }
  }
}
