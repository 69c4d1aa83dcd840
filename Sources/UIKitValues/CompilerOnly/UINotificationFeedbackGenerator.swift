// For the compiler only: nothing is felt of a picture; generators do nothing.

/// Has a device be felt as where something went well or wrong. Source: Apple,
/// UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// How it went. Raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// Well.
    case success = 0
    /// With a warning.
    case warning = 1
    /// Wrong.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
