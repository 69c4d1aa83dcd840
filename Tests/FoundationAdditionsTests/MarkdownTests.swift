import Foundation
import Testing

@testable import FoundationAdditions
@testable import UIKitValues

@Suite struct MarkdownTests {
  /// Returns each run's text and attributes.
  private func runs(
    _ text: String,
    _ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax = .full
  ) throws -> [String] {
    let options = AttributedString.MarkdownParsingOptions(interpretedSyntax: syntax)
    let attributed = try AttributedString(markdown: text, options: options)
    return attributed.runs.map { run in
      let intent = run.inlinePresentationIntent.map { "\($0.rawValue):" } ?? ""
      let link = run.link.map { " -> \($0.absoluteString)" } ?? ""
      return intent + String(attributed[run.range].characters) + link
    }
  }

  @Test func emphasisIsFound() throws {
    #expect(try runs("a **b** c") == ["a ", "2:b", " c"])
    #expect(try runs("*a* _b_ __c__") == ["1:a", " ", "1:b", " ", "2:c"])
    #expect(try runs("***a***") == ["3:a"])
    #expect(try runs("**a *b* c**") == ["2:a ", "3:b", "2: c"])
    #expect(try runs("~~a~~ and `b * c`") == ["32:a", " and ", "4:b * c"])
    #expect(try runs("2 * 3 * 4 and snake_case_name") == ["2 * 3 * 4 and snake_case_name"])
    #expect(try runs("a ** b") == ["a ** b"])
    #expect(try runs("\\*a\\*") == ["*a*"])
  }

  @Test func linksAreFound() throws {
    #expect(
      try runs("Visit [our **site**](https://example.org \"t\").") == [
        "Visit ", "our  -> https://example.org", "2:site -> https://example.org", ".",
      ])
    #expect(try runs("<https://a.b> &amp; [x]") == ["https://a.b -> https://a.b", " & [x]"])
    let based = try AttributedString(
      markdown: "[a](b)", baseURL: URL(string: "https://example.org/c/"))
    #expect(based.runs.first?.link?.absoluteString == "https://example.org/c/b")
  }

  @Test func linesFollowTheSyntax() throws {
    #expect(try runs("# Title\n\nText\nmore") == ["TitleText", "64: ", "more"])
    #expect(try runs("- a\n- b\n\n1. c") == ["abc"])
    #expect(try runs("a  \nb") == ["a", "128:\n", "b"])
    #expect(try runs("a\nb   c", .inlineOnly) == ["a b c"])
    #expect(
      try runs("# a\n\n**b**  c", .inlineOnlyPreservingWhitespace) == ["# a\n\n", "2:b", "  c"])
    #expect(try runs("```\nlet *a*\n```") == ["let *a*\n"])
  }

  @Test func textIsDrawnAsItIs() throws {
    let text = try NSAttributedString(markdown: "a **b** `c` ~~d~~ *e*")
    let looks = StyledText(text).runs.map(\.attributes)
    #expect(looks.map(\.font.weight) == [400, 700, 400, 400, 400, 400, 400, 400])
    #expect(looks[3].font.family == .monospaced)
    #expect(looks[5].strikethrough != nil)
    #expect(looks[7].font.isItalic)
    let localized = AttributedString(localized: "**\(1)** of \(2)")
    #expect(String(localized.characters) == "1 of 2")
  }
}
