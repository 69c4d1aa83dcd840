import Sessions
import Synchronization

/// What is called of UIKit on another thread than the main one, each member once in a process.
///
/// In builds for debugging only, as iOS's Main Thread Checker; a caller compiled for Swift 6 does
/// not get so far. Asked where state changes that all classes have in common, so that it costs
/// nothing where much is drawn.
package enum OffMainCall {
  private static let told = Mutex<Set<String>>([])

  /// Says that a member of a class was called, where that is so.
  ///
  /// Source: Apple, "Diagnosing memory, thread, and crash issues early", Main Thread Checker.
  @inline(__always)
  package static func check(
    _ type: @autoclosure () -> StaticString, _ member: StaticString = #function
  ) {
    #if DEBUG
      if !MainQueue.isHere { tell("\(type()).\(member)") }
    #endif
  }

  private static func tell(_ name: String) {
    guard told.withLock({ $0.insert(name).inserted }) else { return }
    warn(
      "\(name) was used on a background thread. UIKit is used on the main thread only: "
        + "what becomes of the screen is undefined.")
  }
}
