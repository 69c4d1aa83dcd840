// For the compiler only: the app stays in front; these notifications are never posted.

extension UIApplication {
  /// Posted on iOS before the app leaves the front.
  nonisolated public static let willResignActiveNotification = NSNotification.Name(
    "UIApplicationWillResignActiveNotification")
  /// Posted on iOS when the app left the screen.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// Posted on iOS before the app comes back.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// Posted on iOS before the app ends.
  nonisolated public static let willTerminateNotification = NSNotification.Name(
    "UIApplicationWillTerminateNotification")
  /// Posted on iOS before interfaces are turned.
  nonisolated public static let willChangeStatusBarOrientationNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted on iOS before the status bar has another frame.
  nonisolated public static let willChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted on iOS when the status bar has another frame.
  nonisolated public static let didChangeStatusBarFrameNotification = NSNotification.Name(
    "UIApplicationDidChangeStatusBarFrameNotification")
  /// Posted on iOS when memory is short.
  nonisolated public static let didReceiveMemoryWarningNotification = NSNotification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

// Unsupported: UIApplication: notifications · works · Of app and scene only launching is posted. Of
//   the system, only turning and a change of content size are posted. · test:
//   SystemNotificationTests
