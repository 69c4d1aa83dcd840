import Testing
import UIKit

extension UIFontBehaviours {
  private static let naming = Source.apple("uikit/uifont/init(name:size:)")
  private static let metrics = Source.suite(
    "seek-oss/capsize, packages/metrics", license: "MIT")

  static func named(_ rows: inout Behaviours) {
    rows.row("the fonts that come with iOS are found by name", naming) {
      let names = [
        "HelveticaNeue-Light", "Helvetica", "AvenirNext-DemiBold", "Georgia-BoldItalic",
        "Menlo-Regular", "CourierNewPSMT", "TimesNewRomanPSMT", "Arial-BoldMT", "Verdana",
        "Futura-Medium", "GillSans", "Palatino-Roman", "Baskerville", "Didot", "Optima-Regular",
        "AmericanTypewriter", "MarkerFelt-Thin", "ChalkboardSE-Regular", "Noteworthy-Light",
        "Papyrus", "TrebuchetMS", "HoeflerText-Regular", "Copperplate", "Cochin",
        "BodoniSvtyTwoITCTT-Book", "SnellRoundhand", "Zapfino", "Symbol", "AppleColorEmoji",
        "PingFangSC-Semibold", "HiraginoSans-W3", "KohinoorBangla-Regular",
      ]
      for name in names {
        let font = try #require(UIFont(name: name, size: 15), "\(name)")
        #expect(font.fontName == name && font.pointSize == 15)
      }
      #expect(UIFont(name: "No Such Font", size: 15) == nil)
    }
    rows.row("a family's name returns its regular face", naming) {
      #expect(UIFont(name: "Helvetica Neue", size: 12)?.fontName == "HelveticaNeue")
      #expect(UIFont(name: "Georgia", size: 12)?.familyName == "Georgia")
      #expect(UIFont(name: "Avenir Next", size: 12)?.fontName == "AvenirNext-Regular")
    }
    rows.row("families and their faces are listed", .apple("uikit/uifont/familynames")) {
      #expect(UIFont.familyNames.contains("Gill Sans") && UIFont.familyNames.count > 80)
      #expect(
        UIFont.fontNames(forFamilyName: "Georgia") == [
          "Georgia", "Georgia-Italic", "Georgia-Bold", "Georgia-BoldItalic",
        ])
      #expect(UIFont.fontNames(forFamilyName: "No Such Font").isEmpty)
    }
    rows.row("Helvetica Neue at 17 points is 20.28 high", metrics) {
      let font = try #require(UIFont(name: "HelveticaNeue", size: 17))
      #expect(abs(font.ascender - 16.184) < 0.001 && abs(font.descender + 3.621) < 0.001)
      #expect(abs(font.leading - 0.476) < 0.001 && abs(font.lineHeight - 20.281) < 0.001)
      #expect(abs(font.capHeight - 12.138) < 0.001 && abs(font.xHeight - 8.789) < 0.001)
    }
    rows.row("Arial at 20.48 points rises 18.54 above the baseline", metrics) {
      let font = try #require(UIFont(name: "ArialMT", size: 20.48))
      #expect(abs(font.ascender - 18.54) < 0.001 && abs(font.descender + 4.34) < 0.001)
    }
    rows.row(
      "traits find another face of the same family",
      .apple("uikit/uifontdescriptor/withsymbolictraits(_:)")
    ) {
      let georgia = try #require(UIFont(name: "Georgia", size: 12)).fontDescriptor
      let bold = try #require(georgia.withSymbolicTraits([.traitBold, .traitItalic]))
      #expect(UIFont(descriptor: bold, size: 0).fontName == "Georgia-BoldItalic")
      let copperplate = try #require(UIFont(name: "Copperplate", size: 12)).fontDescriptor
      #expect(copperplate.withSymbolicTraits(.traitItalic) == nil)
      #expect(georgia.withFamily("Menlo").postscriptName == "Menlo-Regular")
    }
    rows.row(
      "the system font has a rounded design and one with serifs",
      .apple("uikit/uifontdescriptor/withdesign(_:)")
    ) {
      let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      for design in [UIFontDescriptor.SystemDesign.rounded, .serif] {
        let font = UIFont(descriptor: try #require(body.withDesign(design)), size: 0)
        #expect(font.pointSize == 17 && font != .preferredFont(forTextStyle: .body))
      }
    }
  }
}
