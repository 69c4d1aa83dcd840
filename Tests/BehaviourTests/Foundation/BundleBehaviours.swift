import Foundation
import Testing
import UIKit

@Suite struct BundleBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "Bundle") {
    $0.row(
      "a resource is found by its name and extension",
      .apple("foundation/bundle/url(forresource:withextension:)")
    ) {
      try ResourceFolder.with(["a.json": "{}"]) { bundle in
        #expect(bundle.url(forResource: "a", withExtension: "json")?.lastPathComponent == "a.json")
        #expect(bundle.path(forResource: "a", ofType: "json") != nil)
        #expect(bundle.url(forResource: "b", withExtension: "json") == nil)
      }
    }
    $0.row(
      "a resource without a language takes precedence over a localised one",
      .guide("documentation/CoreFoundation/Conceptual/CFBundles/AccessingaBundlesContents")
    ) {
      try ResourceFolder.with(["a.txt": "", "en.lproj/a.txt": "", "en.lproj/b.txt": ""]) { bundle in
        #expect(bundle.path(forResource: "a", ofType: "txt")?.hasSuffix("en.lproj/a.txt") == false)
        #expect(bundle.path(forResource: "b", ofType: "txt")?.hasSuffix("en.lproj/b.txt") == true)
      }
    }
    $0.row(
      "a resource in a subdirectory is found only there",
      .apple("foundation/bundle/url(forresource:withextension:subdirectory:)")
    ) {
      try ResourceFolder.with(["data/a.json": ""]) { bundle in
        #expect(bundle.url(forResource: "a", withExtension: "json") == nil)
        #expect(
          bundle.url(forResource: "a", withExtension: "json", subdirectory: "data") != nil)
      }
    }
    $0.row(
      "a string missing from all tables is its value, else its key",
      .apple("foundation/bundle/localizedstring(forkey:value:table:)")
    ) {
      try ResourceFolder.with(["en.lproj/Localizable.strings": "\"a\" = \"A\";"]) { bundle in
        #expect(bundle.localizedString(forKey: "a", value: "x", table: nil) == "A")
        #expect(bundle.localizedString(forKey: "b", value: "x", table: nil) == "x")
        #expect(bundle.localizedString(forKey: "b", value: "", table: nil) == "b")
      }
    }
    $0.row(
      "a language without a region is used for one with a region",
      .apple("foundation/bundle/preferredlocalizations(from:forpreferences:)")
    ) {
      LanguageScope.run(InterfaceLanguage.Choice(list: "pt-BR")) {
        #expect(Bundle.preferredLocalizations(from: ["en", "pt"]) == ["pt"])
        #expect(
          Bundle.preferredLocalizations(from: ["en", "pt", "pt-BR"], forPreferences: ["pt-BR"])
            .first == "pt-BR")
      }
    }
  }
}
