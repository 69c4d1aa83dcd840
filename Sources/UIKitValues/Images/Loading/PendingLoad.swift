/// Work in the background whose result a picture has to show, such as a photograph on its way.
///
/// Pictures wait until every load has ended, within a bound; one that never ends is an error that
/// names it. Begin a load where the work is handed over, end it where the work is done:
///
/// ```swift
/// let load = PendingLoad("cat.jpg")
/// DispatchQueue.global().async {
///   let image = UIImage(data: download("cat.jpg"))
///   load.end { show(image) }
/// }
/// ```
///
/// What must happen on the main thread belongs into `end(_:)`: that reaches the screen even where
/// nobody serves the main queue, as in a synchronous test. Not in UIKit, which never waits.
public final class PendingLoad: Sendable {
  /// What an error calls it.
  public let name: String
  private let board: LoadBoard
  private let number: Int

  /// Begins a load.
  public init(_ name: String) {
    self.name = name
    board = .ofNewLoad
    number = board.begin(name)
  }

  /// A load that is let go without having ended never will; the next picture says so at once.
  deinit { board.abandon(number) }

  /// Ends the load, from any thread. A load ends once; later calls do nothing.
  public func end() { board.end(number, delivering: nil) }

  /// Ends the load, from any thread, and has its result shown: `show` runs soon on the main actor,
  /// in any case before the next picture. Of several calls the first counts.
  public func end(_ show: @escaping @MainActor @Sendable () -> Void) {
    board.end(number, delivering: show)
  }

  /// Ends the load when the main queue has done what it was given so far.
  package func endBehindMainQueue() { board.endBehindMainQueue(number) }
}

// Unsupported: UIImage: loads · works · Pictures wait for loads that use `PendingLoad`, for
//   `UIImage`'s preparations, and for busy tasks. · test: PendingLoadTests
// Unsupported: UIImage: loads not waited for · works · They do not wait for other work of queues,
//   nor for tasks that sleep, listen or wait for another process. · test: PendingLoadTests
// Unsupported: UIImage: tasks of other threads · works · A task is seen that begins on the main
//   thread or in a screen's session. One that other threads begin is not. · test: TaskLoadTests
// Unsupported: UIImage: loads of other threads · works · A load begun by a thread without a session
//   belongs to the screen that is being drawn. · test: PendingLoadTests
// Unsupported: UIImage: loads in Swift Testing · works · Nothing serves the main queue while a test
//   does not suspend: an assertion fails with a message instead of waiting. · test:
//   PendingLoadTests
// Unsupported: UIImage: loads to await · works · Await such a load before, or use
//   `PendingLoad.end(_:)`. Tasks other than the test's own get no message. · test: PendingLoadTests
