import Foundation
import Testing

@testable import SceneFiles

/// Tests mistakes whose cause is before the place where reading stops, and words of other tools:
/// the messages name the correction.
@Suite struct WeakMistakeTests {
  private static let items = "\nsections: [{items: [1]}]\n"

  static let syntax: [(yaml: String, line: String)] = [
    // A colour after # without quotes is a comment, so the bracket is never closed.
    (
      "styles: {a: {backgroundColor: #fff, text: x}}" + items,
      "s.yml:1:31: '#fff' begins a comment, which hides the rest of the line; a colour needs"
        + " quotes: '\"#fff\"'."
    ),
    (
      "styles:\n  a:\n    gradient: [#0A84FF, #000]" + items,
      "s.yml:3:16: '#0A84FF' begins a comment, which hides the rest of the line; a colour needs"
        + " quotes: '\"#0A84FF\"'."
    ),
    (
      "styles: {a: {text: x, # the text\n  font: body}" + items,
      "s.yml:3:1: A comma or the bracket that closes the one in line 1 is missing before this."
    ),
    // These have tabs.
    (
      "styles:\n\ta: {}" + items,
      "s.yml:2:1: A tab cannot indent a line of YAML; use spaces."
    ),
    (
      "styles:\n  a:\n    text: x\n\t\tfont: body" + items,
      "s.yml:4:1: A tab cannot indent a line of YAML; use spaces."
    ),
    // These have wrong colons and indentation.
    (
      "sections:\n  - items:\n      - title: Tea: green\n",
      "s.yml:3:19: This colon begins a second value in one line; a text with a colon in it needs"
        + " quotes."
    ),
    (
      "a: b: c\n",
      "s.yml:1:5: This colon begins a second value in one line; a text with a colon in it needs"
        + " quotes."
    ),
    (
      "summary: List\n  screen: {}\n",
      "s.yml:2:9: The line above already has a value, so no keys can be indented below it."
    ),
    (
      "styles:\n  a:\n    text: x\n   font: body" + items,
      "s.yml:4:4: The indentation of this line matches no line above it."
    ),
    // These have wrong quotes and signs.
    (
      "styles: {a: {text: \"x" + items,
      "s.yml:1:20: The quote that begins here is not closed."
    ),
    (
      "styles: {a: {text: @home}}" + items,
      "s.yml:1:20: A text that begins with '@' needs quotes."
    ),
    (
      "styles: {a: {text: \"C:\\Users\"}}" + items,
      """
      s.yml:1:23: In double quotes '\\' begins an escape such as \\n; write '\\\\' for a backslash.
      """
    ),
    // These have half a character.
    (
      "summary: \"\\ud83d\"\n",
      "s.yml:1:11: '\\ud83d' is half a character; the whole is one escape of eight digits, such as"
        + " '\\U0001F600'."
    ),
  ]

  @Test(arguments: syntax.indices)
  func whatIsNoYAML(_ index: Int) {
    let (yaml, line) = Self.syntax[index]
    #expect(SceneFile.mistakes(yaml).last == line)
  }

