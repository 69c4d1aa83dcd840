import Foundation
import Testing
import UIKit
import UIKitTestSupport

extension NSAttributedStringBehaviours {
  private static let reading = Source.apple(
    "foundation/nsattributedstring/init(data:options:documentattributes:)")
  private static let encodings = Source.report(
    "https://samwize.com/2016/05/24/nsattributedstring-html-ios-unicode-encoding")
  private static let servers = Source.report("https://en.zhgchg.li/posts/a8c2d26cc734")

  private static func html(_ text: String) throws -> NSAttributedString {
    try NSAttributedString(
      data: Data(text.utf8),
      options: [
        .documentType: NSAttributedString.DocumentType.html,
        .characterEncoding: String.Encoding.utf8.rawValue,
      ], documentAttributes: nil)
  }

  private static func font(_ text: NSAttributedString, _ place: Int) -> UIFont? {
    text.attribute(.font, at: place, effectiveRange: nil) as? UIFont
  }

  private static func style(_ text: NSAttributedString, _ place: Int) -> NSParagraphStyle? {
    text.attribute(.paragraphStyle, at: place, effectiveRange: nil) as? NSParagraphStyle
  }

  static func documents(_ rows: inout Behaviours) {
    letters(&rows)
    paragraphs(&rows)
    styles(&rows)
  }

