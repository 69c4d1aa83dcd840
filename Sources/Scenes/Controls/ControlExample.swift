import UIKit

/// A control to be shown, and what it is.
struct ControlExample {
  let caption: String
  /// Whether it is as wide as the cell, below its caption.
  var isWide = false
  /// Makes the control, as large as it needs.
  let make: @MainActor () -> UIView
}

/// Controls of one kind.
struct ControlGroup {
  let title: String
  let examples: [ControlExample]
}
