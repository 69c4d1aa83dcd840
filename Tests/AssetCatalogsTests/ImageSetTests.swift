import Testing

@testable import AssetCatalogs

/// Tests which file of an image set each screen uses.
@Suite struct ImageSetTests {
  private func set(_ slots: [String], _ properties: String = "{}") throws -> ImageSet {
    let written = try WrittenCatalog([
      "I.imageset/Contents.json":
        "{\"images\": [\(slots.joined(separator: ","))], \"properties\": \(properties)}"
    ])
    return try #require(try written.catalog.image(named: "I"))
  }

  private func slot(_ file: String, _ words: String = "") -> String {
    #"{"idiom": "universal", "filename": "\#(file)"\#(words)}"#
  }

  private func name(_ set: ImageSet, _ traits: AssetTraits) -> String? {
    set.file(for: traits)?.file.lastPathComponent
  }

  @Test(arguments: [
    (["1x", "2x", "3x"], 2.0, "2x"), (["1x", "2x", "3x"], 3, "3x"), (["1x", "3x"], 2, "3x"),
    (["1x", "2x"], 3, "2x"), (["1x"], 3, "1x"), (["3x", "2x"], 1, "2x"),
  ])
  func theNearestScaleServes(_ scales: [String], _ screen: Double, _ expected: String) throws {
    let set = try set(scales.map { slot("\($0).png", #", "scale": "\#($0)""#) })
    #expect(name(set, AssetTraits(scale: screen)) == "\(expected).png")
    #expect(set.file(for: AssetTraits(scale: screen))?.scale == Double(expected.dropLast()))
  }

  @Test func emptySlotsAndFilesElsewhereAreUnused() throws {
    let set = try set([
      #"{"idiom": "universal", "scale": "2x"}"#, slot("../up.png"),
      slot("a.png", #", "scale": "1x""#),
    ])
    #expect(name(set, AssetTraits(scale: 2)) == "a.png")
    #expect(try self.set([]).file(for: AssetTraits()) == nil)
  }

  @Test func theDarkOneServesTheDark() throws {
    let dark = #", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#
    let set = try set([slot("day.pdf"), slot("night.pdf", dark)])
    #expect(name(set, AssetTraits()) == "day.pdf")
    #expect(name(set, AssetTraits(isDark: true)) == "night.pdf")
    #expect(name(try self.set([slot("night.pdf", dark)]), AssetTraits()) == nil)
  }

  @Test func theDirectionOfReadingChooses() throws {
    let set = try set([
      slot("left.png", #", "language-direction": "left-to-right""#),
      slot("right.png", #", "language-direction": "right-to-left""#),
    ])
    #expect(name(set, AssetTraits()) == "left.png")
    #expect(name(set, AssetTraits(isRightToLeft: true)) == "right.png")
  }

  @Test func renderingSlicesAndInsetsAreRead() throws {
    let words = #"""
      , "scale": "2x", "alignment-insets": {"top": 1, "left": 2, "bottom": 3, "right": 4},
      "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 1, "height": 1},
      "cap-insets": {"top": 5, "left": 6, "bottom": 7, "right": 8}}
      """#
    let set = try set([slot("a.png", words)], #"{"template-rendering-intent": "template"}"#)
    #expect(set.rendering == .template)
    let file = try #require(set.file(for: AssetTraits()))
    #expect(file.alignmentInsets == AssetInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(
      file.resizing
        == AssetSlicing(insets: AssetInsets(top: 5, left: 6, bottom: 7, right: 8), isTiled: true))
    #expect(try self.set([slot("a.png")]).rendering == nil)
  }
}
