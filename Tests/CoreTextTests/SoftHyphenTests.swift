import CoreGraphics
import Testing

@testable import CoreText

/// Tests that words break at soft hyphens, and show a hyphen there.
@Suite struct SoftHyphenTests {
  private let text = "un\u{AD}be\u{AD}liev\u{AD}able"

  private func width(_ text: String) -> CGFloat { makeLayout(text).size.width }

  @Test func aBrokenWordEndsInAHyphen() {
    let layout = makeLayout(text, width: width("unbe-"))
    #expect(layout.shownLines(of: text) == ["un\u{AD}be\u{AD}-", "liev\u{AD}-", "able"])
    #expect(abs(layout.lines[0].width - width("unbe-")) < 0.5)
  }

  /// A word that fits only without the hyphen breaks earlier.
  @Test func theHyphenNeedsRoom() {
    let layout = makeLayout(text, width: width("unbe") + 1)
    #expect(layout.shownLines(of: text)[0] == "un\u{AD}-")
  }

  @Test func noHyphenIsSeenInsideALine() {
    #expect(makeLayout(text).shownLines(of: text) == [text])
    #expect(abs(width(text) - width("unbelievable")) < 0.5)
  }
}
