import Foundation
import Testing

@testable import FoundationAdditions

private let stringsdict = """
  <?xml version="1.0" encoding="UTF-8"?><plist version="1.0"><dict>
  <key>%d files</key><dict>
    <key>NSStringLocalizedFormatKey</key><string>%#@files@</string>
    <key>files</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>one</key><string>%d file%#@folders@</string>
      <key>other</key><string>%d files%#@folders@</string></dict>
    <key>folders</key><dict>
      <key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>d</string>
      <key>zero</key><string></string>
      <key>one</key><string> in a folder</string>
      <key>other</key><string> in %d folders</string></dict>
  </dict></dict></plist>
  """

@Suite struct LocalizedStringTests {
  @Test func stringsdictFollowsNumbers() throws {
    let made = try TemporaryBundle(["en.lproj/Localizable.stringsdict": stringsdict])
    defer { made.remove() }
    let format = NSLocalizedString("%d files", bundle: made.bundle, comment: "")
    #expect(String.localizedStringWithFormat(format, 1, 0) == "1 file")
    #expect(String(format: format, 2, 1) == "2 files in a folder")
    #expect(String(format: format, arguments: [2, 5]) == "2 files in 5 folders")
    #expect(
      String(format: format, locale: Locale(identifier: "en"), 2, 5) == "2 files in 5 folders")
    #expect(String(format: format, 2000, 1) == "2000 files in a folder")
    #expect(String.localizedStringWithFormat(format, 2000, 1) == "2,000 files in a folder")
    #expect(
      String(format: format, locale: Locale(identifier: "de"), 2000, 1)
        == "2.000 files in a folder")
    #expect(String(format: "%d and %@", 3, "x" as NSString) == "3 and x")
    #expect(String.localizedStringWithFormat("%d", 3) == "3")
  }

  @Test func pluralCategoriesAreThoseOfCLDR() {
    func category(_ number: Double, _ language: String) -> PluralCategory {
      PluralCategory(of: number, in: Locale(identifier: language))
    }
    #expect(
      [0, 1, 2, 3, 11, 100].map { category($0, "ar") } == [.zero, .one, .two, .few, .many, .other])
    #expect([1, 2, 5, 21, 22].map { category($0, "ru") } == [.one, .few, .many, .one, .few])
    #expect([0, 1, 2].map { category($0, "en") } == [.other, .one, .other])
    #expect([0, 1, 2].map { category($0, "fr") } == [.one, .one, .other])
    #expect([0, 1, 2].map { category($0, "ja") } == [.other, .other, .other])
  }

  @Test func oldStringsAreRead() throws {
    let made = try TemporaryBundle([
      "en.lproj/Localizable.strings": "/* a */ \"hello\" = \"Hello, \\\"%@\\\"\";",
      "de.lproj/Localizable.strings": "\"hello\" = \"Hallo, %@\";",
      "de.lproj/Other.strings": "\"x\" = \"y\";",
    ])
    defer { made.remove() }
    #expect(NSLocalizedString("hello", bundle: made.bundle, comment: "") == "Hello, \"%@\"")
    inLanguage("de") {
      #expect(NSLocalizedString("hello", bundle: made.bundle, comment: "") == "Hallo, %@")
      #expect(
        NSLocalizedString("x", tableName: "Other", bundle: made.bundle, value: "z", comment: "")
          == "y")
      #expect(
        NSLocalizedString("q", tableName: "Other", bundle: made.bundle, value: "z", comment: "")
          == "z")
      #expect(NSLocalizedString("q", bundle: made.bundle, comment: "") == "q")
    }
  }

  private static let catalog = """
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Hello, %@": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Hallo, %@"}}}},
      "%lld items": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld item"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld items"}}}}},
        "ru": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld вещь"}},
          "few": {"stringUnit": {"state": "translated", "value": "%lld вещи"}},
          "many": {"stringUnit": {"state": "translated", "value": "%lld вещей"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld вещи"}}}}}}},
      "found": {"localizations": {"en": {
        "stringUnit": {"state": "translated", "value": "%#@files@ of %2$@"},
        "substitutions": {"files": {"argNum": 1, "formatSpecifier": "lld", "variations": {
          "plural": {
            "one": {"stringUnit": {"state": "translated", "value": "%arg file"}},
            "other": {"stringUnit": {"state": "translated", "value": "%arg files"}}}}}}}}},
      "device": {"localizations": {"en": {"variations": {"device": {
        "ipad": {"stringUnit": {"state": "translated", "value": "Tap the iPad"}},
        "other": {"stringUnit": {"state": "translated", "value": "Tap"}}}}}}}
    }}
    """

  @Test func stringCatalogsAreRead() throws {
    let made = try TemporaryBundle(["Localizable.xcstrings": Self.catalog])
    defer { made.remove() }
    let bundle = made.bundle
    let name = "Ann"
    func items(_ count: Int) -> String { String(localized: "\(count) items", bundle: bundle) }
    #expect(String(localized: "Hello, \(name)", bundle: bundle) == "Hello, Ann")
    #expect([1, 2].map(items) == ["1 item", "2 items"])
    #expect(
      String(localized: "found", defaultValue: "\(1) in \("all")", bundle: bundle)
        == "1 file of all")
    #expect(String(localized: "device", bundle: bundle) == "Tap")
    #expect(
      String(format: NSLocalizedString("%lld items", bundle: bundle, comment: ""), 1) == "1 item")
    inLanguage("de") {
      #expect(String(localized: "Hello, \(name)", bundle: bundle) == "Hallo, Ann")
      #expect(items(1) == "1 item")
    }
    inLanguage("ru") {
      #expect([1, 3, 5].map(items) == ["1 вещь", "3 вещи", "5 вещей"])
      #expect(bundle.preferredLocalizations == ["ru"])
    }
    #expect(bundle.developmentLocalization == "en")
  }

  @Test func keysHaveSpecifiers() {
    let value: String.LocalizationValue = "\(1)% of \("a") and \(1.5), \(UInt(2)), \(Float(1))"
    #expect(value.key == "%lld%% of %@ and %lf, %llu, %f")
    #expect(String(localized: "\(5)% done") == "5% done")
    #expect(String(localized: "100%") == "100%")
    let resource: LocalizedStringResource = "\(2) of \(3)"
    #expect(String(localized: resource) == "2 of 3")
    #expect(resource.key == "%lld of %lld")
    #expect(String(localized: "\(1.25, specifier: "%.1f") km") == "1.2 km")
  }
}
