import Foundation
import Sessions
import Testing

@testable import FoundationAdditions
@testable import UIKitValues

/// A folder of resources that is removed at the end.
struct TemporaryBundle {
  let bundle: Bundle
  let folder: URL

  /// Creates the files, by their paths in the folder.
  init(_ files: [String: String]) throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("FoundationAdditionsTests-\(UUID().uuidString).resources")
    for (path, text) in files {
      let file = folder.appendingPathComponent(path)
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    bundle = try #require(Bundle(path: folder.path))
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }
}

func inLanguage<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
  try InterfaceLanguage.$scoped.withValue(.init(list: language), operation: body)
}

@Suite struct ResourceTests {
  @Test func theMainBundleHasAnIdentifier() throws {
    #expect(Bundle.main.bundleIdentifier == ProcessInfo.processInfo.processName)
    let made = try TemporaryBundle(["a.txt": ""])
    defer { made.remove() }
    #expect(made.bundle.bundleIdentifier == nil)
  }

  @Test func filesAreFoundInLanguagesAndFolders() throws {
    let made = try TemporaryBundle([
      "a.txt": "", "sub/b.txt": "", "de.lproj/c.txt": "", "en.lproj/c.txt": "",
      "Base.lproj/Main.storyboard": "", "Cell.xib": "",
    ])
    defer { made.remove() }
    let bundle = made.bundle
    #expect(bundle.url(forResource: "a", withExtension: "txt")?.lastPathComponent == "a.txt")
    #expect(bundle.url(forResource: "a.txt", withExtension: nil)?.lastPathComponent == "a.txt")
    #expect(bundle.path(forResource: "b", ofType: "txt") == nil)
    #expect(
      bundle.path(forResource: "b", ofType: "txt", inDirectory: "sub")?.hasSuffix("sub/b.txt")
        == true)
    #expect(
      bundle.path(forResource: "c", ofType: "txt")?.hasSuffix("en.lproj/c.txt") == true)
    inLanguage("de") {
      #expect(
        bundle.path(forResource: "c", ofType: "txt")?.hasSuffix("de.lproj/c.txt") == true)
      #expect(bundle.preferredLocalizations == ["de"])
    }
    #expect(
      bundle.url(
        forResource: "c", withExtension: "txt", subdirectory: nil, localization: "de")?.path
        .hasSuffix("de.lproj/c.txt") == true)
    #expect(bundle.url(forResource: "Cell", withExtension: "nib")?.lastPathComponent == "Cell.xib")
    #expect(
      bundle.url(forResource: "Main", withExtension: "storyboardc")?.lastPathComponent
        == "Main.storyboard")
    #expect(bundle.localizations == ["de", "en"])
    #expect(bundle.paths(forResourcesOfType: "txt", inDirectory: nil).count == 2)
  }

  /// The main bundle contains the resources of targets, and of a screen's folders.
  @Test func theMainBundleLooksIntoAllFolders() throws {
    let first = try TemporaryBundle([
      "a.json": "", "en.lproj/Localizable.strings": "\"k\" = \"v\";",
    ])
    let second = try TemporaryBundle(["b.json": "", "Card.xib": ""])
    defer {
      first.remove()
      second.remove()
    }
    RenderSession.fresh().run {
      ImageFolders.current.all = [first.folder, second.folder]
      #expect(Bundle.main.url(forResource: "a", withExtension: "json") != nil)
      #expect(Bundle.main.path(forResource: "b", ofType: "json") != nil)
      #expect(Bundle.main.path(forResource: "Card", ofType: "nib")?.hasSuffix("Card.xib") == true)
      #expect(Bundle.main.urls(forResourcesWithExtension: "json", subdirectory: nil)?.count == 2)
      #expect(NSLocalizedString("k", comment: "") == "v")
      #expect(Bundle(for: JSONDecoder.self).path(forResource: "c", ofType: "json") == nil)
    }
  }

  @Test func languagesAreMatched() {
    func best(_ preference: String, _ all: String...) -> String? {
      BundleLanguages.preferred(from: all, for: [preference]).first
    }
    #expect(best("pt-BR", "en", "pt", "pt-BR") == "pt-BR")
    #expect(best("pt-PT", "pt-BR", "pt") == "pt")
    #expect(best("en-GB", "de", "en") == "en")
    #expect(best("zh-TW", "zh-Hans", "zh-Hant") == "zh-Hant")
    #expect(best("ar", "de", "en") == nil)
  }
}
