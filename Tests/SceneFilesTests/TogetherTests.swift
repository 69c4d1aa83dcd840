import Testing

@testable import SceneFiles

/// Tests that all mistakes are reported at once, without those that only follow from others.
@Suite struct TogetherTests {
  /// Compares the line and column of each mistake, and a word of its message.
  private func expect(
    _ yaml: String, _ expected: (place: String, word: String)...,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let lines = SceneFile.mistakes(yaml)
    #expect(lines.count == expected.count, "\(lines)", sourceLocation: sourceLocation)
    for (line, mistake) in zip(lines, expected) {
      #expect(
        line.hasPrefix("s.yml:\(mistake.place): ") && line.contains(mistake.word), "\(line)",
        sourceLocation: sourceLocation)
    }
  }

  @Test func keysAndValuesInTheOrderOfTheFile() {
    expect(
      """
      screen: {scale: 0}
      styles:
        card: {cornerRadios: 3, like: crad}
        row: {textt: x}
      layout: {itemSize: [1, 2, 3]}
      """,
      ("1:17", "from 0.25"), ("3:10", "'cornerRadius'"), ("3:33", "'card'"), ("4:9", "'text'"),
      ("5:20", "list of 3"))
  }

  @Test func everyKindAtOnce() {
    expect(
      """
      screen: {scale: 1, scale: 2}
      styles:
        photo: {image: "{file}", cornerRadios: 3}
        words: {text: "{title}"}
      sections:
        - {style: photo, data: nothing.csv}
        - {style: phto, items: [1]}
        - {style: words, items: [{titel: x}, {title: y}]}
        - {style: photo, items: [{file: nothing.jpg}]}
      script:
        - {select: 2:5}
        - {wiat: 1}
        - {select: 0:5}
        - ? [x]
          : 1
      """,
      ("1:20: screen.scale", "twice"), ("3:28: styles.photo.cornerRadios", "cornerRadius"),
      ("6:26: sections[0].data", "no such file"), ("7:13: sections[1].style", "'photo'"),
      ("8:28: sections[2].items[0]", "Item 2:0 has no field 'title' that others have"),
      ("9:28: sections[3].items[0]", "nothing.jpg"),
      ("11:14: script[0].select", "no item 2:5"), ("12:6: script[1].wiat", "'wait'"),
      ("14:7: script[3]", "a word as key"))
  }

  @Test func everyKeyThatIsGivenTwice() {
    expect(
      """
      screen: {scale: 1, scale: 2, scale: x}
      summary: a
      styles: {a: {text: x}, a: {txet: y}}
      unknown: {b: 1, b: 2}
      summary: b
      """,
      ("1:20", "twice"), ("1:30", "twice"), ("1:37", "found 'x'"), ("3:24", "twice"),
      ("3:28", "'text'"), ("4:1", "unknown"), ("4:17", "twice"), ("5:1", "twice"))
  }

  /// The intended one of two duplicates is unknown, so neither lacks a key.
  @Test func whatIsGivenTwiceLacksNothing() {
    expect(
      "styles: {a: {}}\nstyles: {b: {}}\nsections: [{style: c, items: [1]}]", ("2:1", "twice"))
    expect(
      "sections: []\nsections: []\ncollectionView: {selected: 3:3}", ("2:1", "twice"))
    expect(
      "styles: {a: {text: \"{x}\", text: \"{y}\", textColor: red}}\nsections: [{items: [1]}]",
      ("1:27", "twice"))
  }

  // MARK: Consequences

  @Test func whatIsMissingBecauseItWasMisspelt() {
    expect("styles: {a: {txet: x, textColor: red}}", ("1:14", "'text'"))
    expect("styles: {a: {foo: x, textColor: red}}", ("1:14", "foo"))
    expect("styles: {a: {text: [x], textColor: red}}", ("1:20", "a list"))
    expect("styles: {a: {like: [b]}, b: {text: x}}\nsections: [{items: [1]}]", ("1:20", "list"))
    expect("styles: {a: {}}\nsections: [{background: {styel: a}}]", ("2:26", "'style'"))
    expect("styles: {a: {}}\nsections: [{background: {name: a}}]", ("2:26", "name"))
    expect("stiles: {a: {}}\nsections: [{style: a, items: [1]}]", ("1:1", "'styles'"))
    expect("styles: [a]\nsections: [{style: a, items: [1]}]", ("1:9", "a list"))
    expect("styles: {a: 3, b: {}}\nsections: [{style: a, items: [1]}]", ("1:13", "found '3'"))
    expect("styles: {1: {}, b: {}}\nsections: [{style: c, items: [1]}]", ("1:10", "found '1'"))
    expect("script: [{scroll: {ti: [0, 3]}}]", ("1:20", "ti"))
    expect("script: [{scroll: {to: 3}}]", ("1:24", "[x, y]"))
  }

  private static let style = "styles: {a: {text: \"{text}\"}}\n"

  @Test func fieldsThatCouldNotBeRead() {
    expect(
      Self.style + "sections: [{items: [{text: [x]}, {txet: y}]}]",
      ("1:20", "Item 0:1 has no field 'text'"), ("2:28", "a list"))
    expect(Self.style + "sections: [{items: [[x], {\"1\": y}]}]", ("2:21", "list"), ("2:27", "'1'"))
    expect(
      "styles: {a: {text: \"{c}\"}}\nsections: [{count: 2, cycle: {c: [[x]]}}]", ("2:35", "a list"))
    expect(
      "styles: {a: {image: \"{f|none.jpg}\"}}\nsections: [{items: [{f: [x]}]}]", ("2:25", "a list"))
  }

  @Test func stylesThatItemsMayHaveHad() {
    let two = "styles: {a: {}, b: {}}\n"
    expect(two + "sections: [{items: [1]}]", ("2:21", "no style"))
    expect(two + "sections: [{stlye: a, items: [1]}]", ("2:13", "'style'"))
    expect(two + "sections: [{style: [a], items: [1]}]", ("2:20", "a list"))
    expect(two + "sections: [{items: [{style: [a]}]}]", ("2:29", "a list"))
    expect(two + "sections: [{header: {style: [a]}, items: [1]}]", ("2:29", "a list"))
  }

  @Test func unknownNumbersOfItems() {
    let script = "\nscript: [{select: 0:9}, {select: 1:9}]"
    expect(
      Self.style + "sections: [{itmes: [1]}, {items: [1]}]" + script,
      ("2:13", "'items'"), ("3:34", "no item 1:9"))
    expect(
      Self.style + "sections: [{data: x.csv}, {items: [[x], 2]}]" + script,
      ("2:19", "no such file"), ("2:36", "list"),
      ("3:34", "1:9 at this point; the sections have ?, 2"))
    expect(Self.style + "sections: [3, {items: [1]}]" + script, ("2:12", "'3'"), ("3:34", "1:9"))
    expect(Self.style + "sectoins: []" + script, ("2:1", "'sections'"))
    expect(
      Self.style + "sections: [{items: [1], count: 3}, {items: [1]}]" + script,
      ("2:25", "together"), ("3:34", "1:9"))
  }

  @Test func whatComesAfterAStepThatCouldNotBeRead() {
    let start = Self.style + "sections: [{items: [1, 2]}]\nscript:\n- "
    let then = "\n- {select: 0:3}"
    expect(start + "{insert: {at: [0], items: [x, y]}}" + then, ("4:17", "list"))
    expect(start + "{insrt: {at: 0:0, items: [x, y]}}" + then, ("4:4", "'insert'"))
    expect(start + "{insert: {at: 0:8, items: [x, y]}}" + then, ("4:17", "0:8"), ("4:17", "0:9"))
    expect(start + "{delete: [0:5, x]}" + then, ("4:13", "0:5"), ("4:18", "'x'"))
    expect(start + "{slect: 0:0}" + then, ("4:4", "'select'"), ("5:12", "0:3"))
    expect(start + "3" + then, ("4:3", "'3'"))
  }

  /// A wrong word that aliases repeat is reported once.
  @Test func whatAliasesRepeat() {
    expect(
      "styles: {a: {backgroundColor: &c rde, gradient: [*c, *c]}}", ("1:31", "found 'rde'"))
  }

  // MARK: Mistakes of syntax

  @Test func whatIsAboveAMistakeOfSyntax() {
    expect(
      """
      screen: {scale: 0}
      scren: {}
      styles:
        a: {txet: x}
        b:
          textColor: rde
          foo: "x
      sections: []
      """,
      ("1:17", "from 0.25"), ("2:1", "'screen'"), ("4:7", "'text'"), ("6:16", "found 'rde'"),
      ("7:10", "not closed"))
    // In tables that were not read to their end, no key is reported as missing.
    expect(
      "summary: x\nsections:\n- background:\n    outset: 3\n   style: a",
      ("5:4", "matches no line"))
    expect("summary: [x]\ntitle: a: b\n", ("1:10", "a list"), ("2:9", "needs quotes"))
    expect("summary: a\nsummary: b\n]", ("2:1", "twice"), ("3:1", "bracket closes nothing"))
  }

  /// After a missing bracket the rest seems to be in another table: its contents are not reported.
  @Test func whatBracketsHoldThatAMistakeOfSyntaxIsIn() {
    expect("screen: {size: [1, 2],\nstyles:\n  a: {}\n", ("3:4", "the one in line 1"))
    expect(
      "sumary: x\nscreen: {zoom: 2,\n scale: 3", ("1:1", "summary"), ("4:1", "the one in line 2"))
    expect("{\"scren\": {},\n\"screen\": {\"scale\": 0}\n\"x\": 1}", ("3:1", "the one in line 1"))
  }

  /// In a text with characters that YAML forbids, no word is reliable.
  @Test func charactersThatNoTextHas() {
    expect("scren: {}\nsummary: \u{1}", ("2:10", "control characters"))
  }
}
