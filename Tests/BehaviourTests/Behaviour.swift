import Sessions
import Testing
import UIKit

/// A documented behaviour of UIKit, where it is documented, and a test of it.
struct Behaviour: Sendable, CustomTestStringConvertible {
  /// The class that has the behaviour, as UIKit names it.
  let subject: String
  /// One sentence without a full stop: what UIKit does.
  let sentence: String
  let source: Source
  let standing: Standing
  /// Pixels a point of the screen that the row is checked on.
  let scale: CGFloat
  let test: @MainActor @Sendable () throws -> Void

  /// How what this package does stands to the sentence.
  enum Standing: Equatable, Sendable {
    /// As UIKit does.
    case same
    /// As the row says, which no source settles; the text says what is not known.
    case uncertain(String)
    /// Otherwise than UIKit: the test fails. The text says what happens instead.
    case differs(String)
  }

  var testDescription: String { "\(subject): \(sentence)" }

  /// Checks the row on a screen of its own. A row that differs must fail: it has become wrong where
  /// it passes.
  @MainActor func check() throws {
    try RenderSession.fresh(scale: scale).run {
      guard case .differs(let instead) = standing else { return try test() }
      withKnownIssue("\(subject) differs: \(instead)") { try test() }
    }
  }
}
