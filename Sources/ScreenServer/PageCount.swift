import Synchronization

/// The number of open pages, each with its own screen.
final class PageCount: Sendable {
  private let count = Mutex(0)
  /// The maximum number.
  static let most = 8

  /// Counts another page. Returns whether there is room for it.
  func enter() -> Bool {
    count.withLock { count in
      guard count < Self.most else { return false }
      count += 1
      return true
    }
  }

  func leave() { count.withLock { $0 -= 1 } }
}
