import Foundation
import Testing
import UIKit

@Suite struct StringBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  static let rows: Behaviours = Behaviours(of: "String") {
    $0.row(
      "a stringsdict's text depends on its number argument",
      .apple("xcode/localizing-strings-that-contain-plurals")
    ) {
      let list = ResourceFolder.stringsdict("%d homes", ["one": "%d home", "other": "%d homes"])
      try ResourceFolder.with(["en.lproj/Localizable.stringsdict": list]) { bundle in
        let format = NSLocalizedString("%d homes", bundle: bundle, comment: "")
        #expect(String.localizedStringWithFormat(format, 1) == "1 home")
        #expect(String.localizedStringWithFormat(format, 2) == "2 homes")
        #expect(String(format: format, 5) == "5 homes")
      }
    }
    $0.row(
      "a language has the plural forms of CLDR",
      .apple("xcode/localizing-strings-that-contain-plurals")
    ) {
      let list = ResourceFolder.stringsdict(
        "n", ["one": "%d дом", "few": "%d дома", "many": "%d домов", "other": "%d дома"])
      try ResourceFolder.with(["ru.lproj/Localizable.stringsdict": list]) { bundle in
        let format = NSLocalizedString("n", bundle: bundle, comment: "")
        #expect(
          [1, 2, 5, 21].map { String.localizedStringWithFormat(format, $0) } == [
            "1 дом", "2 дома", "5 домов", "21 дом",
          ])
      }
    }
    $0.row(
      "a key has a specifier for each value, and is the text if no table has it",
      .apple("foundation/string/init(localized:table:bundle:locale:comment:)")
    ) {
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld of %@": {"localizations":
        {"en": {"stringUnit": {"state": "translated", "value": "%2$@: %1$lld"}}}}}}
        """
      try ResourceFolder.with(["Localizable.xcstrings": catalog]) { bundle in
        #expect(String(localized: "\(2) of \("ten")", bundle: bundle) == "ten: 2")
        #expect(String(localized: "\(2) in \("ten")", bundle: bundle) == "2 in ten")
      }
    }
    $0.row(
      "a string catalog varies a text by plural",
      .apple("xcode/localizing-and-varying-text-with-a-string-catalog")
    ) {
      let catalog = """
        {"sourceLanguage": "en", "version": "1.0", "strings": {"%lld items": {"localizations":
        {"en": {"variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
        "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}}}}}}
        """
      try ResourceFolder.with(["Localizable.xcstrings": catalog]) { bundle in
        #expect(String(localized: "\(1) items", bundle: bundle) == "1 item")
        #expect(String(localized: "\(3) items", bundle: bundle) == "3 items")
      }
    }
    $0.row(
      "a custom key has a default value",
      .apple("foundation/string/init(localized:defaultvalue:table:bundle:locale:comment:)")
    ) {
      #expect(String(localized: "no.such.key", defaultValue: "Hello") == "Hello")
    }
  }
}
