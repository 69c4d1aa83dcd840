import Testing
import UIKit

@Suite struct UIFontTests {
  @Test func systemFonts() {
    let font = UIFont.systemFont(ofSize: 17)
    #expect(font.pointSize == 17 && font.fontName == ".SFUI-Regular")
    #expect(font.familyName == ".AppleSystemUIFont")
    #expect(font.lineHeight == 20.287109375 && font.leading == 0)
    #expect(font.ascender == 16.1865234375 && font.descender == -4.1005859375)
    #expect(abs(font.capHeight - 0.7046 * 17) < 0.01 && abs(font.xHeight - 0.526 * 17) < 0.01)
    #expect(UIFont.boldSystemFont(ofSize: 9).fontName == ".SFUI-Semibold")
    #expect(UIFont.italicSystemFont(ofSize: 9).fontName == ".SFUI-Italic")
    #expect(UIFont.systemFont(ofSize: 9, weight: .semibold).fontName == ".SFUI-Semibold")
    #expect(UIFont.systemFont(ofSize: 0).pointSize == 14)
    #expect(UIFont.systemFont(ofSize: .nan).pointSize == 14)
  }

  @Test(arguments: [
    (UIFont.TextStyle.largeTitle, 34.0, "Regular"), (.title1, 28, "Regular"),
    (.title2, 22, "Regular"), (.title3, 20, "Regular"), (.headline, 17, "Semibold"),
    (.body, 17, "Regular"), (.callout, 16, "Regular"), (.subheadline, 15, "Regular"),
    (.footnote, 13, "Regular"), (.caption1, 12, "Regular"), (.caption2, 11, "Regular"),
  ])
  func textStyles(style: UIFont.TextStyle, size: CGFloat, weight: String) {
    let font = UIFont.preferredFont(forTextStyle: style)
    #expect(font.pointSize == size && font.fontName == ".SFUI-\(weight)")
  }

  @Test func weightsHaveApplesValues() {
    let weights: [UIFont.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    #expect(weights.map(\.rawValue) == [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62])
  }

  @Test func equality() {
    #expect(UIFont.boldSystemFont(ofSize: 12) == UIFont.systemFont(ofSize: 12, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 12) != UIFont.systemFont(ofSize: 13))
    #expect(UIFont.systemFont(ofSize: 12).withSize(13) == UIFont.systemFont(ofSize: 13))
    #expect(
      UIFont.systemFont(ofSize: 12).hash == UIFont.systemFont(ofSize: 13).withSize(12).hash)
  }

  @Test func names() throws {
    #expect(UIFont(name: "Inter-Bold", size: 12)?.fontName == "Inter-Bold")
    #expect(UIFont(name: "Inter", size: 12)?.fontName == "Inter-Regular")
    #expect(UIFont(name: "No Such Font", size: 12) == nil)
    let familiar = try #require(UIFont(name: "HelveticaNeue-BoldItalic", size: 12))
    #expect(familiar.fontName == "HelveticaNeue-BoldItalic")
    #expect(familiar.fontDescriptor.symbolicTraits == [.traitBold, .traitItalic])
    #expect(UIFont.fontNames(forFamilyName: "Noto Sans Mono").count == 2)
    #expect(UIFont.familyNames.contains("Inter"))
  }

  @Test func descriptors() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let bold = try #require(body.withSymbolicTraits(.traitBold))
    // Bold body text is semibold, and its lines are further apart than the system font's.
    let semibold = UIFont.systemFont(ofSize: 17, weight: .semibold)
    #expect(UIFont(descriptor: bold, size: 0).fontName == semibold.fontName)
    #expect(UIFont(descriptor: bold, size: 0) != semibold)
    #expect(UIFont(descriptor: bold, size: 20) == semibold.withSize(20))
    let mono = try #require(body.withDesign(.monospaced))
    let fixed = UIFont.monospacedSystemFont(ofSize: 20, weight: .regular)
    #expect(UIFont(descriptor: mono, size: 20) == fixed)
    let inter = try #require(UIFont(name: "Inter-Regular", size: 10))
    let sibling = try #require(inter.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
    #expect(sibling.postscriptName == "Inter-BoldItalic")
  }

  @Test func attributes() throws {
    let inter = UIFontDescriptor(fontAttributes: [.family: "Inter", .size: 15])
    #expect(UIFont(descriptor: inter, size: 0) == UIFont(name: "Inter-Regular", size: 15))
    let bold = inter.addingAttributes([
      .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold]
    ])
    #expect(bold.postscriptName == "Inter-Bold" && bold.object(forKey: .size) as? CGFloat == 15)
    #expect(inter.withFace("Bold Italic").postscriptName == "Inter-BoldItalic")
    #expect(inter.addingAttributes([.name: "Inter-Light"]).postscriptName == "Inter-Light")
    let system = UIFontDescriptor(fontAttributes: [
      .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.semibold.rawValue],
    ])
    #expect(
      UIFont(descriptor: system, size: 0) == UIFont.systemFont(ofSize: 20, weight: .semibold))
    let body = UIFontDescriptor(fontAttributes: [.textStyle: UIFont.TextStyle.body])
    #expect(body.pointSize == 17)
    #expect(UIFontDescriptor().pointSize == 12)
  }

  @Test func condensedFacesAndHandwritingArePlain() throws {
    func width(_ name: String) throws -> CGFloat {
      let font = try #require(UIFont(name: name, size: 20))
      #expect(font.fontName == name)
      return "Condensed letters".size(withAttributes: [.font: font]).width
    }
    let plain = try width("AvenirNext-Regular")
    #expect(try width("AvenirNextCondensed-Regular") == plain)
    #expect(try width("HelveticaNeue-CondensedBold") == width("HelveticaNeue-Bold"))
    for name in ["Zapfino", "BradleyHandITCTT-Bold", "SnellRoundhand"] {
      let font = try #require(UIFont(name: name, size: 20))
      #expect(font.familyName != "Inter")
    }
    #expect(try width("Zapfino") == width("SnellRoundhand") && width("Zapfino") == plain)
  }

  @Test func helveticaHasItsLeadingBelowEachLine() throws {
    let font = try #require(UIFont(name: "Helvetica", size: 20))
    #expect(abs(font.leading - 3) < 1e-9)
    let heights = ["a", "a\na", "a\na\na"].map {
      NSAttributedString(string: $0, attributes: [.font: font]).boundingRect(
        with: CGSize(width: 500, height: 500), options: .usesLineFragmentOrigin, context: nil
      ).height
    }
    #expect(zip(heights, [23, 46, 69]).allSatisfy { abs($0 - $1) < 1e-9 })
    #expect(abs(font.lineHeight - 23) < 1e-9 && abs(font.ascender - font.descender - 20) < 1e-9)
  }

  @Test func designsAreNotoSerifAndTheSystemFont() throws {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let plain = UIFont(descriptor: body, size: 20)
    let rounded = UIFont(descriptor: try #require(body.withDesign(.rounded)), size: 20)
    let serif = UIFont(descriptor: try #require(body.withDesign(.serif)), size: 20)
    let noto = try #require(UIFont(name: "NotoSerif-Regular", size: 20))
    func width(_ font: UIFont) -> CGFloat { "Rounded".size(withAttributes: [.font: font]).width }
    #expect(width(rounded) == width(plain) && width(serif) == width(noto))
    #expect(width(serif) != width(plain))
    for font in [rounded, serif] {
      #expect(font.lineHeight == 20 * 2444.0 / 2048 && font.ascender == 20 * 1950.0 / 2048)
    }
  }
}
