#if Combine
  import Foundation
  import OpenCombine

  extension Publishers {
    /// When collected values are published. Source: Apple, Publishers.TimeGroupingStrategy.
    public enum TimeGroupingStrategy<Context: Scheduler> {
      /// At intervals of a scheduler.
      case byTime(Context, Context.SchedulerTimeType.Stride)
      /// At intervals of a scheduler, and whenever there are as many as a maximum.
      case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }

    /// A publisher of the values collected during intervals. Intervals without a value publish
    /// nothing. Source: Apple, Publishers.CollectByTime.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
      public typealias Output = [Upstream.Output]
      public typealias Failure = Upstream.Failure

      /// The publisher whose values are collected.
      public let upstream: Upstream
      /// When they are published.
      public let strategy: TimeGroupingStrategy<Context>
      /// The scheduling options.
      public let options: Context.SchedulerOptions?

      /// Creates a publisher.
      public init(
        upstream: Upstream, strategy: TimeGroupingStrategy<Context>,
        options: Context.SchedulerOptions?
      ) { (self.upstream, self.strategy, self.options) = (upstream, strategy, options) }

      public func receive<Downstream: Subscriber>(subscriber: Downstream)
      where Downstream.Input == Output, Downstream.Failure == Failure {
        let (scheduler, interval, maximum) =
          switch strategy {
          case .byTime(let scheduler, let interval): (scheduler, interval, Int.max)
          case .byTimeOrCount(let scheduler, let interval, let count): (scheduler, interval, count)
          }
        let collection = TimedCollection<Upstream.Output, Downstream>(subscriber, maximum)
        collection.start { publish in
          scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval,
            tolerance: scheduler.minimumTolerance, options: options, publish)
        }
        upstream.subscribe(collection)
      }
    }
  }

  extension Publisher {
    /// Collects values during intervals, and publishes them as arrays. Source: Apple,
    /// Publisher.collect(_:options:).
    public func collect<S: Scheduler>(
      _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
      Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
  }

  /// The values collected since the last publication.
  private final class TimedCollection<Value, Downstream: Subscriber>: Subscriber, Subscription
  where Downstream.Input == [Value] {
    private let lock = NSRecursiveLock()
    private let maximum: Int
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var values: [Value] = []
    private var subscription: (any Subscription)?
    private var intervals: (any Cancellable)?

    init(_ downstream: Downstream, _ maximum: Int) {
      (self.downstream, self.maximum) = (downstream, maximum)
    }

    func start(_ schedule: (@escaping () -> Void) -> any Cancellable) {
      intervals = schedule { [weak self] in self?.publish() }
    }

    func receive(subscription: any Subscription) {
      self.subscription = subscription
      downstream?.receive(subscription: self)
      subscription.request(.unlimited)
    }

    func receive(_ input: Value) -> Subscribers.Demand {
      lock.lock()
      defer { lock.unlock() }
      values.append(input)
      if values.count >= maximum { publish() }
      return .none
    }

    private func publish() {
      lock.lock()
      defer { lock.unlock() }
      guard demand > 0, !values.isEmpty, let downstream else { return }
      let collected = values
      values = []
      demand -= 1
      demand += downstream.receive(collected)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      lock.lock()
      defer { lock.unlock() }
      if case .finished = completion { publish() }
      let receiver = downstream
      cancel()
      receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      defer { lock.unlock() }
      self.demand += demand
    }

    func cancel() {
      lock.lock()
      let (last, lastSubscription, lastIntervals) = (downstream, subscription, intervals)
      (downstream, subscription, intervals, values) = (nil, nil, nil, [])
      lock.unlock()
      lastSubscription?.cancel()
      lastIntervals?.cancel()
      withExtendedLifetime(last) {}
    }
  }
#endif
