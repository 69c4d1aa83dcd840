import Dispatch
import Sessions
import UIKit

/// The main thread, on which screens are used.
package enum MainThread {
  /// Whether the current thread is the main thread.
  package static var isHere: Bool { MainQueue.isHere }

  /// Runs a closure on the main thread and waits for it, in the calling thread's session.
  package static func run<Value>(_ body: @MainActor () throws -> Value) throws -> Value {
    let done = Done<Value>()
    withoutActuallyEscaping(body) { body in
      nonisolated(unsafe) let work = {
        MainActor.assumeIsolated { done.result = Result { try body() } }
      }
      guard !isHere else { return work() }
      let (session, listener) = (RenderSession.current, ProgrammerWarning.listener)
      DispatchQueue.main.sync {
        session.run { ProgrammerWarning.$listener.withValue(listener, operation: work) }
      }
    }
    guard let result = done.result else { throw SnapshotError.callbackReleased }
    return try result.get()
  }

  /// Written by one thread while the other waits.
  private final class Done<Value>: @unchecked Sendable {
    var result: Result<Value, any Error>?
  }
}
