import Foundation
import Testing

@testable import SceneFiles

/// What a scene file may ask for, and what is done against those who ask for everything.
@Suite struct LimitTests {
  private func limits(_ name: SceneLimits.Name, _ value: Int) -> SceneLimits {
    var limits = SceneLimits.standard
    limits[name] = value
    return limits
  }

  static let table: [(name: SceneLimits.Name, enough: Int, yaml: String)] = [
    (.fileBytes, 12, "sections: []"),
    (.values, 3, "sections: []"),
    (.nesting, 4, "screen: {size: [1, 1]}"),
    (.items, 3, "styles: {a: {}}\nsections: [{items: [1, 2], header: x}]"),
    (.items, 4, "styles: {a: {}}\nsections: [{count: 4}]"),
    (.steps, 2, "script: [{wait: 1}, {wait: 1}]"),
    (.captures, 2, "script: [{capture: a}, {capture: b}]"),
    (.imagePixels, 320 * 320, "styles: {a: {image: Photos/lake.jpg}}\nsections: [{items: [1]}]"),
    (.imageBytes, 20_000, "styles: {a: {image: Photos/lake.jpg}}\nsections: [{items: [1]}]"),
    (.dataBytes, 1_000, "styles: {a: {}}\nsections: [{data: prints.csv}]"),
  ]

  @Test(arguments: table.indices)
  func eachLimitHoldsAndCanBeRaised(_ index: Int) {
    let (name, enough, yaml) = Self.table[index]
    #expect(SceneFile.mistakes(yaml, limits: limits(name, enough)) == [])
    let less = [.imageBytes, .dataBytes].contains(name) ? 10 : enough - 1
    #expect(SceneFile.mistakes(yaml, limits: limits(name, less)).count >= 1)
  }

  @Test func everyLimitIsTested() {
    #expect(Set(Self.table.map(\.name)) == Set(SceneLimits.Name.allCases))
  }

  @Test func aliasesOfAliasesAreCounted() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(
      SceneFile.mistakes(text).first?.contains("There are more than 1000000 values") == true)
  }

  @Test func aliasesInKeysAreRefusedBeforeYamsComparesThem() {
    for key in ["? [*a, *a]\n: 1", "[*a, *a]: 1", "*a : 1", "{x: *a} : 1"] {
      let lines = SceneFile.mistakes("a: &a [x]\n\(key)\n")
      #expect(lines.count == 1)
      #expect(lines[0].hasPrefix("s.yml:2:"), "\(lines)")
      #expect(lines[0].contains("cannot be used in a file with aliases"))
    }
    // Stars and question marks in texts are no aliases.
    #expect(
      SceneFile.mistakes("styles: {a: {text: x}}\nsections: [{items: [\"2 * 3 ? ]:\", \"*\"]}]")
        == [])
  }

  @Test func anchorsWork() {
    #expect(
      SceneFile.mistakes(
        """
        styles: {a: {text: "{text}", backgroundColor: &blue systemBlue, borderWidth: 1, borderColor: *blue}}
        sections: [{items: &list [1, 2]}, {items: *list}]
        """) == [])
  }

  @Test func deepNestingIsRefusedByNumber() {
    for opening in ["[", "{a: ", "- "] {
      let lines = SceneFile.mistakes(String(repeating: opening, count: 5_000))
      #expect(lines.count == 1)
    }
    let deep = String(repeating: "{children: [", count: 40) + String(repeating: "]}", count: 40)
    #expect(SceneFile.mistakes("styles: {a: \(deep)}").first?.contains("--limit nesting=N") == true)
  }
}
