import Foundation
import Testing
import UIKit

@Suite struct LocaleBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static func inside(_ language: String, _ body: () throws -> Void) rethrows {
    try LanguageScope.run(InterfaceLanguage.Choice(list: language), operation: body)
  }

  private static func labels(in view: UIView) -> [String] {
    ((view as? UILabel)?.text.map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  static let rows: Behaviours = Behaviours(of: "Locale") {
    $0.row(
      "the current locale has the app's launch language",
      .apple("xcode/testing-localizations-when-running-your-app")
    ) {
      inside("ar") {
        #expect(Locale.current.identifier == "ar")
        #expect(Locale.preferredLanguages == ["ar"])
        #expect(Calendar.current.locale?.identifier == "ar")
      }
    }
    $0.row(
      "the interface is right to left in a right-to-left language",
      .apple("uikit/uiapplication/userinterfacelayoutdirection")
    ) {
      inside("ar") {
        #expect(UIApplication.shared.userInterfaceLayoutDirection == .rightToLeft)
        #expect(UIView().effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let screen = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let mark = UIView()
        mark.translatesAutoresizingMaskIntoConstraints = false
        screen.addSubview(mark)
        NSLayoutConstraint.activate([
          mark.leadingAnchor.constraint(equalTo: screen.leadingAnchor, constant: 10),
          mark.topAnchor.constraint(equalTo: screen.topAnchor),
          mark.widthAnchor.constraint(equalToConstant: 20),
          mark.heightAnchor.constraint(equalToConstant: 20),
        ])
        screen.layoutIfNeeded()
        #expect(mark.frame.minX == 70)
      }
      #expect(UIView().effectiveUserInterfaceLayoutDirection == .leftToRight)
    }
    $0.row(
      "a date picker without a locale uses the interface's language",
      .apple("uikit/uidatepicker/locale")
    ) {
      func texts(_ language: String) -> [String] {
        LanguageScope.run(InterfaceLanguage.Choice(list: language)) {
          let picker = UIDatePicker()
          picker.datePickerMode = .date
          picker.preferredDatePickerStyle = .inline
          picker.date = Date(timeIntervalSinceReferenceDate: 86_400 * 45)
          picker.timeZone = .gmt
          picker.frame = CGRect(x: 0, y: 0, width: 340, height: 340)
          picker.layoutIfNeeded()
          return labels(in: picker)
        }
      }
      #expect(texts("en_US").contains("February 2001"))
      #expect(texts("de").contains("Februar 2001"))
    }
    $0.row(
      "formatters without a locale use the current one",
      .apple("foundation/dateformatter/locale")
    ) {
      inside("de") {
        let formatter = DateFormatter()
        formatter.timeZone = .gmt
        formatter.dateStyle = .long
        formatter.timeStyle = .none
        #expect(formatter.string(from: Date(timeIntervalSince1970: 0)) == "1. Januar 1970")
      }
    }
  }
}
