import Testing

@testable import CoreText

/// Tests the spacing that gives Inter San Francisco's widths.
@Suite struct SystemFontFitTests {
  @Test func placesBetweenSmallAndLargeAndRegularAndBold() {
    for (size, weight, largeness, nearest) in [
      (8.0, 100, 0.0, 400.0), (17, 400, 0, 400), (18.2, 500, 0.05, 500), (22.4, 550, 0.48, 550),
      (25, 600, 0.86, 600), (28, 700, 1, 700), (90, 900, 1, 700),
    ] {
      let fit = SystemFontFit(size: size, weight: weight)
      #expect(abs(fit.largeness - largeness) < 1e-12 && fit.weight == nearest)
    }
  }

  /// The values are those of Apple's table, with the difference to Inter's.
  @Test func trackingFollowsApplesTable() {
    let regular = SystemFontFit(size: 12, weight: 400)
    for (size, value) in [(6.0, 41.0), (12, 0), (17, -26)] {
      let own = SystemFontFit.spacing[0].small
      #expect(abs(regular.tracking(at: size) * 1000 - value - own) < 1e-9)
    }
  }

  /// A weight between two known ones has a spacing between theirs.
  @Test func weightsInTheMiddleAreSpacedBetween() {
    let (regular, semibold) = (SystemFontFit.spacing[0], SystemFontFit.spacing[1])
    let medium = SystemFontFit(size: 40, weight: 500).tracking(at: 40) * 1000
    #expect(abs(medium - 10 - (regular.large + semibold.large) / 2) < 1e-9)
  }

  /// Half of the added spacing is on either side, and accents have no effect.
  @Test func lettersAreInTheMiddleOfTheirWidth() throws {
    let font = TextFont(size: 17)
    let file = try #require(TextLock.locked { font.face.flatMap(FontLibrary.file(for:)) })
    let added = try #require(file.addedAdvances)
    let letter = try #require(SystemFontFit.letters.first { $0.scalar == "e" })
    #expect(letter.regular < 0)
    TextLock.locked {
      for scalar in ["e", "é", "ê"] as [Unicode.Scalar] {
        #expect(added[file.glyph(for: scalar.value)] == letter.regular / 10_000)
      }
    }
    let glyph = try #require(makeLayout("e").lines.first?.runs.first?.glyphs.first)
    #expect(abs(glyph.x - letter.regular / 20_000 * 17) < 1e-9)
  }

  @Test func fontsRequestedByNameKeepTheirWidths() throws {
    let named = TextFont(family: .named("Inter-Regular"), size: 17)
    #expect(named.tracking == 0 && named.face?.fit == nil)
    let file = try #require(TextLock.locked { named.face.flatMap(FontLibrary.file(for:)) })
    #expect(file.addedAdvances == nil)
  }
}
