import Testing

@testable import SceneFiles

/// Tests the messages literally, with line and column.
@Suite struct MistakeTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let yaml: String
    let lines: [String]
    var testDescription: String { yaml }

    init(_ yaml: String, _ lines: String...) {
      self.yaml = yaml
      self.lines = lines
    }
  }

  private static let style = "styles: {a: {text: \"{text}\"}}\n"

  static let cases = [
    // Keys
    Case(
      "scren: {}", "s.yml:1:1: scren: There is no key 'scren' in a scene; did you mean 'screen'?"),
    Case(
      "screen: {zoom: 2}",
      "s.yml:1:10: screen.zoom: There is no key 'zoom' in a screen, which has 'device', "
        + "'orientation', 'size', 'scale', 'appearance', 'direction' and 'textSize'."),
    Case(
      "screen: {scale: 1, scale: 2}",
      "s.yml:1:20: screen.scale: 'scale' is given twice in one table."),
    Case(
      "sections: [*nobody]",
      "s.yml:1:12: sections[0]: There is no '&nobody' above that '*nobody' could repeat."),
    Case(
      "layout: {itemSize: {columns: 2, width: 3}}",
      "s.yml:1:21: layout.itemSize.columns: 'columns' and 'width' cannot be given together."),
    Case(
      "styles: {a: {textColor: red}}",
      "s.yml:1:25: styles.a.textColor: 'textColor' has no effect without 'text' or 'textField'."),
    Case(
      "styles: {a: {children: [{name: title}], constraints: [\"H:|-[titel]-|\"]}}",
      "s.yml:1:55: styles.a.constraints[0]: Unable to parse constraint format 'H:|-[titel]-|' at "
        + "character 11: titel is not a key in the views dictionary; did you mean 'title'?"),
    Case(
      "styles: {a: {children: [{name: b}], constraints: [\"H:|-[b\"]}}",
      "s.yml:1:51: styles.a.constraints[0]: Unable to parse constraint format 'H:|-[b' at "
        + "character 7: Expected a ']' here."),
    Case(
      "styles: {a: {children: [{name: b}], constraints: [b.leadin == superview.left]}}",
      "s.yml:1:51: styles.a.constraints[0]: Unable to parse constraint format 'b.leadin == "
        + "superview.left' at character 3: There is no attribute 'leadin'; did you mean "
        + "'leading'?"),
    Case(
      "styles: {a: {children: [{name: b}], constraints: [b.top == 5]}}",
      "s.yml:1:51: styles.a.constraints[0]: Unable to parse constraint format 'b.top == 5' at "
        + "character 7: A multiplier of 0 or a nil second item together with a location for the "
        + "first attribute creates an illegal constraint of a location equal to a constant. "
        + "Location attributes must be specified in pairs."),
    Case(
      "styles: {a: {axis: depth, children: [{}], constraints: [\"H:|\"]}}",
      "s.yml:1:14: styles.a.axis: 'axis' and 'constraints' cannot be given together."),
    Case(
      "styles: {a: {toggle: true}}",
      "s.yml:1:14: styles.a.toggle: There is no key 'toggle' in a style; did you mean 'switch'?"),
    Case(
      "styles: {a: {swich: true}}",
      "s.yml:1:14: styles.a.swich: There is no key 'swich' in a style; did you mean 'switch'?"),
    Case(
      "styles: {a: {switch: yes}}",
      "s.yml:1:22: styles.a.switch: Write true or false instead of 'yes'."),
    Case(
      "styles: {a: {progress: {progress: 1.5}}}",
      "s.yml:1:35: styles.a.progress.progress: Expected a number from 0 to 1 or a field in quotes, "
        + "such as \"{name}\", found '1.5'."),
    Case(
      "styles: {a: {slider: \"{v}\"}}\nsections: [{items: [{v: loud}]}]",
      "s.yml:2:21: sections[0].items[0]: The field '{v}' of item 0:0 is 'loud'; expected a number "
        + "from -1000000 to 1000000."),
    Case(
      "styles: {a: {button: {titel: Save}}}",
      "s.yml:1:23: styles.a.button.titel: There is no key 'titel' in a button; did you mean "
        + "'title'?"),
    Case(
      style + "sections: [{background: {}}]",
      "s.yml:2:25: sections[0].background: The key 'style' is missing."),
    Case(
      "script: [{wait: 1, capture: a}]",
      "s.yml:1:10: script[0]: Expected exactly one key, found 2; there are 'wait', 'capture',"
        + " 'scroll', 'select', 'deselect', 'highlight', 'unhighlight', 'insert', 'delete', 'move',"
        + " 'update', 'reload', …."),
    Case(
      "styles: {1a: {}}",
      "s.yml:1:10: styles.1a: Expected the name of a style: letters, digits, - and _, beginning"
        + " with a letter, found '1a'."),

    // Values
    Case(
      "screen: {scale: big}",
      "s.yml:1:17: screen.scale: Expected a number from 0.25 to 8, found 'big'."),
    Case(
      "screen: {scale: 9}",
      "s.yml:1:17: screen.scale: Expected a number from 0.25 to 8, found 9."),
    Case(
      "screen: {scale: .nan}",
      "s.yml:1:17: screen.scale: Expected a number from 0.25 to 8, found '.nan'."),
    Case(
      "screen: {scale: \"2\"}",
      "s.yml:1:17: screen.scale: Expected a number from 0.25 to 8, found '2'."),
    Case(
      "screen: {appearance: drak}",
      "s.yml:1:22: screen.appearance: Expected light or dark, found 'drak'; did you mean 'dark'?"),
    Case(
      "screen: {size: [320]}",
      "s.yml:1:16: screen.size: Expected a list of 2: [width, height], found a list of 1."),
    Case(
      "screen: 3", "s.yml:1:9: screen: Expected a table of keys (screen), found '3'."),
    Case(
      "collectionView: {showsIndicators: yes}",
      "s.yml:1:35: collectionView.showsIndicators: Write true or false instead of 'yes'."),
    Case(
      "collectionView: {backgroundColor: #FFF}",
      "s.yml:1:35: '#FFF' begins a comment, which hides the rest of the line; a colour needs "
        + "quotes: '\"#FFF\"'."),
    Case(
      "collectionView:\n  backgroundColor: #FFF\n",
      "s.yml:2:19: collectionView.backgroundColor: Expected a colour, such as systemBlue,"
        + " '#0A84FF' or systemBlue 20% or a table of keys (colorPair), found nothing; a text that"
        + " begins with # needs quotes."),
    Case(
      "collectionView: {selected: [1]}",
      "s.yml:1:29: collectionView.selected[0]: Expected an item as section:item, both counted from"
        + " 0, as in 0:3, found '1'."),

    // References
    Case(
      style + "sections: [{style: b, items: [1]}]",
      "s.yml:2:20: sections[0].style: There is no style 'b'; there are 'a'."),
    Case(
      "styles: {a: {like: b}, b: {like: a}}",
      "s.yml:1:20: styles.a.like: Styles refer to each other in a cycle: a → b → a.",
      "s.yml:1:34: styles.b.like: Styles refer to each other in a cycle: b → a → b."),
    Case(
      "styles: {a: {text: \"{titel}\"}}\nsections: [{items: [{title: x}]}]",
      "s.yml:1:20: styles.a.text: Item 0:0 has no field 'titel'; did you mean 'title'?"),
    Case(
      "styles: {a: {backgroundColor: \"{c}\"}}\nsections: [{items: [{c: rde}]}]",
      "s.yml:2:21: sections[0].items[0]: The field '{c}' of item 0:0 is 'rde'; expected a colour,"
        + " such as systemBlue, '#0A84FF' or systemBlue 20%; did you mean 'red'?"),
    Case(
      "styles: {a: {}, b: {}}\nsections: [{items: [1]}]",
      "s.yml:2:21: sections[0].items[0]: The item has no style: name one in the item or in its"
        + " section, or have only one."),
    Case(
      style + "sections: [{items: [1]}]\ncollectionView: {selected: 0:1}",
      "s.yml:3:28: collectionView.selected: There is no item 0:1 at this point; the sections have 1"
        + " items."),
    Case(
      style + "sections: [{items: [1, 2]}]\nscript: [{delete: 0:0}, {select: 0:1}]",
      "s.yml:3:34: script[1].select: There is no item 0:1 at this point; the sections have 1"
        + " items."),
    Case(
      style + "sections: [{items: [1, 2]}]\nscript: [{delete: [0:0, 0:0]}]",
      "s.yml:3:25: script[0].delete[1]: The item 0:0 is named twice in one step."),
    Case(
      "script: [{scroll: {}}]",
      "s.yml:1:10: script[0]: Give the scroll target with one of 'to', 'by' and 'item'."),
    Case(
      "script: [{capture: a}, {capture: a}]",
      "s.yml:1:24: script[1]: The name 'a' is already in use."),

    // Files
    Case(
      style + "sections: [{data: ../SceneFiles.md}]",
      "s.yml:2:19: sections[0].data: '../SceneFiles.md' is outside the scene file's folder;"
        + " '--allow-outside' allows that."),
    Case(
      style + "sections: [{data: nothing.csv}]",
      "s.yml:2:19: sections[0].data: 'nothing.csv' cannot be read: no such file or directory."),
    Case(
      style + "sections: [{data: Photos}]",
      "s.yml:2:19: sections[0].data: 'Photos' cannot be read: it is a folder, not a file."),
    Case(
      "styles: {a: {image: chat.yml}}\nsections: [{items: [1]}]",
      "s.yml:1:21: styles.a.image: 'chat.yml' cannot be shown. The file is text, not a PNG image."),

    // Texts
    Case("", "s.yml:1:1: The file is empty; a scene needs at least 'sections'."),
    Case(
      "summary: [",
      "s.yml:2:1: A value or a closing bracket is missing before this."),
    Case(
      "--- {}\n--- {}",
      "s.yml:2:1: The file has a second document; a scene file has one."),
  ]

  @Test(arguments: cases)
  func sentence(_ mistake: Case) {
    #expect(SceneFile.mistakes(mistake.yaml) == mistake.lines)
  }

  @Test func noMoreThanTwentyAreListed() {
    let lines = SceneFile.mistakes((1...30).map { "key\($0): 1" }.joined(separator: "\n"))
    #expect(lines.count == 21)
    #expect(lines.last == "s.yml: 10 more mistakes are not listed.")
  }
}
