import Testing
import UIKit

/// Tests which warnings are logged once, and how many are kept.
@Suite struct LoggedWarningsTests {
  @Test func eachThingIsNamedOnce() {
    var said = LoggedWarnings()
    let first = said.sentence(for: "a", ending: "More.", "A is unknown.")
    let again = said.sentence(for: "a", ending: "More.", "A is unknown.")
    let other = said.sentence(for: "b", ending: "More.", "B is unknown.")
    #expect([first, again, other] == ["A is unknown.", nil, "B is unknown."])
  }

  /// A thousand warnings are logged and kept; the next one ends logging for all.
  @Test func oneSentenceEndsIt() {
    var said = LoggedWarnings()
    let sentences = (0..<5_000).compactMap {
      said.sentence(for: "\($0)", ending: "More.", "\($0) is unknown.")
    }
    #expect(sentences.count == 1_001)
    #expect(sentences[999] == "999 is unknown.")
    #expect(sentences.last == "More.")
    #expect(said.sentence(for: "1", ending: "More.", "1 is unknown.") == nil)
  }
}
