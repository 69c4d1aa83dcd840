import Sessions
import Testing
import UIKit

/// A documented behaviour of UIKit, with its source and a test.
struct Behaviour: Sendable, CustomTestStringConvertible {
  /// The name of the class that has the behaviour, as in UIKit.
  let subject: String
  /// A sentence without a full stop that states UIKit's behaviour.
  let sentence: String
  let source: Source
  let standing: Standing
  /// The number of pixels per point of the screen on which the row is checked.
  let scale: CGFloat
  let test: @MainActor @Sendable () throws -> Void

  /// The relation of this package's behaviour to the sentence.
  enum Standing: Equatable, Sendable {
    /// The behaviour is UIKit's.
    case same
    /// The behaviour is the row's, but no source confirms it; the text names the uncertainty.
    case uncertain(String)
    /// The behaviour differs from UIKit's, and the test fails. The text describes this package's
    /// behaviour.
    case differs(String)
  }

  var testDescription: String { "\(subject): \(sentence)" }

  /// Checks the row on a screen of its own. A row that differs must fail: if it passes, the row is
  /// out of date.
  @MainActor func check() throws {
    try RenderSession.fresh(scale: scale).run {
      guard case .differs(let instead) = standing else { return try test() }
      withKnownIssue("\(subject) differs: \(instead)") { try test() }
    }
  }
}
