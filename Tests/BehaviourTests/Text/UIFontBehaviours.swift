import Testing
import UIKit

@Suite struct UIFontBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let typography = Source.apple("design/human-interface-guidelines/typography")
  private static let report = Source.report(
    "https://arcovv.github.io/ios/2016/10/01/ios-font-study.md.html")

  private static func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.005 }

  static let rows: Behaviours = Behaviours(of: "UIFont") {
    named(&$0)
    $0.row("labels' text is 17 points large", .apple("uikit/uifont/labelfontsize")) {
      #expect(UIFont.labelFontSize == 17)
    }
    $0.row("buttons' text is 18 points large", .apple("uikit/uifont/buttonfontsize")) {
      #expect(UIFont.buttonFontSize == 18)
    }
    $0.row("the system font's size is 14 points", .apple("uikit/uifont/systemfontsize")) {
      #expect(UIFont.systemFontSize == 14)
    }
    $0.row("the small system font's size is 12 points", .apple("uikit/uifont/smallsystemfontsize"))
    {
      #expect(UIFont.smallSystemFontSize == 12)
    }
    $0.row("the system font at 20 points rises 19.04 above the baseline", report) {
      #expect(near(UIFont.systemFont(ofSize: 20).ascender, 19.043))
    }
    $0.row("the descender is negative", report) {
      #expect(near(UIFont.systemFont(ofSize: 20).descender, -4.824))
    }
    $0.row("the line height is ascender less descender", .apple("uikit/uifont/lineheight")) {
      let font = UIFont.systemFont(ofSize: 17)
      #expect(near(font.lineHeight, font.ascender - font.descender))
    }
    $0.row("the system font has no leading", .apple("uikit/uifont/leading")) {
      #expect(UIFont.systemFont(ofSize: 17).leading == 0)
    }
    $0.row(
      "line height and leading of a text style add up to its line distance",
      .suite("CustomFontMetrics (Zachary Waldowski)", license: "MIT")
    ) {
      for (style, distance) in [
        (UIFont.TextStyle.body, 22), (.headline, 22), (.callout, 21), (.subheadline, 20),
        (.footnote, 18), (.caption1, 16), (.caption2, 13), (.title3, 25), (.title2, 28),
        (.title1, 34), (.largeTitle, 41),
      ] {
        let font = UIFont.preferredFont(forTextStyle: style)
        #expect(near(font.lineHeight + font.leading, CGFloat(distance)))
      }
    }
    $0.row("body text at XXXL has lines 29 points apart", typography) {
      let font = UIFont.preferredFont(
        forTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge))
      #expect(font.pointSize == 23 && near(font.lineHeight + font.leading, 29))
    }
    $0.row("headlines are semibold, other styles regular", typography) {
      #expect(UIFont.preferredFont(forTextStyle: .headline).fontName == ".SFUI-Semibold")
      #expect(UIFont.preferredFont(forTextStyle: .largeTitle).fontName == ".SFUI-Regular")
    }
    $0.row("the extra large titles are bold", .report("https://www.iosfontsizes.com/")) {
      let font = UIFont.preferredFont(forTextStyle: .extraLargeTitle)
      #expect(font.pointSize == 36 && font.fontName == ".SFUI-Bold")
    }
    $0.row("withSize returns the same font at another size", .apple("uikit/uifont/withsize(_:)")) {
      let font = UIFont.systemFont(ofSize: 12, weight: .bold).withSize(20)
      #expect(font.pointSize == 20 && font.fontName == ".SFUI-Bold")
    }
    $0.row("boldSystemFont is semibold", .report("https://techblog.recochoku.jp/11030")) {
      let font = UIFont.boldSystemFont(ofSize: 32)
      #expect(font.fontName == ".SFUI-Semibold")
      #expect(font == .systemFont(ofSize: 32, weight: .semibold))
      #expect(font.fontDescriptor.symbolicTraits == .traitBold)
    }
    $0.row(
      "a size other than 0 replaces a descriptor's", .apple("uikit/uifont/init(descriptor:size:)")
    ) {
      let descriptor = UIFont.systemFont(ofSize: 12).fontDescriptor
      #expect(UIFont(descriptor: descriptor, size: 0).pointSize == 12)
      #expect(UIFont(descriptor: descriptor, size: 30).pointSize == 30)
    }
    $0.row("an unknown font name returns nil", .apple("uikit/uifont/init(name:size:)")) {
      #expect(UIFont(name: "No Such Font", size: 12) == nil)
    }
    $0.row("fonts of a weight have its name", .apple("uikit/uifont/systemfont(ofsize:weight:)")) {
      #expect(UIFont.systemFont(ofSize: 17, weight: .medium).fontName == ".SFUI-Medium")
    }
    $0.row(
      "a monospaced font's letters have one width",
      .apple("uikit/uifont/monospacedsystemfont(ofsize:weight:)")
    ) {
      let font = UIFont.monospacedSystemFont(ofSize: 17, weight: .regular)
      let attributes: [NSAttributedString.Key: Any] = [.font: font]
      #expect(
        "iiii".size(withAttributes: attributes).width
          == "MMMM".size(withAttributes: attributes).width)
    }
    $0.row(
      "monospaced digits are equally wide",
      .apple("uikit/uifont/monospaceddigitsystemfont(ofsize:weight:)")
    ) {
      let font = UIFont.monospacedDigitSystemFont(ofSize: 17, weight: .regular)
      let attributes: [NSAttributedString.Key: Any] = [.font: font]
      #expect(
        "1111".size(withAttributes: attributes).width
          == "8888".size(withAttributes: attributes).width)
    }
    $0.row(
      "weights run from −0.8 to 0.62, with 0 for regular", .apple("uikit/uifont/weight")
    ) {
      #expect(UIFont.Weight.regular.rawValue == 0)
      #expect(UIFont.Weight.ultraLight.rawValue == -0.8 && UIFont.Weight.black.rawValue == 0.62)
    }
  }
}
