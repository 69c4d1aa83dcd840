import Synchronization
import UIKit

/// Why a value that somebody waits for did not come: the first reason that was said meanwhile.
final class AsyncFailure: Sendable {
  /// Of the innermost wait.
  @TaskLocal static var current: AsyncFailure?

  private let first = Mutex<(any Error)?>(nil)

  /// Nil for none.
  var error: (any Error)? { first.withLock(\.self) }

  /// Keeps a reason for whoever waits; nobody waiting, it is said on standard error.
  static func note(_ error: any Error) {
    guard let current else { return warn("No snapshot was taken. \(error)") }
    current.first.withLock { $0 = $0 ?? error }
  }
}
