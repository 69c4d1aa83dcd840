import UIKit

extension Scene {
  /// Six digits and six letters, each section between its header and its footer.
  package static let lettersAndDigits = Scene(
    name: "letters-and-digits", summary: "Six digits and six letters under headers, above footers",
    defaultSize: CGSize(width: 375, height: 667)
  ) { _ in LettersAndDigitsViewController() }

  /// The same while a finger drags the digit 1 to the place of the 4, with rounded corners.
  package static let lettersAndDigitsDragged = Scene(
    name: "letters-and-digits-dragged",
    summary: "The same while a finger carries one of the digits elsewhere",
    defaultSize: CGSize(width: 375, height: 667), fingersDown: [1],
    make: { _ in LettersAndDigitsViewController() },
    perform: { window in
      try? window.play { finger in
        finger.longPress(at: CGPoint(x: 96, y: 104))
        finger.move(to: CGPoint(x: 250, y: 260), duration: 0.4)
      }
    })
}
