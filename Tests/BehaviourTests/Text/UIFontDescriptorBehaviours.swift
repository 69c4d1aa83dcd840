import Testing
import UIKit

@Suite struct UIFontDescriptorBehaviours {
  @Test(arguments: rows.all) @MainActor func holds(_ row: Behaviour) throws { try row.check() }

  private static let typography = Source.apple("design/human-interface-guidelines/typography")
  private static let traits = "uikit/uifontdescriptor/symbolictraits-swift.struct/"

  private static func bold(_ style: UIFont.TextStyle) -> UIFont? {
    UIFontDescriptor.preferredFontDescriptor(withTextStyle: style)
      .withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
  }

  private static func distance(_ traits: UIFontDescriptor.SymbolicTraits) -> CGFloat? {
    let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    let font = body.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
    return font.map { (($0.lineHeight + $0.leading) * 1000).rounded() / 1000 }
  }

  static let rows: Behaviours = Behaviours(of: "UIFontDescriptor") {
    $0.row("bold text of styles from title 3 down is semibold", typography) {
      for style: UIFont.TextStyle in [
        .title3, .headline, .body, .callout, .subheadline, .footnote, .caption1, .caption2,
      ] {
        #expect(bold(style)?.fontName == ".SFUI-Semibold")
      }
    }
    $0.row("bold text of the large titles is bold", typography) {
      for style: UIFont.TextStyle in [.largeTitle, .title1, .title2] {
        #expect(bold(style)?.fontName == ".SFUI-Bold")
      }
    }
    $0.row("a bold system font is bold", .apple(traits + "traitbold")) {
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.withSymbolicTraits(.traitBold)
      #expect(descriptor.map { UIFont(descriptor: $0, size: 0).fontName } == ".SFUI-Bold")
    }
    $0.row("a bold text style keeps size and line distance", typography) {
      #expect(bold(.body)?.pointSize == 17)
      #expect(distance(.traitBold) == 22)
    }
    $0.row("tight leading takes 2 points off a text style's", .apple(traits + "traittightleading"))
    {
      #expect(distance(.traitTightLeading) == 20)
    }
    $0.row("loose leading adds 2 points to a text style's", .apple(traits + "traitlooseleading")) {
      #expect(distance(.traitLooseLeading) == 24)
    }
    $0.row(
      "a descriptor returns its leading trait", .apple("uikit/uifontdescriptor/symbolictraits")
    ) {
      let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      let traits = body.withSymbolicTraits([.traitTightLeading, .traitBold])?.symbolicTraits
      #expect(traits == [.traitTightLeading, .traitBold])
    }
    $0.row(
      "traits replace those that a descriptor had",
      .apple("uikit/uifontdescriptor/withsymbolictraits(_:)")
    ) {
      let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor
      #expect(bold.withSymbolicTraits(.traitItalic)?.symbolicTraits == .traitItalic)
    }
    $0.row(
      "a descriptor of a text style returns the style",
      .apple("uikit/uifontdescriptor/attributename/textstyle")
    ) {
      let body = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
      #expect(body.object(forKey: .textStyle) as? UIFont.TextStyle == .body)
      #expect(UIFont.systemFont(ofSize: 17).fontDescriptor.object(forKey: .textStyle) == nil)
    }
    $0.row(
      "a descriptor for traits has their size",
      .apple("uikit/uifontdescriptor/preferredfontdescriptor(withtextstyle:compatiblewith:)")
    ) {
      let descriptor = UIFontDescriptor.preferredFontDescriptor(
        withTextStyle: .body,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityLarge))
      #expect(descriptor.pointSize == 33)
    }
    $0.row("withSize changes only the size", .apple("uikit/uifontdescriptor/withsize(_:)")) {
      let bold = UIFont.boldSystemFont(ofSize: 12).fontDescriptor.withSize(30)
      #expect(bold.pointSize == 30 && bold.symbolicTraits == .traitBold)
    }
    $0.row("a descriptor returns its weight", .apple("uikit/uifontdescriptor/traitkey/weight")) {
      let traits =
        UIFont.systemFont(ofSize: 21, weight: .bold).fontDescriptor.object(forKey: .traits)
        as? [UIFontDescriptor.TraitKey: Any]
      #expect(traits?[.weight] as? CGFloat == 0.4)
    }
    $0.row(
      "a weight among the attributes chooses the face",
      .apple("uikit/uifontdescriptor/addingattributes(_:)")
    ) {
      let descriptor = UIFont.systemFont(ofSize: 17).fontDescriptor.addingAttributes([
        .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.light]
      ])
      #expect(UIFont(descriptor: descriptor, size: 0).fontName == ".SFUI-Light")
    }
  }
}
