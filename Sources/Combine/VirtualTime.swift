#if Combine
  import Dispatch
  import OpenCombine
  import Sessions
  import UIKit

  /// The time of main thread schedulers: the screen's virtual clock, which taking an image
  /// advances; while no screen is being drawn, also the machine's time.
  enum VirtualTime {
    /// The machine's time at the origin of virtual times.
    static let start = (dispatch: DispatchTime.now().uptimeNanoseconds, date: Date())

    /// The time of the current screen's clock, in seconds.
    static var now: TimeInterval { MediaClock.current.now }

    /// Whether the calling code runs on the main actor.
    static var isOnMainThread: Bool { MainQueue.isHere }

    // MARK: On the main thread

    /// Calls an action on the main thread after some seconds.
    ///
    /// - Parameter isAwaited: Whether an image of a screen at rest waits for it.
    static func callOnMain(after delay: TimeInterval, isAwaited: Bool = true, _ call: ScheduledCall)
    {
      if isOnMainThread {
        MainActor.assumeIsolated { note(after: delay, isAwaited: isAwaited, call) }
      } else {
        let load = PendingLoad("a publisher's work on the main thread")
        load.end { note(after: delay, isAwaited: isAwaited, call) }
      }
    }

    @MainActor
    private static func note(after delay: TimeInterval, isAwaited: Bool, _ call: ScheduledCall) {
      let clock = MediaClock.current
      if isAwaited {
        clock.schedule(after: delay) { call.call() }
      } else {
        clock.scheduleUnawaited(after: delay) { call.call() }
      }
      callInMachineTime(after: delay, call, RenderSession.current)
    }

    /// Calls the action in machine time, for tests that do not draw. While a screen is drawn, its
    /// clock takes precedence.
    private static func callInMachineTime(
      after delay: TimeInterval, _ call: ScheduledCall, _ session: RenderSession
    ) {
      DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
        guard call.isPending else { return }
        guard RenderSession.presented == nil else {
          return callInMachineTime(after: 0.05, call, session)
        }
        session.run { call.call() }
      }
    }

    // MARK: On other threads

    /// Passes an action on after some seconds; from then on pictures wait for it.
    static func callElsewhere(
      after delay: TimeInterval, _ call: ScheduledCall,
      _ handOver: @escaping (@escaping @Sendable () -> Void) -> Void
    ) {
      let session = RenderSession.current
      nonisolated(unsafe) let handOver = handOver
      let begin: @Sendable () -> Void = {
        let load = PendingLoad("a publisher's work in the background")
        handOver {
          session.run { call.call() }
          load.end()
        }
      }
      if delay <= 0 { begin() } else { callOnMain(after: delay, ScheduledCall(begin)) }
    }
  }
#endif

// Unsupported: Combine: time · works · Schedulers have the virtual clock's time.
//   `DispatchTime.now()` and `Date()` are the machine's, so a delay counted from them is another. ·
//   test: SchedulerTests
