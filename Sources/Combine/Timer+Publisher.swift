#if Combine
  import Foundation
  import OpenCombine
  import Synchronization

  extension Timer {
    /// A publisher of dates at intervals of the screen's virtual clock. Source: Apple,
    /// Timer.TimerPublisher.
    public final class TimerPublisher: ConnectablePublisher {
      public typealias Output = Date
      public typealias Failure = Never

      /// The interval in seconds.
      public let interval: TimeInterval
      /// The tolerance. Stored only.
      public let tolerance: TimeInterval?
      /// The run loop.
      public let runLoop: RunLoop
      /// The run loop mode. Stored only.
      public let mode: RunLoop.Mode
      /// The scheduling options.
      public let options: RunLoop.SchedulerOptions?

      private let dates = PassthroughSubject<Date, Never>()

      /// Creates a publisher.
      public init(
        interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop,
        mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
      ) {
        (self.interval, self.tolerance, self.runLoop) = (interval, tolerance, runLoop)
        (self.mode, self.options) = (mode, options)
      }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Date, Downstream.Failure == Never {
        dates.receive(subscriber: subscriber)
      }

      public func connect() -> any Cancellable {
        let dates = dates
        return runLoop.repeated(after: interval, every: interval, isAwaited: false) {
          dates.send(DatedMoment.now.date)
        }
      }
    }

    /// Returns a publisher of dates. Source: Apple, Timer.publish(every:tolerance:on:in:options:).
    public static func publish(
      every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
      in mode: RunLoop.Mode, options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
      TimerPublisher(
        interval: interval, tolerance: tolerance, runLoop: runLoop, mode: mode, options: options)
    }
  }
#endif
