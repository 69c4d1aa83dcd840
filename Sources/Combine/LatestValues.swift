#if Combine
  import Foundation
  import OpenCombine

  /// The latest values of several publishers, combined for a subscriber.
  ///
  /// All values of the publishers are requested. While the subscriber demands none, the last
  /// combination waits. If all publishers have finished, or one has failed, so has the combination.
  final class LatestValues<Downstream: Subscriber>: Subscription {
    private let lock = NSRecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var waiting: Downstream.Input?
    private var subscriptions: [any Subscription] = []
    private var unfinishedCount = 0
    private var combine: (() -> Downstream.Input?)?

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// Returns a subscriber for one of the publishers.
    func source<Value>(of type: Value.Type) -> LatestValue<Value, Downstream> {
      unfinishedCount += 1
      return LatestValue(self)
    }

    /// Passes itself on to the subscriber.
    ///
    /// - Parameter combine: Returns the combination, or nil while a value is missing.
    func begin(_ combine: @escaping () -> Downstream.Input?) {
      self.combine = combine
      downstream?.receive(subscription: self)
    }

    func begin(_ subscription: any Subscription) {
      lock.lock()
      let isOver = downstream == nil
      if !isOver { subscriptions.append(subscription) }
      lock.unlock()
      if isOver { subscription.cancel() } else { subscription.request(.unlimited) }
    }

    func change(_ change: () -> Void) {
      lock.lock()
      defer { lock.unlock() }
      change()
      guard let combination = combine?() else { return }
      waiting = combination
      deliver()
    }

    private func deliver() {
      guard demand > 0, let downstream, let combination = waiting else { return }
      waiting = nil
      demand -= 1
      demand += downstream.receive(combination)
    }

    func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
      lock.lock()
      defer { lock.unlock() }
      unfinishedCount -= 1
      if case .finished = completion, unfinishedCount > 0 { return }
      let receiver = downstream
      cancel()
      receiver?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
      lock.lock()
      defer { lock.unlock() }
      self.demand += demand
      deliver()
    }

    func cancel() {
      lock.lock()
      // Released outside of the lock.
      let (last, lastCombine, lastSubscriptions) = (downstream, combine, subscriptions)
      (downstream, combine, subscriptions, waiting) = (nil, nil, [], nil)
      lock.unlock()
      for subscription in lastSubscriptions { subscription.cancel() }
      withExtendedLifetime((last, lastCombine)) {}
    }
  }

  /// The subscriber of a publisher whose latest value is combined with others.
  final class LatestValue<Value, Downstream: Subscriber>: Subscriber {
    private let values: LatestValues<Downstream>
    private(set) var value: Value?

    fileprivate init(_ values: LatestValues<Downstream>) { self.values = values }

    func receive(subscription: any Subscription) { values.begin(subscription) }

    func receive(_ input: Value) -> Subscribers.Demand {
      values.change { value = input }
      return .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
      values.end(completion)
    }
  }
#endif
