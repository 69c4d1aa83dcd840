import Sessions
import Synchronization

/// Warns of UIKit members that are used on a background thread, each once per process.
///
/// In debug builds only, like the Main Thread Checker; for Swift 6 callers the compiler rejects
/// such calls. Members that change the state of a view or controller are checked, drawing ones are
/// not.
package enum MainThreadChecker {
  private static let reported = Mutex<Set<String>>([])

  /// Warns if the calling code is not on the main thread.
  ///
  /// Source: Apple, "Diagnosing memory, thread, and crash issues early", Main Thread Checker.
  @inline(__always)
  package static func check(
    _ type: @autoclosure () -> StaticString, _ member: StaticString = #function
  ) {
    #if DEBUG
      if !MainQueue.isHere { report("\(type()).\(member)") }
    #endif
  }

  private static func report(_ name: String) {
    guard reported.withLock({ $0.insert(name).inserted }) else { return }
    warn(
      "\(name) was used on a background thread. Use UIKit on the main thread only; "
        + "the result is undefined.")
  }
}
