import Testing

import Markup

struct MarkupParserTests {
  private func parse(
    _ text: String, limits: MarkupLimits = MarkupLimits()
  ) throws(MarkupError) -> MarkupElement {
    try MarkupParser.parse(Array(text.utf8), limits: limits)
  }

  private func problem(_ text: String, limits: MarkupLimits = MarkupLimits()) -> String? {
    do throws(MarkupError) {
      _ = try parse(text, limits: limits)
      return nil
    } catch {
      return "\(error.line): \(error.problem)"
    }
  }

  @Test func `elements have their lines, attributes and text`() throws {
    let root = try parse(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- a note
      -->
      <a x="1 &lt; 2" y='&#x263A;&#65;'>
        <b/>
        <c>two
      lines &amp; <![CDATA[<raw>]]></c>
      </a>

      """)
    #expect(root.name == "a" && root.line == 4)
    #expect(root.attributes == [.init("x", "1 < 2"), .init("y", "☺A")])
    #expect(root.children.map(\.name) == ["b", "c"])
    #expect(root.children.map(\.line) == [5, 6])
    #expect(root.children[1].text == "two\nlines & <raw>")
    #expect(root.text == "")
  }

  @Test(arguments: [
    ("", "1: this is not XML: an element is expected."),
    ("<a>", "1: the file ends inside 'a' of line 1."),
    ("<a>\n</b>", "2: '</b>' closes nothing; 'a' of line 1 is open."),
    ("<a/><b/>", "1: nothing may follow the root element."),
    ("<a x=1/>", "1: the value of 'x' is not in quotation marks."),
    ("<a x='1' x='2'/>", "1: 'x' is given twice."),
    ("<a x='1/>", "1: the value of 'x' does not end."),
    ("<a>\n&bomb;</a>", "2: '&bomb;' is not an entity of XML; documents define none here."),
    (
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>",
      "1: document types and their entities are not supported."
    ),
    ("<a>\n\n<!-- </a>", "3: a comment does not end."),
    ("<a x='<'/>", "1: the value of 'x' contains '<'."),
  ])
  func `errors are reported with their lines`(text: String, sentence: String) {
    #expect(problem(text) == sentence)
  }

  // MARK: Document types

  private var withTypes: MarkupLimits {
    var limits = MarkupLimits()
    limits.readsDocumentTypes = true
    return limits
  }

  @Test func `entities of plain characters are expanded if permitted`() throws {
    let root = try parse(
      """
      <?xml version="1.0"?>
      <!DOCTYPE svg PUBLIC "-//W3C//DTD" "http://a/b>c.dtd" [
        <!-- a note --> <!ELEMENT a ANY>
        <!ENTITY ns "http://a/b"> <!ENTITY ns "second">
      ]>
      <x:a b="&ns;">&ns;</x:a>
      """, limits: withTypes)
    #expect(root.name == "a" && root.prefix == "x" && root.line == 6)
    #expect(root["b"] == "http://a/b" && root.text == "http://a/b")
  }

  @Test(arguments: [
    ("<!DOCTYPE a [<!ENTITY b '&c;'>]><a/>", "1: entity 'b' contains markup."),
    ("<!DOCTYPE a [<!ENTITY b SYSTEM 'f'>]><a/>", "1: entity 'b' is outside the document."),
    ("<!DOCTYPE a [<!ENTITY % b 'c'>]><a/>", "1: entities with '%' are not supported."),
    ("<!DOCTYPE a [", "1: ']' is missing."),
    ("\n<!DOCTYPE a", "2: '<!DOCTYPE' does not end."),
    ("<!DOCTYPE a\n'", "2: a quoted string is not closed."),
    ("<a b='&c;'/>", "1: '&c;' is not an entity of XML, and not declared."),
  ])
  func `other declarations are refused`(text: String, sentence: String) {
    #expect(problem(text, limits: withTypes) == sentence)
  }

  @Test func `entities add no more than the limit`() {
    let word = String(repeating: "w", count: 60)
    let text =
      "<!DOCTYPE a [<!ENTITY b '\(word)'>]><a>\(String(repeating: "&b;", count: 20_000))</a>"
    #expect(problem(text, limits: withTypes) == "1: the entities have more than 1048576 bytes.")
  }

  @Test func `limits refuse documents that are too deep, too long or too large`() {
    let deep = String(repeating: "<a>\n", count: 200)
    #expect(problem(deep) == "129: elements are nested more than 128 deep.")
    var limits = MarkupLimits()
    limits.elements = 3
    #expect(
      problem("<a><b/><b/><b/></a>", limits: limits) == "1: there are more than 3 elements.")
    limits.size = 5
    #expect(
      problem("<a></a>", limits: limits) == "1: the file has 7 bytes; at most 5 are read.")
  }
}
