import Synchronization
import UIKit

/// The reason why an awaited value was not delivered: the first error in the meantime.
final class AsyncFailure: Sendable {
  /// The failure of the innermost wait.
  @TaskLocal static var current: AsyncFailure?

  private let first = Mutex<(any Error)?>(nil)

  /// The error; nil for none.
  var error: (any Error)? { first.withLock(\.self) }

  /// Records an error for the waiting assertion, or logs it if there is none.
  static func note(_ error: any Error) {
    guard let current else { return warn("No snapshot was taken. \(error)") }
    current.first.withLock { $0 = $0 ?? error }
  }
}
