/// Work in the background whose result a picture must show, such as the download of a photograph.
///
/// Pictures wait until all loads have ended, up to a timeout; one that does not end is an error
/// with its name. Begin a load before dispatching the work, and end it after the work:
///
/// ```swift
/// let load = PendingLoad("cat.jpg")
/// DispatchQueue.global().async {
///   let image = UIImage(data: download("cat.jpg"))
///   load.end { show(image) }
/// }
/// ```
///
/// Pass work for the main thread to `end(_:)`: it runs before the picture even if the main queue is
/// not served, as in a synchronous test. Not part of UIKit, which never waits.
public final class PendingLoad: Sendable {
  /// The name in errors.
  public let name: String
  private let board: LoadRegistry
  private let number: Int

  /// Begins a load.
  public init(_ name: String) {
    self.name = name
    board = .ofNewLoad
    number = board.begin(name)
  }

  /// Marks a load that was released without having ended; the next picture reports it at once.
  deinit { board.abandon(number) }

  /// Ends the load. Thread-safe. Later calls have no effect.
  public func end() { board.end(number, delivering: nil) }

  /// Ends the load and shows its result: `show` runs soon on the main actor, at the latest before
  /// the next picture. Thread-safe. Later calls have no effect.
  public func end(_ show: @escaping @MainActor @Sendable () -> Void) {
    board.end(number, delivering: show)
  }

  /// Ends the load after the main queue has completed its pending work.
  package func endBehindMainQueue() { board.endBehindMainQueue(number) }
}

// Unsupported: UIImage: loads · works · Pictures wait for loads that use `PendingLoad`, for
//   `UIImage`'s preparations, and for busy tasks. · test: PendingLoadTests
// Unsupported: UIImage: loads not waited for · works · They do not wait for other work of queues,
//   nor for tasks that sleep, listen or wait for another process. · test: PendingLoadTests
// Unsupported: UIImage: tasks of other threads · works · Pictures wait for tasks that begin on the
//   main thread or in a screen's session. They do not wait for those of other threads. · test:
//   TaskLoadTests
// Unsupported: UIImage: loads of other threads · works · A load begun by a thread without a session
//   belongs to the screen that is being drawn. · test: PendingLoadTests
// Unsupported: UIImage: loads in Swift Testing · works · Nothing serves the main queue while a test
//   does not suspend: an assertion fails with a message instead of waiting. · test:
//   PendingLoadTests
// Unsupported: UIImage: loads to await · works · Await such a load before, or use
//   `PendingLoad.end(_:)`. Tasks other than the test's own get no message. · test: PendingLoadTests
