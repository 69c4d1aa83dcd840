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

  /// The steps that screens' tasks have enqueued.
  private struct Steps {
    var count = 0
    /// Their number when tasks last settled.
    var settledCount = 0
    /// The task that enqueued all steps since then; nil for several tasks, and for other work.
    var onlyTask: UInt64?
    /// The task that takes pictures, such as a test's.
    var pictureTask: UInt64?

    var areNew: Bool { count != settledCount }

    mutating func add(of task: UInt64?) {
      onlyTask = !areNew || onlyTask == task ? task : nil
      count += 1
    }
  }

  private static let steps = Mutex(Steps())
  /// Whether XCTest has begun or ended a test since the last picture.
  private static let hasTestBegun = Atomic<Bool>(false)

  /// Whether screens have enqueued task steps since ``settle(within:)``, or work on a main queue
  /// that the calling thread serves.
  @MainActor
  static var areNew: Bool {
    steps.withLock(\.areNew) || LoadRegistry.servesMainQueue && MainQueue.isWaiting
  }

  /// Excludes the steps of the current task, which takes a picture: those to come, and those before
  /// if no other task has enqueued any.
  @MainActor
  static func excludeCurrentTask() {
    let task = withUnsafeCurrentTask {
      $0.map { identifier(of: unsafeBitCast($0, to: UnownedJob.self)) }
    }
    steps.withLock { steps in
      steps.pictureTask = task
      if let task, steps.onlyTask == task { steps.settledCount = steps.count }
    }
  }

  /// In the first picture of an XCTest test, runs what the run loop has ready, and counts other
  /// threads that are at work as arrivals.
  @MainActor
  static func runReadyWork() {
    guard hasTestBegun.exchange(false, ordering: .relaxed), LoadRegistry.servesMainQueue else {
      return
    }
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    if !OtherThreads.areAsleep { steps.withLock { $0.add(of: nil) } }
  }

  /// Lets tasks run until they are idle, and displays finished loads meanwhile.
  @MainActor
  static func settle(within patience: Duration) {
    let servesMainQueue = LoadRegistry.servesMainQueue
    let deadline =
      ContinuousClock.now + (servesMainQueue ? patience : min(patience, patienceBesideTests))
    var quiet = 0
    while quiet < rests, ContinuousClock.now < deadline {
      let before = steps.withLock(\.count)
      _ = LoadRegistry.current.wait(within: .milliseconds(1)) { false }
      // The timer of that wait woke a thread, which would be considered active.
      usleep(rest)
      let isQuiet = steps.withLock(\.count) == before && OtherThreads.areAsleep
      quiet = isQuiet ? quiet + 1 : 0
    }
    steps.withLock { $0.settledCount = $0.count }
  }

  /// Counts a task step enqueued on a screen's thread or in a screen's session.
  fileprivate static func note(_ job: UnownedJob) {
    // A task is its own job.
    let task = identifier(of: job)
    guard task != steps.withLock(\.pictureTask) else { return }
    let isInSession = RenderSession.current !== RenderSession.device
    guard isInSession || MainQueue.isHere else { return }
    if !isInSession, isOfXCTest {
      hasTestBegun.store(true, ordering: .relaxed)
    } else {
      steps.withLock { $0.add(of: task) }
    }
  }

  /// Whether XCTest enqueues the step, by creating a task around a test.
  private static var isOfXCTest: Bool {
    guard let image = csymbols_image_calling("libswift_Concurrency") else { return false }
    return strstr(image, "libXCTest") != nil
  }
}

// MARK: Runtime callbacks

/// Returns the number of a task, unlike whose address no other task has it; 0 for other jobs.
/// Source: Swift, stdlib/public/Concurrency/PartialAsyncTask.swift.
@_silgen_name("swift_task_getJobTaskId")
private func identifier(of job: UnownedJob) -> UInt64

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
