internal import CoreFoundation
import Sessions

extension UIWindow {
  /// Keeps the window, and has it laid out when the main run loop has had a turn, where it is shown
  /// in the device's session, until another is shown there.
  ///
  /// Whoever works in another session holds its screens, and lays them out when they are drawn. A
  /// session that held its windows would not end: they hold it.
  func stay() {
    guard RenderSession.current.root === RenderSession.device else { return }
    WindowState.current.keep(self)
    _ = Self.observation
  }

  /// Lays out what is dirty before the main run loop sleeps, and before it returns.
  private static let observation: Void = {
    let moments: CFRunLoopActivity = [.beforeWaiting, .exit]
    let observer = CFRunLoopObserverCreateWithHandler(nil, moments.rawValue, true, 0) { _, _ in
      MainActor.assumeIsolated {
        RenderSession.device.run { WindowState.current.keptWindow?.layoutIfNeeded() }
      }
    }
    CFRunLoopAddObserver(CoreFoundation.CFRunLoopGetMain(), observer, kCFRunLoopCommonModes)
  }()
}
