import CTypeRecords
import Dispatch
import Foundation
import Sessions
import Synchronization
import UIKit

/// Waits for the Swift tasks of screens.
///
/// A task does not reveal whether it loads something, and may never end, such as an observing one.
/// Therefore an image does not wait for the ends of tasks, but until the main queue is empty and
/// all other threads are asleep. Sleeping tasks and those waiting for external answers are not
/// waited for, unlike a ``PendingLoad`` and a thread blocked in a call.
///
/// Waiting takes at least 16 ms, so only steps of a screen's tasks cause it. XCTest's tasks around
/// each test and the step by which Swift Testing leaves the main thread do not: waiting for them
/// took 18 of the 46 s of a suite of a thousand screens.
enum TaskArrivals {
  /// The required number of consecutive idle checks, and the microseconds before each.
  private static let (rests, rest) = (4, UInt32(4_000))
  /// The maximum wait if other threads run other tests and therefore are no indication.
  private static let patienceBesideTests = Duration.seconds(1)

  /// The number of task steps enqueued by screens.
  private static let count = Atomic<Int>(0)
  /// The number of arrivals when tasks last settled.
  private static let settled = Atomic<Int>(0)
  /// Whether XCTest has begun or ended a test since the last picture.
  private static let hasTestBegun = Atomic<Bool>(false)
  /// The address of the task that takes pictures, such as a test's; 0 for none.
  private static let pictureTask = Atomic<UInt>(0)

  /// Whether screens have enqueued task steps since ``settle(within:)``, or work on a main queue
  /// that the calling thread serves.
  @MainActor
  static var areNew: Bool {
    count.load(ordering: .relaxed) != settled.load(ordering: .relaxed)
      || LoadRegistry.servesMainQueue && MainQueue.isWaiting
  }

  /// Excludes the steps of the current task, which takes a picture.
  @MainActor
  static func excludeCurrentTask() {
    let address = withUnsafeCurrentTask { $0.map { unsafeBitCast($0, to: UInt.self) } }
    pictureTask.store(address ?? 0, ordering: .relaxed)
  }

  /// In the first picture of an XCTest test, runs what the run loop has ready, and counts other
  /// threads that are at work as arrivals.
  @MainActor
  static func runReadyWork() {
    guard hasTestBegun.exchange(false, ordering: .relaxed), LoadRegistry.servesMainQueue else {
      return
    }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    if !OtherThreads.areAsleep { count.add(1, ordering: .relaxed) }
  }

  /// Lets tasks run until they are idle, and displays finished loads meanwhile.
  @MainActor
  static func settle(within patience: Duration) {
    let servesMainQueue = LoadRegistry.servesMainQueue
    let deadline =
      ContinuousClock.now + (servesMainQueue ? patience : min(patience, patienceBesideTests))
    var quiet = 0
    while quiet < rests, ContinuousClock.now < deadline {
      let before = count.load(ordering: .relaxed)
      _ = LoadRegistry.current.wait(within: .milliseconds(1)) { false }
      // The timer of that wait woke a thread, which would be considered active.
      usleep(rest)
      let isQuiet = count.load(ordering: .relaxed) == before && OtherThreads.areAsleep
      quiet = isQuiet ? quiet + 1 : 0
    }
    settled.store(count.load(ordering: .relaxed), ordering: .relaxed)
  }

  /// Counts a task step enqueued on a screen's thread or in a screen's session.
  fileprivate static func note(_ job: UnownedJob) {
    // A task is its own job.
    guard unsafeBitCast(job, to: UInt.self) != pictureTask.load(ordering: .relaxed) else { return }
    let isInSession = RenderSession.current !== RenderSession.device
    guard isInSession || MainQueue.isHere else { return }
    if !isInSession, isOfXCTest {
      hasTestBegun.store(true, ordering: .relaxed)
    } else {
      count.add(1, ordering: .relaxed)
    }
  }

  /// Whether XCTest enqueues the step, by creating a task around a test.
  private static var isOfXCTest: Bool {
    guard let image = csymbols_image_calling("libswift_Concurrency") else { return false }
    return strstr(image, "libXCTest") != nil
  }
}

// MARK: Runtime callbacks

private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

/// Installs hooks that Swift's runtime calls before it enqueues a task step. Source: Swift,
/// stdlib/public/Concurrency, swift_task_enqueueGlobal_hook.
private func listenToTasks() {
  let hook: Hook = { job, enqueue in
    TaskArrivals.note(job)
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
