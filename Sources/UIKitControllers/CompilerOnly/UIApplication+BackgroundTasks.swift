// For the compiler only: the app never leaves the screen; there is no time to be had behind it.

// Time after the app has left the screen. Source: Apple, UIApplication.

extension UIApplication {
  /// Asks for time after the app has left the screen. It never leaves: there is none, and the
  /// handler is not called.
  public func beginBackgroundTask(
    expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Asks for time by a name. There is none.
  public func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { .invalid }

  /// Says that a task has ended.
  public func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

// Unsupported: UIApplication.beginBackgroundTask · kept · It returns `.invalid`: there is no time
//   in the background. · test: CompilerOnlyNamesTests
// Unsupported: UIApplication.beginReceivingRemoteControlEvents() · kept · Remote controls have no
//   effect, which is logged. · test: CompilerOnlyNamesTests
