import Testing

@testable import AssetCatalogs

/// Tests every notation of a colour, and the choice of the slot.
@Suite struct ColorSetTests {
  private func color(_ components: String) throws -> AssetColor? {
    let written = try WrittenCatalog([
      "C.colorset/Contents.json": """
      {"colors": [{"idiom": "universal", "color":
        {"color-space": "srgb", "components": {\(components)}}}]}
      """
    ])
    return try written.catalog.color(named: "C")?.color(for: AssetTraits())
  }

  @Test(
    arguments: [
      (
        #""red": "0.500", "green": "0.25", "blue": "1.000", "alpha": "0.750""#,
        [0.5, 0.25, 1, 0.75]
      ),
      (#""red": "0xFF", "green": "0x33", "blue": "0x00", "alpha": "1.000""#, [1, 0.2, 0, 1]),
      (#""red": "255", "green": "51", "blue": "1""#, [1, 0.2, 1 / 255.0, 1]),
      (#""red": "1", "green": "0", "blue": "1""#, [1, 0, 1, 1]),
      (#""red": 1, "green": 0, "blue": 0.5, "alpha": 1"#, [1, 0, 0.5, 1]),
      (#""white": "0.300", "alpha": "1.000""#, [0.3, 0.3, 0.3, 1]),
    ] as [(String, [Double])])
  func componentsAreRead(_ text: String, _ expected: [Double]) throws {
    #expect(
      try color(text)
        == .components(
          red: expected[0], green: expected[1], blue: expected[2], alpha: expected[3]))
  }

  private func slot(_ name: String, _ words: String) -> String {
    #"{"color": {"reference": "\#(name)"}, \#(words)}"#
  }

  @Test func theSlotOfTheAppearanceServes() throws {
    let slots = [
      slot("any", #""idiom": "universal""#),
      slot(
        "dark",
        #""idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}]"#),
      slot(
        "high",
        #"""
        "idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"},
        {"appearance": "contrast", "value": "high"}]
        """#),
      slot("pad", #""idiom": "ipad""#),
    ]
    let written = try WrittenCatalog([
      "C.colorset/Contents.json": "{\"colors\": [\(slots.joined(separator: ","))]}"
    ])
    let set = try #require(try written.catalog.color(named: "C"))
    #expect(set.color(for: AssetTraits()) == .system("any"))
    #expect(set.color(for: AssetTraits(isDark: true)) == .system("dark"))
    #expect(set.color(for: AssetTraits(isDark: true, isHighContrast: true)) == .system("high"))
    #expect(set.color(for: AssetTraits(isHighContrast: true)) == .system("any"))
    #expect(set.color(for: AssetTraits(idiom: "ipad")) == .system("pad"))
    #expect(set.color(for: AssetTraits(idiom: "ipad", isDark: true)) == .system("dark"))
  }

  @Test func anEmptySlotIsNoColor() throws {
    let written = try WrittenCatalog([
      "C.colorset/Contents.json": #"{"colors": [{"idiom": "universal"}]}"#
    ])
    #expect(try written.catalog.color(named: "C")?.color(for: AssetTraits()) == nil)
  }
}
