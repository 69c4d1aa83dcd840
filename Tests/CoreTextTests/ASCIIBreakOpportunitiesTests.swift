import Testing

@testable import CoreText

/// Tests that plain texts break where Pango breaks them.
@Suite struct ASCIIBreakOpportunitiesTests {
  private func disagreement(_ text: String) -> Bool {
    let scalars = text.unicodeScalars.map(\.value)
    guard let flags = ASCIIBreakOpportunities.flags(scalars) else { return false }
    return flags != ParagraphAnalysis.flags(ParagraphAnalysis.text(scalars), count: scalars.count)
  }

  @Test func everyShortTextOfOneOfEachKind() {
    let alphabet = Array("a0 ,!'")
    var texts = [""]
    for _ in 0..<6 {
      texts = texts.flatMap { text in alphabet.map { text + String($0) } }
      #expect(texts.first(where: disagreement) == nil)
    }
  }

  @Test func everyTripleOfCharacters() {
    let alphabet = (0x20..<0x7F).compactMap { Unicode.Scalar($0).map(String.init) }
    for first in alphabet {
      for second in alphabet {
        #expect(alphabet.first { disagreement(first + second + $0) } == nil)
      }
    }
  }

  @Test(arguments: ["1.5", "a-b", "(a)", "né", "tab\t", "“a”"])
  func leavesTheRestToPango(_ text: String) {
    #expect(ASCIIBreakOpportunities.flags(text.unicodeScalars.map(\.value)) == nil)
  }

  @Test func breaksAfterSpacesAndExclamations() {
    let text = "Wow, simply! No"
    let breaks = ASCIIBreakOpportunities.flags(text.unicodeScalars.map(\.value)).map { flags in
      flags.indices.filter { flags[$0].contains(.lineBreak) }
    }
    #expect(breaks == [5, 13])
  }
}
