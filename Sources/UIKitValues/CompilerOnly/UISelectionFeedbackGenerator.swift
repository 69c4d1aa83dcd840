// For the compiler only: pictures have no haptics; generators do nothing.

/// A haptic feedback generator for selection changes. Source: Apple, UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
