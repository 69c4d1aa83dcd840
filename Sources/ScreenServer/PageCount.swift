import Synchronization

/// How many pages are open: each has a screen of its own.
final class PageCount: Sendable {
  private let count = Mutex(0)
  /// So many at most.
  static let most = 8

  /// Whether there is room for one more, which is counted then.
  func enter() -> Bool {
    count.withLock { count in
      guard count < Self.most else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