  @Test func halfACharacterInJSON() {
    #expect(
      SceneFile.mistakes("{\"summary\": \"\\ud83d!\"}", name: "s.json") == [
        "s.json:1:14: '\\ud83d' is half a character; JSON writes the whole as two escapes, such as"
          + " '\\ud83d\\ude00'."
      ])
    #expect(
      SceneFile.mistakes("{\"summary\": 1 \"styles\": {}}", name: "s.json") == [
        "s.json:1:23: A comma or the bracket that closes the one in line 1 is missing before this."
      ])
  }

  /// Keys of other tools in this format's tables, with the end of the message.
  static let foreignKeys: [(yaml: String, question: String)] = [
    ("styles: {a: {color: red}}", "did you mean 'textColor'?"),
    ("styles: {a: {opacity: 1}}", "did you mean 'alpha'?"),
    ("styles: {a: {margin: 1}}", "did you mean 'padding'?"),
    ("styles: {a: {margin-left: 1}}", "did you mean 'padding'?"),
    ("styles: {a: {paddingTop: 1}}", "did you mean 'padding'?"),
    ("layout: {sectionInsetTop: 1}", "did you mean 'sectionInset'?"),
    ("styles: {a: {shadow: {x: 1}}}", "did you mean 'offset'?"),
    ("styles: {a: {font-size: 1}}", "did you mean 'font: {size: …}'?"),
    ("styles: {a: {fontWeight: bold}}", "did you mean 'font: {weight: …}'?"),
    ("styles: {a: {border-radius: 1}}", "did you mean 'cornerRadius'?"),
    ("styles: {a: {justify-content: center}}", "did you mean 'justify'?"),
    ("styles: {a: {flex_direction: row}}", "did you mean 'axis'?"),
    ("styles: {a: {box-shadow: 1}}", "did you mean 'shadow'?"),
    ("styles: {a: {maxLines: 1}}", "did you mean 'numberOfLines'?"),
    ("styles: {a: {objectFit: cover}}", "did you mean 'contentMode'?"),
    ("layout: {gap: 1}", "did you mean 'minimumInteritemSpacing'?"),
    ("layout: {row-gap: 1}", "did you mean 'minimumLineSpacing'?"),
    ("layout: {margin: 1}", "did you mean 'sectionInset'?"),
    ("layout: {columns: 3}", "did you mean 'itemSize: {columns: …}'?"),
    ("collectionView: {padding: 3}", "did you mean 'contentInset'?"),
    ("screen: {theme: dark}", "did you mean 'appearance'?"),
    ("sections: [{rows: [1]}]", "did you mean 'items'?"),
  ]

  @Test(arguments: foreignKeys.indices)
  func keysOfOtherTools(_ index: Int) {
    let (yaml, question) = Self.foreignKeys[index]
    let lines = SceneFile.mistakes(yaml)
    #expect(lines.count == 1 && lines[0].hasSuffix(question), "\(lines)")
  }

  /// Values that resemble a valid one, or another tool's, with the end of the message.
  static let foreignWords: [(yaml: String, question: String)] = [
    ("styles: {a: {backgroundColor: SystemBlue}}", "did you mean 'systemBlue'?"),
    ("styles: {a: {backgroundColor: systemblu}}", "did you mean 'systemBlue'?"),
    ("styles: {a: {backgroundColor: systemblu 20%}}", "did you mean 'systemBlue 20%'?"),
    ("styles: {a: {backgroundColor: .systemBlue}}", "did you mean 'systemBlue'?"),
    ("styles: {a: {backgroundColor: UIColor.systemBlue}}", "did you mean 'systemBlue'?"),
    ("styles: {a: {backgroundColor: transparent}}", "did you mean 'clear'?"),
    ("styles: {a: {backgroundColor: grey}}", "did you mean 'gray'?"),
    ("styles: {a: {backgroundColor: pink}}", "did you mean 'systemPink'?"),
    ("styles: {a: {backgroundColor: 0A84FF}}", "did you mean '#0A84FF', in quotes?"),
    ("styles: {a: {backgroundColor: 0xFF0000}}", "did you mean '#FF0000', in quotes?"),
    ("styles: {a: {backgroundColor: \"rgb(1, 2, 3)\"}}", "did you mean '#010203', in quotes?"),
    ("styles: {a: {axis: row}}", "did you mean 'horizontal'?"),
    ("styles: {a: {justify: space-between}}", "did you mean 'spaceBetween'?"),
    ("styles: {a: {image: x, contentMode: cover}}", "did you mean 'scaleAspectFill'?"),
    ("styles: {a: {width: 12px}}", "did you mean '12'?"),
    ("screen: {direction: rtl}", "did you mean 'rightToLeft'?"),
    ("layout: {itemSize: [auto, 3]}", "did you mean 'automatic'?"),
    ("layout: {itemSize: [100%, 3]}", "did you mean 'fill'?"),
  ]

  @Test(arguments: foreignWords.indices)
  func wordsOfOtherTools(_ index: Int) {
    let (yaml, question) = Self.foreignWords[index]
    let lines = SceneFile.mistakes(yaml)
    #expect(lines.count == 1 && lines[0].hasSuffix(question), "\(lines)")
  }

  /// A word is in place of a list or a table; the message ends with a suggestion.
  /// Each part of a long word is compared with every key, but not with the tables below the keys:
  /// otherwise a file of 700 dashes took ten seconds.
  @Test(.timeLimit(.minutes(1))) func aLongWordIsRefusedAtOnce() {
    let lines = SceneFile.mistakes("x" + String(repeating: " -", count: 8_000))
    #expect(lines.count == 1 && lines[0].hasPrefix("s.yml:1:1: Expected a table of keys (scene)"))
  }

  static let bareWords: [(yaml: String, question: String)] = [
    ("layout: {itemSize: automatic}", "did you mean '[automatic, automatic]'?"),
    ("layout: {itemSize: auto}", "did you mean '[automatic, automatic]'?"),
    ("layout: {itemSize: 100}", "did you mean '[100, 100]'?"),
    ("layout: {itemSize: 100x44}", "did you mean '[100, 44]'?"),
    ("layout: {itemSize: fill × 44pt}", "did you mean '[fill, 44]'?"),
    ("layout: {sectionInset: 8 16}", "did you mean '[8, 16]'?"),
    ("layout: {sectionInset: \"1, 2, 3, 4\"}", "did you mean '[1, 2, 3, 4]'?"),
    ("screen: {size: 300x200}", "did you mean '[300, 200]'?"),
    ("screen: 300x200", "did you mean '{size: [300, 200]}'?"),
    ("screen: iPhoneSE", "did you mean '{device: iPhoneSE}'?"),
    ("screen: dark", "did you mean '{appearance: dark}'?"),
    ("size: 300x200", "did you mean 'screen: {size: [300, 200]}'?"),
    ("size: [300, 200]", "did you mean 'screen: {size: …}'?"),
    ("scale: 2", "did you mean 'screen: {scale: …}'?"),
    ("itemSize: 40", "did you mean 'layout: {itemSize: [40, 40]}'?"),
    ("styles: {a: {text: x, font: bold}}", "did you mean '{weight: bold}'?"),
    ("styles: {a: {text: x, font: 17}}", "did you mean '{size: 17}'?"),
    ("styles: {a: {text: x, font: italic}}", "did you mean '{italic: true}'?"),
    ("styles: {a: {text: x, font: bold 17}}", "did you mean '{weight: bold, size: 17}'?"),
    ("styles: {a: {text: x, font: bodi}}", "did you mean 'body'?"),
    ("styles: {a: {shadow: red}}", "did you mean '{color: red}'?"),
    ("styles: {a: {shadow: {offset: 0 2}}}", "did you mean '[0, 2]'?"),
  ]

  @Test(arguments: bareWords.indices)
  func wordsWhereListsAndTablesAreWanted(_ index: Int) {
    let (yaml, question) = Self.bareWords[index]
    let lines = SceneFile.mistakes(yaml)
    #expect(lines.count == 1 && lines[0].hasSuffix(question), "\(lines)")
  }

  /// Without a similar word the message has no suggestion.
  @Test(arguments: [
    "styles: {a: {text: x, font: Helvetica}}", "layout: {itemSize: large}",
    "styles: {a: {shadow: {offset: 2}}}",
  ])
  func wordsWithoutASuggestion(_ yaml: String) {
    let lines = SceneFile.mistakes(yaml)
    #expect(lines.count == 1 && !lines[0].contains("did you mean"), "\(lines)")
  }

  @Test func aFieldWithAColourThatIsNearlyOne() {
    #expect(
      SceneFile.mistakes(
        "styles: {a: {backgroundColor: \"{c}\"}}\nsections: [{items: [{c: systemred}]}]") == [
          "s.yml:2:21: sections[0].items[0]: The field '{c}' of item 0:0 is 'systemred'; expected a"
            + " colour, such as systemBlue, '#0A84FF' or systemBlue 20%; did you mean 'systemRed'?"
        ])
  }

  @Test func fieldsWhereNoneCanBe() {
    #expect(
      SceneFile.mistakes("styles: {a: {grow: \"{pre}\"}}") == [
        "s.yml:1:20: styles.a.grow: Expected a number from 0 to 1000; a field such as '{pre}' is"
          + " allowed only in texts, images, colours and values of controls."
      ])
    #expect(
      SceneFile.mistakes("styles: {a: {text: {title}}}") == [
        "s.yml:1:20: styles.a.text: Braces without quotes begin a table; a field needs quotes:"
          + " \"{title}\"."
      ])
    #expect(
      SceneFile.mistakes("styles: {a: {backgroundColor: {c}}}") == [
        "s.yml:1:31: styles.a.backgroundColor: Braces without quotes begin a table; a field needs"
          + " quotes: \"{c}\"."
      ])
  }

  @Test func noStylesAtAll() {
    #expect(
      SceneFile.mistakes("sections: [{items: [1]}]") == [
        "s.yml:1:21: sections[0].items[0]: The file has no 'styles' to show items in; the simplest"
          + " is 'styles: {row: {text: \"{text}\"}}'."
      ])
  }

  /// A field that other items have is missing from the item; a field that no item has is a mistake
  /// of the style.
  @Test func aFieldIsMissedWhereItIsMisspelt() {
    let style = "styles: {a: {text: \"{title}\"}}\n"
    #expect(
      SceneFile.mistakes(style + "sections: [{items: [{title: a}, {titel: b}, {x: c}]}]") == [
        "s.yml:2:33: sections[0].items[1]: Item 0:1 has no field 'title' that others have; did"
          + " you mean that by 'titel'?",
        "s.yml:2:45: sections[0].items[2]: Item 0:2 has no field 'title' that others have; it has"
          + " 'x'. '{title|}' in the style would leave it empty.",
      ])
    #expect(
      SceneFile.mistakes(style + "sections: [{items: [{name: a}, {name: b}]}]") == [
        "s.yml:1:20: styles.a.text: Item 0:0 has no field 'title'; it has 'name'. '{title|}' would"
          + " leave it empty."
      ])
  }
}
