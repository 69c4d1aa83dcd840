// For the compiler only: pictures have no haptics; generators do nothing.

/// A haptic feedback generator for successes, warnings and errors. Source: Apple,
/// UINotificationFeedbackGenerator.
@preconcurrency @MainActor
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kinds of notifications. Raw values are UIKit's.
  public enum FeedbackType: Int, Sendable {
    /// A task succeeded.
    case success = 0
    /// A task produced a warning.
    case warning = 1
    /// A task failed.
    case error = 2
  }

  /// Does nothing.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}
