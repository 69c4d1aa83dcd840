import UIKit

/// What is asked of a picture besides what it shows: how long it may take, and what makes it wrong.
package struct PictureTerms: Equatable, Sendable {
  /// Whether it may show nothing: one colour, or no cells where the layout puts some into sight.
  package var allowsBlank = false
  /// How long it waits for images that are still loading, and for values that come later.
  package var patience = LoadBoard.patience
  /// Whether constraints that leave a choice or contradict each other are an error.
  package var refusesLayoutIssues = false

  /// No blanks, ten seconds, and constraints as they are, but for what is given.
  package init(
    allowsBlank: Bool = false, patience: Duration = LoadBoard.patience,
    refusesLayoutIssues: Bool = false
  ) {
    self.allowsBlank = allowsBlank
    self.patience = patience
    self.refusesLayoutIssues = refusesLayoutIssues
  }
}
