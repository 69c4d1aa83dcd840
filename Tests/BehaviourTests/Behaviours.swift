import UIKit

/// The rows of one class.
///
/// A constant of this type states it: otherwise the compiler checks all rows, which takes 8 s, for
/// each file that uses the constants.
///
///     static let rows: Behaviours = Behaviours(of: "UIView") {
///       $0.row("sizeToFit() keeps the origin", .apple("uikit/uiview/sizetofit()")) { … }
///     }
struct Behaviours: Sendable {
  let subject: String
  private(set) var all: [Behaviour] = []

  init(of subject: String, _ list: (inout Behaviours) -> Void) {
    self.subject = subject
    list(&self)
  }

  /// Adds a behaviour that equals UIKit's.
  ///
  /// - Parameters:
  ///   - sentence: UIKit's behaviour, without a full stop.
  ///   - uncertain: the part that no source confirms, if any.
  ///   - differs: this package's behaviour, if it differs: the test must fail.
  ///   - scale: the number of pixels per point.
  mutating func row(
    _ sentence: String, _ source: Source, uncertain: String? = nil, differs: String? = nil,
    scale: CGFloat = 2, _ test: @escaping @MainActor @Sendable () throws -> Void
  ) {
    let standing: Behaviour.Standing =
      if let differs { .differs(differs) } else if let uncertain { .uncertain(uncertain) } else {
        .same
      }
    all.append(
      Behaviour(
        subject: subject, sentence: sentence, source: source, standing: standing, scale: scale,
        test: test))
  }
}
