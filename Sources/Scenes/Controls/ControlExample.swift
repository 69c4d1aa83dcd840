import UIKit

/// A control and its caption.
struct ControlExample {
  let caption: String
  /// Whether it has the cell's width, below its caption.
  var isWide = false
  /// Creates the control in its intrinsic size.
  let make: @MainActor () -> UIView
}

/// Controls of one kind.
struct ControlGroup {
  let title: String
  let examples: [ControlExample]
}
