internal import CoreFoundation
import Sessions

extension UIWindow {
  /// Keeps the window of the device's session until another is shown, and lays it out after each
  /// turn of the main run loop.
  ///
  /// In other sessions the caller holds the windows, which are laid out when they are drawn. A
  /// session that held its windows would form a cycle, since they hold it.
  func stay() {
    guard RenderSession.current.root === RenderSession.device else { return }
    WindowState.current.keep(self)
    _ = Self.observation
  }

  /// Performs pending layouts before the main run loop sleeps, and before it returns.
  private static let observation: Void = {
    let moments: CFRunLoopActivity = [.beforeWaiting, .exit]
    let observer = CFRunLoopObserverCreateWithHandler(nil, moments.rawValue, true, 0) { _, _ in
      MainActor.assumeIsolated {
        RenderSession.device.run { WindowState.current.retainedWindow?.layoutIfNeeded() }
      }
    }
    CFRunLoopAddObserver(CoreFoundation.CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }()
}
