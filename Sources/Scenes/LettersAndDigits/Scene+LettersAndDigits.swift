import UIKit

extension Scene {
  /// Six digits and six letters, each section between its header and its footer.
  package static let lettersAndDigits = Scene(
    name: "letters-and-digits", summary: "Six digits and six letters under headers, above footers",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in LettersAndDigitsViewController() }
}
