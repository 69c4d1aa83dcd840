import Foundation
import SceneFiles

/// The corpus of the fuzzer: the examples, and values on which decoders have failed before.
struct FuzzCorpus {
  let texts: [String]
  let words: [String]

  /// Reads the examples.
  ///
  /// - Parameter folder: the folder of the examples.
  init(folder: String) throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    let examples = try names.filter { $0.hasSuffix(".yml") }
      .map { try String(contentsOfFile: "\(folder)/\($0)", encoding: .utf8) }
    texts = examples + Self.nasty
    let keys = ManualWriter.tables.flatMap { table in
      table.keys.flatMap { ["\($0.name):", "\($0.name): \($0.example)", $0.example] }
    }
    words = keys + Self.tokens
  }

  private static let tokens = [
    "[", "]", "{", "}", ",", ":", ": ", "- ", "- - - - ", "? ", "&a ", "*a", "*b", "|", ">", "|2-",
    "%YAML 1.2\n---\n", "---\n", "...\n", "!!binary ", "!!str ", "!x ", "<<: *a", "\"", "'",
    "\\u0000",
    "\\uD83D\\uDE00", "#", "\t", "\r", "\u{85}", "\u{2028}", "\u{FEFF}", "\u{0}", "~", "null",
    "true",
    "no", ".nan", ".inf", "-.inf", "1e400", "-1e400", "0x7fffffff", "1_000", "99999999999999999999",
    "-1", "0", "1e-320", "4294967296:0", "0:0", "9999999:9999999", "{{", "}}", "{title}", "{|}",
    "{a|b", "#FFF", "systemBlue 100%", "systemBlue 1000%", "../../../etc/passwd", "/dev/zero",
    "Photos",
    "prints.csv", "😀", "e\u{301}\u{301}\u{301}", "\u{202E}",
  ]

  private static let nasty = [
    "", "\n", "sections: []\n", "a: &a [*a]\n", "sections: &a\n  - items: [1]\n  - *nobody\n",
    (1...9).reduce("a0: &a0 [x, x]\n") { text, level in
      text + "a\(level): &a\(level) [*a\(level - 1), *a\(level - 1), *a\(level - 1)]\n"
    },
    (1...30).reduce("? &b0 [x]\n: 1\n") { text, level in
      text + "? &b\(level) [*b\(level - 1), *b\(level - 1)]\n: 1\n"
    },
    String(repeating: "[", count: 3_000), String(repeating: "{a: ", count: 3_000),
    String(repeating: "- ", count: 3_000), String(repeating: "? ", count: 3_000),
    "styles:\n  a: {like: b}\n  b: {like: a}\nsections: [{style: a, items: [1]}]\n",
    """
    {"sections": [{"items": [{"text": "\\uD83D\\uDE00"}]}], "styles": {"a": {"text": "{text}"}}}
    """,
    "styles: {a: {text: \"{number}\"}}\nsections: [{count: 1000000}]\n",
    "styles: {a: {text: \"{text}\"}}\nsections: [{items: [1, 2, 3]}]\nscript:\n  - update: "
      + "{delete: [0:0], insert: {at: 0:0, items: [9, 8]}, move: {from: 0:1, to: 0:2}}\n  - "
      + "reload: all\n  - wait: rest\n",
    """
    screen: {size: [200, 300], scale: 1}
    layout: {compositional: {interSectionSpacing: 8}}
    styles: {a: {text: "{text}", backgroundColor: red}, b: {text: "{n|}", backgroundColor: blue}}
    sections:
      - style: a
        header: {style: a, text: x}
        headerLayout: {pinToVisibleBounds: true, alignment: topLeading}
        group:
          size: [fill, 80]
          interItemSpacing: {flexible: 4}
          items:
            - {size: [50%, fill], supplementaryItems: [{style: b, size: [20, 20],
               containerAnchor: {edges: [top, trailing], fractionalOffset: [0.5, -0.5]}}]}
            - {size: [{fractionalWidth: 0.4}, automatic], direction: vertical, count: 2, \
    contentInsets: 4}
        items: [1, 2, {text: 3, n: 4}, 5, 6, 7]
      - {style: a, orthogonalScrollingBehavior: groupPaging, orthogonalOffset: 20, group: {size: \
    [automatic, 60]},
         interGroupSpacing: 8, contentInsets: [4, 8], background: {style: b}, count: 9,
         contentInsetsReference: layoutMargins}
    script: [{scroll: {section: 1, by: [40, 0]}}, {delete: 0:0}, {move: {from: 0:0, to: 1:2}}, \
    {capture: end}]
    """,
    """
    screen: {size: [240, 300], scale: 1}
    layout: {list: {appearance: insetGrouped, separators: {color: red, bottomSeparatorInsets: [0, \
    40]}}}
    collectionView: {isEditing: true, allowsMultipleSelection: true, selected: 0:1}
    styles: {dot: {width: 10, height: 10, backgroundColor: blue}}
    sections:
      - header: Top
        row: {content: valueCell, accessories: [disclosureIndicator, {label: "{day|}"}]}
        list: {showsSeparators: false}
        items:
          - {text: a, secondaryText: b, day: c}
          - {text: d, row: {swipe: {edge: leading, progress: 0.5, actions: [{title: x, style: \
    destructive}]}}}
          - {text: e, row: {accessories: [outlineDisclosure, {style: dot, placement: leading}, \
    multiselect],
             expanded: true, indentationLevel: 1, children: [f, {text: g, row: {children: [h]}}]}}
        footer: End
    script: [{select: 0:2}, {insert: {at: 0:1, items: [new]}}, {tap: {item: 0:3}}, {wait: rest}, \
    {reload: all}]
    """,
    """
    screen: {size: [120, 200], scale: 1}
    styles: {a: {text: "{text}", selected: {alpha: 0.5}}, b: {like: a, backgroundColor: red}}
    layout: {itemSize: [automatic, 40], minimumLineSpacing: 4}
    collectionView: {allowsMultipleSelection: true}
    sections:
      - {style: a, items: [1, 2, 3, 4], header: {style: b, text: x}}
      - {style: b, items: [5, 6, 7], orthogonalScrollingBehavior: continuous}
      - {style: a, count: 30, background: {style: b}}
    script:
      - select: [0:0, 1:2]
      - capture: one
      - move: {from: 0:3, to: 2:0}
      - wait: 0.1
      - insert: {at: 1:1, items: [n]}
      - delete: [2:4, 0:0]
      - scroll: {item: 2:20, at: bottom, animated: true}
      - wait: 0.15
      - capture: two
      - layout: {itemSize: {columns: 2, height: 30}, animated: true}
      - wait: rest
      - scroll: {section: 1, by: [20, 0]}
      - update: {delete: 0:1, insert: {at: 0:0, items: [q]}, reload: 2:1}
    """,
  ]
}
