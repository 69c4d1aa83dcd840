import Foundation
import Testing

@testable import SceneFiles

/// Tests the limits of scene files, and the refusal of files that exceed them.
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
    (.dataValues, 1_000, "styles: {a: {}}\nsections: [{data: prints.csv}]"),
    (.dataBytes, 1_000, "styles: {a: {}}\nsections: [{data: prints.csv}]"),
  ]

  @Test(arguments: table.indices)
  func eachLimitHoldsAndCanBeRaised(_ index: Int) {
    let (name, enough, yaml) = Self.table[index]
    #expect(SceneFile.mistakes(yaml, limits: limits(name, enough)) == [])
    let less = [.imageBytes, .dataBytes, .dataValues].contains(name) ? 10 : enough - 1
    #expect(SceneFile.mistakes(yaml, limits: limits(name, less)).count >= 1)
  }

  @Test func everyLimitIsTested() {
    #expect(Set(Self.table.map(\.name)) == Set(SceneLimits.Name.allCases))
  }

  @Test func aliasesOfAliasesAreCounted() {
    var text = "a0: &a0 [x, x]\n"
    for level in 1...40 { text += "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1)]\n" }
    #expect(
      SceneFile.mistakes(text).contains { $0.contains("There are more than 1000000 values") })
  }

  @Test func keysThatAreNoWordsAreMistakesLikeOthers() {
    for (key, column) in [
      ("? [*a, *a]\n: 1", 3), ("[*a, *a]: 1", 1), ("*a : 1", 1), ("{x: *a}: 1", 1),
    ] {
      let lines = SceneFile.mistakes("a: &a [x]\n\(key)\nsummary: [y]\n")
      #expect(lines.count == 3)
      #expect(
        lines[1].hasPrefix("s.yml:2:\(column): Expected a word as key, found a "), "\(lines)")
    }
    // An alias of a word is a key like any other.
    #expect(SceneFile.mistakes("summary: &a screen\n*a : {scale: 1}") == [])
  }

  /// Keys made of aliases of aliases are counted and never compared.
  @Test func keysMadeOfAliasesOfAliases() {
    let text = (1...40).reduce("? &b0 [x]\n: 1\n") { text, level in
      text + "? &b\(level) [*b\(level - 1), *b\(level - 1)]\n: 1\n"
    }
    let lines = SceneFile.mistakes(text)
    #expect(lines.contains { $0.contains("There are more than 1000000 values") })
    #expect(lines.count > 10)
  }

  @Test func anchorsWork() {
    #expect(
      SceneFile.mistakes(
        """
        styles: {a: {text: "{text}", backgroundColor: &blue systemBlue, borderWidth: 1, \
        borderColor: *blue}}
        sections: [{items: &list [1, 2]}, {items: *list}]
        """) == [])
  }

  @Test func deepNestingIsRefusedByNumber() {
    for opening in ["[", "{a: ", "- ", "? "] {
      let lines = SceneFile.mistakes(String(repeating: opening, count: 5_000))
      #expect((1...2).contains(lines.count))
    }
    let deep = String(repeating: "{children: [", count: 40) + String(repeating: "]}", count: 40)
    let lines = SceneFile.mistakes("styles: {a: \(deep)}\nsumary: x")
    #expect(lines.count == 2)
    #expect(lines[0].contains("--limit nesting=N"))
    #expect(lines[1].contains("did you mean 'summary'?"))
  }

  private static let hostile = [
    String(repeating: "[", count: 1 << 20), String(repeating: "? ", count: 1 << 19),
    String(repeating: "- ", count: 1 << 19), String(repeating: "{a: ", count: 1 << 18),
    String(repeating: "a: 1\n", count: 1 << 17), String(repeating: "? [x]\n", count: 1 << 17),
    "a: &a [x]\n" + String(repeating: "? [*a, *a]\n", count: 90_000),
    "a: &a " + String(repeating: "[x, ", count: 40) + String(repeating: "]", count: 40)
      + "\n" + String(repeating: "? *a\n", count: 100_000),
    "\"" + String(repeating: "k", count: 1 << 19) + "\":\n"
      + String(repeating: " a: 1\n", count: 80_000),
    "sections:\n- &a {items: [[x]]}\n" + String(repeating: "- *a\n", count: 200_000),
    "styles: {a: {text: \"{q}\"}}\nscript: &i [1, 2, 3]\nsections:\n"
      + String(repeating: "- {items: *i}\n", count: 60_000),
    "styles: {a: {children: &a [{x: 1}]" + String(repeating: ", b: *a", count: 140_000) + "}}",
  ]

  /// The files are as large as permitted and as hostile as possible: the test requires that reading
  /// each of them ends.
  @Test(arguments: hostile.indices)
  func hostileFilesEnd(_ index: Int) {
    #expect(Self.hostile[index].utf8.count <= 1 << 20)
    #expect((1...21).contains(SceneFile.mistakes(Self.hostile[index]).count))
  }
}
