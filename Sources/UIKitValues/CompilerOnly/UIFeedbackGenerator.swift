// For the compiler only: nothing is felt of a picture; generators do nothing.

/// Has a device be felt. Nothing is felt of a picture: its generators do nothing.
///
/// Source: Apple, UIFeedbackGenerator.
@preconcurrency @MainActor
open class UIFeedbackGenerator: NSObject {
  /// A generator.
  public override init() { super.init() }

  /// Has the device get ready. Does nothing.
  open func prepare() {}
}

// Unsupported: UIFeedbackGenerator · kept · No feedback is felt.
