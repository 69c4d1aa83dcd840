import UIKit

/// The requirements of an image: its time limit and its errors.
package struct PictureTerms: Equatable, Sendable {
  /// Whether the image may be blank: one colour, or no cells although the layout has visible ones.
  package var allowsBlank = false
  /// The maximum time to wait for loads and asynchronous values.
  package var patience = LoadRegistry.patience
  /// Whether ambiguous or unsatisfiable constraints are an error.
  package var refusesLayoutIssues = false

  /// Creates requirements; by default not blank, with ten seconds, and ignoring layout issues.
  package init(
    allowsBlank: Bool = false, patience: Duration = LoadRegistry.patience,
    refusesLayoutIssues: Bool = false
  ) {
    self.allowsBlank = allowsBlank
    self.patience = patience
    self.refusesLayoutIssues = refusesLayoutIssues
  }
}
