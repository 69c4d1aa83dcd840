#if Combine
  import Foundation
  import OpenCombine

  /// The values of several publishers on their way to one subscriber.
  ///
  /// While the subscriber demands a limited number of values, each publisher is asked for one at a
  /// time. If all publishers have finished, or one has failed, so has the whole.
  final class MergedValues<Downstream: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var sources: [MergedValue<Downstream>] = []
    private var unfinishedCount: Int

    /// Creates a subscription to publishers and passes it on to the subscriber.
    static func begin(
      _ downstream: Downstream,
      _ publishers: [AnyPublisher<Downstream.Input, Downstream.Failure>]
    ) {
      let values = MergedValues(downstream, publishers.count)
      downstream.receive(subscription: values)
      guard !publishers.isEmpty else { return values.finish() }
      for publisher in publishers { publisher.subscribe(MergedValue(values)) }
    }

    private init(_ downstream: Downstream, _ count: Int) {
      (self.downstream, unfinishedCount) = (downstream, count)
    }

    func begin(_ source: MergedValue<Downstream>, _ subscription: any Subscription) {
      lock.lock()
      let isOver = downstream == nil
      if !isOver {
        source.subscription = subscription
        sources.append(source)
      }
      let isUnlimited = demand == .unlimited
      lock.unlock()
      if isOver { return subscription.cancel() }
      subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    func receive(
      _ value: Downstream.Input, from source: MergedValue<Downstream>
    ) -> Subscribers.Demand {
      lock.lock()
      defer { lock.unlock() }
      guard let downstream else { return .none }
      guard demand > 0 else {
        source.waiting = value
        return .none
      }
      demand -= 1
      demand += downstream.receive(value)
      return demand == .unlimited ? .none : .max(1)
    }

    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
      lock.lock()
      defer { lock.unlock() }
      unfinishedCount -= 1
      if case .failure = completion { return finish(completion) }
      finishIfEmpty()
    }

    private func finishIfEmpty() {
      if unfinishedCount == 0, sources.allSatisfy({ $0.waiting == nil }) { finish() }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure> = .finished) {
      let receiver = downstream
      cancel()
      receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      defer { lock.unlock() }
      let wasUnlimited = self.demand == .unlimited
      self.demand += demand
      for source in sources {
        guard self.demand > 0, let downstream else { break }
        if let value = source.waiting {
          source.waiting = nil
          self.demand -= 1
          self.demand += downstream.receive(value)
          if self.demand != .unlimited { source.subscription?.request(.max(1)) }
        }
        if !wasUnlimited, self.demand == .unlimited { source.subscription?.request(.unlimited) }
      }
      finishIfEmpty()
    }

    func cancel() {
      lock.lock()
      // Released outside of the lock.
      let (last, lastSources) = (downstream, sources)
      (downstream, sources) = (nil, [])
      lock.unlock()
      for source in lastSources { source.subscription?.cancel() }
      withExtendedLifetime(last) {}
    }
  }

  /// The subscriber of one of several merged publishers.
  final class MergedValue<Downstream: Subscriber>: Subscriber {
    private let values: MergedValues<Downstream>
    fileprivate var subscription: (any Subscription)?
    fileprivate var waiting: Downstream.Input?

    fileprivate init(_ values: MergedValues<Downstream>) { self.values = values }

    func receive(subscription: any Subscription) { values.begin(self, subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      values.receive(input, from: self)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      values.end(completion)
    }
  }
#endif
