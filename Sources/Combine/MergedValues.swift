#if Combine
  import Foundation
  import OpenCombine

  /// The values of several publishers on their way to one subscriber: what `merge(with:)` and all
  /// of `Publishers.Merge`, `Merge3` to `Merge8` and `MergeMany` have in common.
  ///
  /// While the subscriber demands a limited number of values, each publisher is asked for one at a
  /// time, which waits until it is demanded. If all publishers have finished and no value waits, or
  /// one has failed, so has the whole; publishers that have not ended are then cancelled.
  final class MergedValues<Downstream: Subscriber>: Subscription {
    /// Subscribes one of the publishers.
    typealias Beginning = (MergedValue<Downstream>) -> Void

    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var sources: [MergedValue<Downstream>] = []
    private var unfinishedCount: Int

    /// Merges publishers of any types, by their methods `subscribe(_:)`.
    static func begin(_ downstream: Downstream, _ beginnings: Beginning...) {
      begin(downstream, all: beginnings)
    }

    /// Passes a subscription on to a subscriber, then subscribes the publishers in order.
    static func begin(_ downstream: Downstream, all beginnings: [Beginning]) {
      let values = MergedValues(downstream, beginnings.count)
      downstream.receive(subscription: values)
      guard !beginnings.isEmpty else { return values.finish() }
      for begin in beginnings { begin(MergedValue(values)) }
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
      if isUnlimited { source.requestAll() } else { source.requestNext() }
    }

    func receive(
      _ value: Downstream.Input, from source: MergedValue<Downstream>
    ) -> Subscribers.Demand {
      lock.lock()
      defer { lock.unlock() }
      guard downstream != nil else { return .none }
      guard demand > 0 else {
        source.waiting = value
        return .none
      }
      deliver(value)
      if demand == .unlimited, !source.hasRequestedAll { serve() }
      return source.hasRequestedAll || downstream == nil ? .none : .max(1)
    }

    private func deliver(_ value: Downstream.Input) {
      demand -= 1
      demand += downstream?.receive(value) ?? .none
    }

    /// Delivers waiting values while there is demand, and asks their publishers for more.
    private func serve() {
      for source in sources {
        guard demand > 0, downstream != nil else { return }
        let value = source.waiting
        source.waiting = nil
        if let value { deliver(value) }
        guard downstream != nil else { return }
        if demand == .unlimited {
          source.requestAll()
        } else if value != nil {
          source.requestNext()
        }
      }
      finishIfEmpty()
    }

    func end(
      _ source: MergedValue<Downstream>, _ completion: Subscribers.Completion<Downstream.Failure>
    ) {
      lock.lock()
      defer { lock.unlock() }
      source.subscription = nil
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
      self.demand += demand
      serve()
    }

    func cancel() {
      lock.lock()
      // Released outside of the lock.
      let (last, lastSources) = (downstream, sources)
      (downstream, sources) = (nil, [])
      lock.unlock()
      for source in lastSources { source.cancel() }
      withExtendedLifetime(last) {}
    }
  }

  /// The subscriber of one of several merged publishers.
  final class MergedValue<Downstream: Subscriber>: Subscriber {
    private let values: MergedValues<Downstream>
    fileprivate var subscription: (any Subscription)?
    /// The value that is not demanded yet.
    fileprivate var waiting: Downstream.Input?
    /// Whether all values have been requested.
    fileprivate private(set) var hasRequestedAll = false

    fileprivate init(_ values: MergedValues<Downstream>) { self.values = values }

    fileprivate func requestNext() { if !hasRequestedAll { subscription?.request(.max(1)) } }

    fileprivate func requestAll() {
      guard !hasRequestedAll else { return }
      hasRequestedAll = true
      subscription?.request(.unlimited)
    }

    fileprivate func cancel() {
      subscription?.cancel()
      (subscription, waiting) = (nil, nil)
    }

    func receive(subscription: any Subscription) { values.begin(self, subscription) }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
      values.receive(input, from: self)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      values.end(self, completion)
    }
  }
#endif