  private static func letters(_ rows: inout Behaviours) {
    rows.row("the tags of HTML become attributes", servers) {
      let text = try html("<p>Now <b>open</b></p>")
      #expect(text.string == "Now open\n")
      #expect(font(text, 5)?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
      #expect(font(text, 0)?.fontDescriptor.symbolicTraits.contains(.traitBold) == false)
    }
    rows.row(
      "HTML without a font is Times New Roman, 12 points", reading,
      uncertain: "the size, on which reports agree and which no page of Apple's states"
    ) {
      let text = try html("a<i>b</i><b><i>c</i></b>")
      #expect(text.string == "abc" && font(text, 0)?.pointSize == 12)
      #expect(font(text, 0)?.fontName == "TimesNewRomanPSMT")
      #expect(font(text, 1)?.fontName == "TimesNewRomanPS-ItalicMT")
      #expect(font(text, 2)?.fontName == "TimesNewRomanPS-BoldItalicMT")
    }
    rows.row("HTML in UTF-8 without a declaration is read as Latin 1", encodings) {
      let data = Data("é".utf8)
      let text = try NSAttributedString(
        data: data, options: [.documentType: NSAttributedString.DocumentType.html],
        documentAttributes: nil)
      #expect(text.string == "Ã©")
      try #expect(html("é").string == "é")
    }
    rows.row("entities of HTML are characters", reading) {
      try #expect(
        html("a &amp; b &lt;c&gt; &eacute;&#8364;&#x263A;&hellip;&nbsp;x & y").string
          == "a & b <c> é€☺…\u{A0}x & y")
    }
    rows.row("white space in HTML collapses to one space, none at the ends of paragraphs", reading)
    {
      try #expect(html("<p>\n  a   b\n <b> c </b> </p>\n\n <p>d</p>").string == "a b c\nd\n")
      try #expect(html("<pre>a  b\n c</pre>").string == "a  b\n c\n")
    }
    rows.row("links of HTML have addresses and are underlined", reading) {
      let text = try html("<a href=\"https://example.org/a?b=1&amp;c=2\">x</a>")
      #expect(
        text.attribute(.link, at: 0, effectiveRange: nil) as? URL
          == URL(string: "https://example.org/a?b=1&c=2"))
      #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
    }
    rows.row("underlined and struck letters of HTML have these attributes", reading) {
      let text = try html("<u>a</u><s>b</s><del>c</del>")
      #expect(text.attribute(.underlineStyle, at: 0, effectiveRange: nil) as? Int == 1)
      #expect(text.attribute(.strikethroughStyle, at: 1, effectiveRange: nil) as? Int == 1)
      #expect(text.attribute(.strikethroughStyle, at: 2, effectiveRange: nil) as? Int == 1)
    }
    rows.row("a document of an unsupported type throws", reading) {
      #expect(throws: CocoaError.self) {
        try NSAttributedString(
          data: Data(), options: [.documentType: NSAttributedString.DocumentType.rtf],
          documentAttributes: nil)
      }
    }
  }

  private static func paragraphs(_ rows: inout Behaviours) {
    rows.row(
      "a break inside of a paragraph is a line separator, a line feed elsewhere", reading,
      uncertain: "the page names no characters"
    ) {
      try #expect(html("<p>a<br>b</p>").string == "a\u{2028}b\n")
      try #expect(html("a<br/>b").string == "a\nb")
    }
    rows.row(
      "items of lists begin with a tab, their mark and a tab", reading,
      uncertain: "the characters; tabs at 11 and 36 points, and so on for each outer list"
    ) {
      let text = try html("<ul><li>a<li>b<ol><li>c</ol></ul>")
      #expect(text.string == "\t•\ta\n\t•\tb\n\t1.\tc\n")
      #expect(style(text, 1)?.tabStops.map(\.location) == [11, 36])
      #expect(style(text, 1)?.headIndent == 36)
      #expect(style(text, 13)?.tabStops.map(\.location) == [47, 72])
    }
    rows.row(
      "headings of HTML are bold and larger, with spacing below", reading,
      uncertain: "that there is no spacing above"
    ) {
      let text = try html("<h1>a</h1><h2>b</h2><h3>c</h3><p>d</p>")
      #expect(text.string == "a\nb\nc\nd\n")
      #expect([0, 2, 4, 6].map { font(text, $0)?.pointSize } == [24, 18, 14.04, 12])
      #expect(font(text, 0)?.fontName == "TimesNewRomanPS-BoldMT")
      #expect(abs((style(text, 0)?.paragraphSpacing ?? 0) - 16.08) < 0.01)
      #expect(style(text, 6)?.paragraphSpacing == 12)
    }
    rows.row("code in HTML is monospaced", reading, uncertain: "its size, 10 points") {
      let text = try html("<code>a</code>")
      #expect(font(text, 0)?.fontName == "Courier" && font(text, 0)?.pointSize == 10)
    }
    rows.row("quotations of HTML are indented by 40 points", reading) {
      let text = try html("<blockquote>a</blockquote>")
      #expect(style(text, 0)?.headIndent == 40 && style(text, 0)?.firstLineHeadIndent == 40)
    }
  }

  private static func styles(_ rows: inout Behaviours) {
    rows.row("style attributes and font elements of HTML apply", reading) {
      let text = try html(
        "<span style=\"color:#ff0000; font-size: 20px; font-family: Georgia\">a</span>"
          + "<font color=\"blue\" size=\"5\" face=\"Menlo\">b</font>")
      #expect(font(text, 0)?.fontName == "Georgia" && font(text, 0)?.pointSize == 20)
      #expect(font(text, 1)?.fontName == "Menlo-Regular" && font(text, 1)?.pointSize == 18)
      let colors = [0, 1].map {
        text.attribute(.foregroundColor, at: $0, effectiveRange: nil) as? UIColor
      }
      #expect(colors == [UIColor(red: 1, green: 0, blue: 0, alpha: 1), .blue])
    }
    rows.row("a style sheet in HTML applies, for example with the system font", reading) {
      let text = try html(
        """
        <style>body { font-family: -apple-system; font-size: 17px } .x { font-weight: bold }</style>
        <body>a<span class="x">b</span></body>
        """)
      #expect(text.string == "ab" && font(text, 0) == .systemFont(ofSize: 17))
      #expect(font(text, 1) == .systemFont(ofSize: 17, weight: .bold))
    }
    rows.row("text of HTML has its alignment", reading) {
      let text = try html("<p style='text-align:center'>a</p><p align=right>b</p>")
      #expect(style(text, 0)?.alignment == .center && style(text, 2)?.alignment == .right)
    }
    rows.row("a plain document has the default attributes", reading) {
      var known: NSDictionary?
      let text = try NSAttributedString(
        data: Data("a".utf8),
        options: [
          .documentType: NSAttributedString.DocumentType.plain,
          .defaultAttributes: [NSAttributedString.Key.font: UIFont.systemFont(ofSize: 9)],
        ], documentAttributes: &known)
      #expect(text.string == "a" && font(text, 0)?.pointSize == 9)
      #expect(known?["DocumentType"] as? String == "NSPlainText")
    }
  }
}
