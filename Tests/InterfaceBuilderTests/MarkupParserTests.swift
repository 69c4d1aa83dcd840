import Testing

@testable import InterfaceBuilder

struct MarkupParserTests {
  private func parse(
    _ text: String, limits: DocumentLimits = DocumentLimits()
  ) throws(DocumentError) -> MarkupElement {
    try MarkupParser.parse(Array(text.utf8), file: "a.xib", limits: limits)
  }

  private func problem(_ text: String, limits: DocumentLimits = DocumentLimits()) -> String? {
    do throws(DocumentError) {
      _ = try parse(text, limits: limits)
      return nil
    } catch {
      return error.sentence
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
    ("", "a.xib:1: this is not XML: an element is expected."),
    ("<a>", "a.xib:1: the file ends inside 'a' of line 1."),
    ("<a>\n</b>", "a.xib:2: '</b>' closes nothing; 'a' of line 1 is open."),
    ("<a/><b/>", "a.xib:1: nothing may follow the root element."),
    ("<a x=1/>", "a.xib:1: the value of 'x' stands in no quotation marks."),
    ("<a x='1' x='2'/>", "a.xib:1: 'x' is given twice."),
    ("<a x='1/>", "a.xib:1: the value of 'x' does not end."),
    ("<a>\n&bomb;</a>", "a.xib:2: '&bomb;' is no entity of XML's own; documents define none here."),
    (
      "<!DOCTYPE a [<!ENTITY b 'c'>]><a/>",
      "a.xib:1: document types and their entities are not read."
    ),
    ("<a>\n\n<!-- </a>", "a.xib:3: a comment does not end."),
    ("<a x='<'/>", "a.xib:1: the value of 'x' contains '<'."),
  ])
  func `what is broken is named by file and line`(text: String, sentence: String) {
    #expect(problem(text) == sentence)
  }

  @Test func `limits refuse what is too deep, too much and too large`() {
    let deep = String(repeating: "<a>\n", count: 200)
    #expect(problem(deep) == "a.xib:129: elements are nested more than 128 deep.")
    var limits = DocumentLimits()
    limits.elements = 3
    #expect(
      problem("<a><b/><b/><b/></a>", limits: limits) == "a.xib:1: there are more than 3 elements.")
    limits.size = 5
    #expect(
      problem("<a></a>", limits: limits) == "a.xib:1: the file has 7 bytes; at most 5 are read.")
  }
}
