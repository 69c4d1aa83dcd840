import Testing
import UIKit

@testable import UIKitViews

/// Tests that errors in visual format strings have UIKit's messages, with a caret below the place.
@MainActor
@Suite struct VisualFormatErrorTests {
  struct Mistake: Sendable, CustomTestStringConvertible {
    let format: String
    var options: NSLayoutConstraint.FormatOptions = []
    let reason: String
    let column: Int

    var testDescription: String { format }
  }

  nonisolated static let mistakes: [Mistake] = [
    Mistake(
      format: "H:|-[title]-|", reason: "title is not a key in the views dictionary.", column: 10),
    Mistake(
      format: "|-gap-[a]",
      reason:
        "Encountered metric with name \"gap\", but value was not specified in metrics or views "
        + "dictionaries", column: 5),
    Mistake(
      format: "[a(huge)]",
      reason:
        "Encountered metric with name \"huge\", but value was not specified in metrics or views "
        + "dictionaries", column: 7),
    Mistake(
      format: "[a(10@strong)]",
      reason: "Encountered metric with name \"strong\", but value was not specified in metrics or "
        + "views dictionaries", column: 12),
    Mistake(format: "H:|-165.000000-|", reason: "Expected a view", column: 15),
    Mistake(format: "", reason: "Expected a view", column: 0),
    Mistake(format: "[a]-", reason: expectedNumber, column: 4),
    Mistake(format: "[]", reason: "Expected a view", column: 1),
    Mistake(format: "H:|[a]- (gap)-[a]", reason: expectedNumber, column: 7),
    Mistake(format: "[a(>5)]", reason: expectedRelation, column: 4),
    Mistake(format: "[a(=5)]", reason: expectedRelation, column: 4),
    Mistake(format: "[a(5]", reason: "Expected a ')' here.", column: 4),
    Mistake(format: "[a", reason: "Expected a ']' here.", column: 2),
    Mistake(format: "[a]-5[a]", reason: "Expected a '-' here.", column: 5),
    Mistake(format: "[a]|[a]", reason: "Expected the end of the format string.", column: 4),
    Mistake(format: "|-(>=50)-[lone(100)]", reason: orphan, column: 20),
    Mistake(format: "|[lone]|", reason: orphan, column: 7),
    Mistake(format: "[lone]|", reason: orphan, column: 7),
    Mistake(
      format: "H:[a][a]", options: .alignAllLeading,
      reason:
        "Options mask required views to be aligned on a horizontal edge, which is not allowed "
        + "for layout that is also horizontal.", column: 8),
    Mistake(
      format: "V:[a][a]", options: .alignAllCenterY,
      reason: "Options mask required views to be aligned on a vertical edge, which is not allowed "
        + "for layout that is also vertical.", column: 8),
  ]

  /// A single view may have any alignment option, as in Segmentio's cells.
  @Test func oneViewMayHaveAnyAlignment() {
    let (around, view) = (UIView(), UIView())
    around.addSubview(view)
    let constraints = NSLayoutConstraint.constraints(
      withVisualFormat: "|-[view]-|", options: .alignAllCenterX, metrics: nil,
      views: ["view": view])
    #expect(constraints.count == 2)
  }

  nonisolated static let expectedNumber =
    "Expected a number or key from the metrics dictionary, but encountered something else"
  nonisolated static let expectedRelation =
    "Expected a relation. Relation must be one of <=, == or >=."
  nonisolated static let orphan =
    "Unable to interpret '|' character, because the related view doesn't have a superview"

  @Test(arguments: mistakes) func areNamed(_ mistake: Mistake) {
    let (root, a) = (UIView(), UIView())
    root.addSubview(a)
    let error = #expect(throws: VisualFormatError.self) {
      try VisualFormatConstraints.make(
        mistake.format, mistake.options, [:], ["a": a, "lone": UIView()])
    }
    #expect(error?.reason == mistake.reason)
    #expect(error?.position == mistake.column)
  }

  @Test func stopTheProgramWithACaret() async throws {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-(>=50)-[view(100)]", metrics: nil, views: ["view": UIView()])
      }
    }
    let text = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        """
        'NSInvalidArgumentException', reason: 'Unable to parse constraint format: 
        Unable to interpret '|' character, because the related view doesn't have a superview 
        H:|-(>=50)-[view(100)] 
                              ^'
        """))
  }
}
