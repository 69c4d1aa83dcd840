// For the compiler only: the app never enters the background; there is no background time.

// Background tasks. Source: Apple, UIApplication.

extension UIApplication {
  /// Requests background time. The app never enters the background: the task is invalid, and the
  /// handler is never called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Requests background time with a name. The task is invalid.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Ends a background task.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

// Unsupported: UIApplication.beginBackgroundTask, endBackgroundTask · kept · Tasks are `.invalid`:
//   there is no time in the background. · test: CompilerOnlyNamesTests
// Unsupported: UIApplication.beginReceivingRemoteControlEvents() · kept · Remote controls have no
//   effect, which is logged. · test: CompilerOnlyNamesTests
