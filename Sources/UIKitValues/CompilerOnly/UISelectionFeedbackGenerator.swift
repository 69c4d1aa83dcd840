// For the compiler only: nothing is felt of a picture; generators do nothing.

/// Has a device be felt as where a choice changes. Source: Apple, UISelectionFeedbackGenerator.
@preconcurrency @MainActor
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing.
  open func selectionChanged() {}
}
