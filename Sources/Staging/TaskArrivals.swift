import Dispatch
import Sessions
import Synchronization
import UIKit

/// What screens hand to Swift's tasks.
///
/// A task does not say that it loads something, and may never end: one that observes does not. So a
/// picture waits for what tasks do, not for their ends: until nothing is left for the main queue to
/// do and all other threads sleep. A task that sleeps, or waits for an answer from elsewhere, is
/// not waited for; a ``PendingLoad`` is. A thread that sleeps in the middle of something is.
enum TaskArrivals {
  /// How often in a row everything has to be found at rest, and microseconds before each look.
  private static let (rests, rest) = (4, UInt32(4_000))
  /// How long to wait where other threads are no sign, for they run other tests.
  private static let patienceBesideTests = Duration.seconds(1)

  /// How many steps of tasks have been handed over by screens.
  private static let count = Atomic<Int>(0)
  /// How many of them were at rest when it was last looked.
  private static let settled = Atomic<Int>(0)

  /// Whether screens have begun, or gone on with, a task since ``settle(within:)``.
  static var areNew: Bool {
    count.load(ordering: .relaxed) != settled.load(ordering: .relaxed)
  }

  /// Lets tasks run until they all sleep, and shows what loads have to show meanwhile.
  @MainActor
  static func settle(within patience: Duration) {
    let servesMainQueue = LoadBoard.servesMainQueue
    let deadline =
      ContinuousClock.now + (servesMainQueue ? patience : min(patience, patienceBesideTests))
    var quiet = 0
    while quiet < rests, ContinuousClock.now < deadline {
      let before = count.load(ordering: .relaxed)
      _ = LoadBoard.current.wait(within: .milliseconds(1)) { false }
      // The timer of that wait woke a thread, which would be taken for work.
      usleep(rest)
      let isQuiet = count.load(ordering: .relaxed) == before && OtherThreads.areAsleep
      quiet = isQuiet ? quiet + 1 : 0
    }
    settled.store(count.load(ordering: .relaxed), ordering: .relaxed)
  }

  /// Notes a step of a task that is handed over on a screen's thread, or in a screen's session.
  fileprivate static func note() {
    let isOfScreens = MainQueue.isHere || RenderSession.current !== RenderSession.device
    if isOfScreens { count.add(1, ordering: .relaxed) }
  }
}

// MARK: What the runtime tells

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// Swift's runtime calls these before it hands a step of a task to an executor.
/// Source: Swift, stdlib/public/Concurrency, swift_task_enqueueGlobal_hook.
private func listenToTasks() {
  let hook: Hook = { job, enqueue in
    TaskArrivals.note()
    enqueue(job)
  }
  for name in ["swift_task_enqueueGlobal_hook", "swift_task_enqueueMainExecutor_hook"] {
    guard let place = dlsym(nil, name)?.assumingMemoryBound(to: Hook?.self),
      place.pointee == nil
    else { continue }
    place.pointee = hook
  }
}

#if compiler(>=6.3)
  @section(".init_array") @used
#else
  @_section(".init_array") @_used
#endif
private nonisolated let listeningToTasks: @convention(c) @Sendable () -> Void = { listenToTasks() }
