import Foundation
import Testing

@testable import InlineSnapshotTesting

/// Tests that texts are written into their assertions, and that the rest of the source does not
/// change.
@Suite struct InlineSourceTests {
  /// Returns the place of the mark `‹` in a source, and the source without it. The mark follows the
  /// name of the called function.
  private static func place(_ marked: String) throws -> (text: String, line: UInt, column: UInt) {
    let mark = try #require(marked.firstRange(of: "‹"))
    let before = marked[..<mark.lowerBound]
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (
      marked.replacing("‹", with: ""), UInt(lines.count), UInt((lines.last ?? "").utf8.count + 1)
    )
  }

  private func recorded(
    _ marked: String, expected: String? = nil, _ actual: String?,
    _ descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor()
  ) throws -> String {
    let (text, line, column) = try Self.place(marked)
    let recording = InlineRecording(
      line: line, column: column, descriptor, expected: expected, actual: actual)
    let source = try InlineSource(text).recording(recording)
    // The written source is read back with the same value.
    if actual != nil {
      let again = InlineRecording(
        line: line, column: column, descriptor, expected: actual, actual: actual)
      #expect(try source.recording(again).text == source.text)
    }
    return source.text
  }

  @Test func aClosureIsWrittenBehindTheCall() throws {
    let text = try recorded(
      """
      func test() {
        assertInlineSnapshot‹(of: user, as: .dump)
      }
      """, "a\n\nb\n")
    #expect(
      text == #"""
        func test() {
          assertInlineSnapshot(of: user, as: .dump) {
            """
            a

            b

            """
          }
        }
        """#)
  }

  @Test func argumentsAreReadAsSwift() throws {
    let text = try recorded(
      #"""
      class Tests {
          func test() {
              assert‹(
                  of: "\(name("(", of: """
                      ) }
                      """)) {", /* ) /* ( */ */ as: .lines, // )
                  with: #/[)"]/#, `in`: [1: { "}" }], and: ##"\"# ("##
              )
              // What follows.
          }
      }
      """#, "x")
    #expect(
      text.hasSuffix(
        #"""
                ) {
                    """
                    x
                    """
                }
                // What follows.
            }
        }
        """#))
  }

  @Test func aTextIsReplaced() throws {
    let text = try recorded(
      #"""
      assert‹(of: 1, as: .dump) {
        // A remark goes with what it is about.
        """
        - 1

        """
      }
      other { "x" }
      """#, expected: "- 1\n", "- 2\n")
    #expect(
      text == #"""
        assert(of: 1, as: .dump) {
          """
          - 2

          """
        }
        other { "x" }
        """#)
  }

  /// Source: pointfreeco/swift-snapshot-testing, InlineSnapshotTestingTests.
  @Test func numberSignsAreAsManyAsTheTextNeeds() throws {
    func literal(_ text: String) throws -> [String] {
      let written = try recorded("a‹()", text)
      return written.split(separator: "\n").dropFirst().dropLast()
        .map { $0.trimmingCharacters(in: .whitespaces) }
    }
    #expect(try literal("Hello\"\"\"#, world").first == "##\"\"\"")
    #expect(try literal("a\\n") == ["#\"\"\"", "a\\n", "\"\"\"#"])
    #expect(try literal("a \"\"\" b\"\"\"\"").first == "#\"\"\"")
    #expect(try literal("a\"\"b") == ["\"\"\"", "a\"\"b", "\"\"\""])
    #expect(try literal("a\r\nb") == ["\"\"\"", "a\\r", "b", "\"\"\""])
    #expect(try literal("\"\"\"#a\r\nb") == ["##\"\"\"", "\"\"\"#a\\##r", "b", "\"\"\"##"])
    #expect(try literal("") == ["\"\"\"", "\"\"\""])
  }

  @Test func anArgumentIsReplaced() throws {
    let text = try recorded(
      """
        assert‹(
          of: { 1 },
          matches: { "- 1" })
      """, expected: "- 1", "- 2",
      InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "matches", trailingClosureOffset: 1))
    #expect(
      text == #"""
          assert(
            of: { 1 },
            matches: {
              """
              - 2
              """
            })
        """#)
  }

  @Test func closuresWithLabelsFollowEachOther() throws {
    let (text, line, column) = try Self.place("  assertResponse ‹{ url }\n  next()\n")
    let recordings = [("body", 2), ("head", 1)].map { label, offset in
      InlineRecording(
        line: line, column: column,
        InlineSnapshotSyntaxDescriptor(
          trailingClosureLabel: label, trailingClosureOffset: offset),
        expected: nil, actual: label)
    }
    #expect(
      try InlineSource(text).recording(recordings).text == #"""
          assertResponse { url } head: {
            """
            head
            """
          } body: {
            """
            body
            """
          }
          next()

        """#)
  }

  @Test func aLabelThatIsNoLongerUsedIsFound() throws {
    let descriptor = InlineSnapshotSyntaxDescriptor(
      deprecatedTrailingClosureLabels: ["was"], trailingClosureLabel: "is",
      trailingClosureOffset: 1)
    let text = try recorded(
      "assert ‹{ 1 } was: { \"a\" } other: { 2 }", expected: "a", "b", descriptor)
    #expect(text.hasSuffix("} other: { 2 }") && text.contains("\n    b\n"))
  }

  @Test func aRemovedTextIsHidden() throws {
    #expect(
      try recorded("assert‹(of: x) { \"a\" }\nb()", expected: "a", nil) == "assert(of: x)\nb()")
    #expect(
      try recorded(
        "assert ‹{ x } is: { \"a\" }", expected: "a", nil,
        InlineSnapshotSyntaxDescriptor(trailingClosureLabel: "is", trailingClosureOffset: 1))
        == "assert { x }")
  }

  @Test func linesEndAsTheFilesDo() throws {
    let text = try recorded("if a {\r\n\tassert‹(of: x)\r\n}\r\n", "1\n2")
    let lines =
      ["if a {", "\tassert(of: x) {"] + ["\"\"\"", "1", "2", "\"\"\""].map { "\t\t" + $0 }
    #expect(text == (lines + ["\t}", "}", ""]).joined(separator: "\r\n"))
  }

  @Test func columnsAreBytes() throws {
    let text = try recorded("let é = S(); é.assert‹(of: \"ü\") // 日本", "x")
    #expect(text.hasPrefix("let é = S(); é.assert(of: \"ü\") {\n"))
    #expect(text.hasSuffix("} // 日本"))
  }

  /// Places in the compiled source remain valid for all texts of a run.
  @Test func severalAssertionsShiftLinesAndAreFound() throws {
    let lines = (0..<20).map { "  assert(of: \($0))" }
    let recordings = (0..<20).map { index in
      InlineRecording(
        line: UInt(index + 1), column: 9, InlineSnapshotSyntaxDescriptor(), expected: nil,
        actual: "\(index)\n\(index)")
    }
    let text = try InlineSource(lines.joined(separator: "\n"))
      .recording(recordings.shuffled()).text
    let expected = (0..<20).map {
      "  assert(of: \($0)) {\n    \"\"\"\n    \($0)\n    \($0)\n    \"\"\"\n  }"
    }
    #expect(text == expected.joined(separator: "\n"))
  }

  @Test(arguments: [
    // There is no call at the place.
    ("assert‹", nil, InlineSourceError.unreadable),
    ("assert‹ (of: x)", nil, .unreadable),
    ("assert‹(of: x", nil, .unreadable),
    ("assert‹(of: x]", nil, .unreadable),
    ("assert‹(of: \"x)", nil, .unreadable),
    // The source has another text than the one that the test compared.
    ("assert‹(of: x)", "a", .otherText),
    ("assert‹(of: x) { \"b\" }", "a", .otherText),
    ("assert‹(of: x) { \"a\" }", nil, .otherText),
    // The closure contains more than a text.
    ("assert‹(of: x) { text }", "a", .noText),
    ("assert‹(of: x) { \"a\" + b }", "a", .noText),
    ("assert‹(of: x) { \"\\(a)\" }", "a", .noText),
  ])
  func whatIsNotAsExpectedIsLeft(
    source: String, expected: String?, error: InlineSourceError
  ) throws {
    #expect(throws: error) { _ = try recorded(source, expected: expected, "new") }
  }

  @Test func theClosuresLineIsFound() throws {
    let source = InlineSource("a(\n  of: 1,\n  b: 2\n)\n{\n  \"x\"\n}")
    let descriptor = InlineSnapshotSyntaxDescriptor()
    #expect(source.line(of: descriptor, at: 1, 2) == 5)
    #expect(source.line(of: descriptor, at: 1, 1) == nil)
    #expect(source.line(of: descriptor, at: 99, 1) == nil)
  }

  @Test(arguments: [
    (#""""\#n  a\#n\#n   b\#n  """"#, "a\n\n b"), (#""a\tb\u{1F600}\"""#, "a\tb😀\""),
    (##"#"a\b"#"##, #"a\b"#), (#""""\#n  a \\#n  b\#n  """"#, "a b"),
    (#""""\#n  a\\b\#n  """"#, "a\\b"), ("\"\"\"\n\"\"\"", ""),
  ])
  func textsAreReadAsSwiftReadsThem(literal: String, text: String) throws {
    let scanner = SwiftScanner(Array(literal.utf8))
    let opening = try #require(TextLiteral.Opening(at: 0, in: scanner))
    #expect(try TextLiteral.value(of: opening, in: scanner) == text)
    #expect(try opening.end(in: scanner) == literal.utf8.count)
  }
}
