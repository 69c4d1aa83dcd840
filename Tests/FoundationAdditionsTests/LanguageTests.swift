import Foundation
import Testing

@testable import FoundationAdditions
@testable import UIKitValues

@Suite struct LanguageTests {
  private func inside<Result>(_ language: String, _ body: () throws -> Result) rethrows -> Result {
    try LanguageScope.run(.init(list: language), operation: body)
  }

  /// As in a new simulator; Foundation's own default is `en_001`.
  @Test func theDefaultIsAmericanEnglish() {
    #expect(Locale.current.identifier == "en_US")
    #expect(Locale.autoupdatingCurrent.identifier == "en_US")
    #expect(Calendar.current.locale?.identifier == "en_US" && Calendar.current.firstWeekday == 1)
    let formatter = DateFormatter()
    formatter.timeZone = .gmt
    (formatter.dateStyle, formatter.timeStyle) = (.medium, .none)
    #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "Jan 1, 1970")
    let prices = NumberFormatter()
    prices.numberStyle = .currency
    #expect(prices.string(from: 3.5) == "$3.50")
    #expect(Date(timeIntervalSince1970: 0).formatted(Self.day) == "Thu, January 1")
    #expect(3.5.formatted(.currency(code: "USD")) == "$3.50")
  }

  /// A style without a locale.
  private static var day: Date.FormatStyle {
    var style = Date.FormatStyle.dateTime.weekday().day().month(.wide)
    style.timeZone = .gmt
    return style
  }

  @Test func foundationFollows() {
    let before = Locale.current.identifier
    inside("ar") {
      #expect(Locale.current.identifier == "ar")
      #expect(Locale.autoupdatingCurrent.identifier == "ar")
      #expect(Locale.preferredLanguages == ["ar"])
      #expect(Calendar.current.locale?.identifier == "ar")
      #expect(Calendar.current.weekdaySymbols.first == "الأحد")
    }
    inside("(de, en)") {
      let formatter = DateFormatter()
      formatter.timeZone = .gmt
      formatter.dateStyle = .long
      formatter.timeStyle = .none
      #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "1. Januar 1970")
      let numbers = NumberFormatter()
      numbers.numberStyle = .decimal
      #expect(numbers.string(from: 1_234.5) == "1.234,5")
      #expect(Locale.preferredLanguages == ["de", "en"])
      #expect(Date(timeIntervalSince1970: 0).formatted(Self.day) == "Do. 1. Januar")
      #expect(3.5.formatted(.currency(code: "EUR")) == "3,50\u{a0}€")
      #expect(["a", "b"].formatted() == "a und b")
      #expect(ListFormatter.localizedString(byJoining: ["a", "b"]) == "a und b")
      #expect(String(localized: "\(1_234) of \("x")") == "1.234 of x")
    }
    #expect(Locale.current.identifier == before)
    #expect(Calendar.current.locale?.identifier == before)
  }

  @Test func launchesNameLanguages() {
    func choice(
      _ arguments: String..., variables: [String: String] = [:]
    ) -> InterfaceLanguage.Choice? {
      InterfaceLanguage.launchChoice(["app"] + arguments) { variables[$0] }
    }
    #expect(choice("-AppleLanguages", "(\"pt-BR\", en)")?.languages == ["pt-BR", "en"])
    let placed = choice("-AppleLanguages", "(ar)", "-AppleLocale", "ar_EG")
    #expect(placed?.locale.identifier == "ar_EG")
    #expect(placed?.isRightToLeft == true)
    #expect(choice(variables: ["SNAPSHOT_TESTING_LANGUAGE": "he"])?.isRightToLeft == true)
    #expect(choice() == nil)
  }
}
