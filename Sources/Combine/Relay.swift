#if Combine
  import OpenCombine
  import Synchronization

  /// A subscription that sends values to a subscriber according to its demand.
  final class Relay<Downstream: Subscriber>: Subscription, @unchecked Sendable {
    private struct State {
      var downstream: Downstream?
      var demand = Subscribers.Demand.none
      var end: (() -> Void)?
    }

    private let state: Mutex<State>
    private let begin: (Relay) -> Void

    /// Creates a subscription that sends values to a subscriber.
    ///
    /// - Parameters:
    ///   - downstream: The subscriber.
    ///   - begin: Called when values are requested.
    init(_ downstream: Downstream, begin: @escaping (Relay) -> Void = { _ in }) {
      nonisolated(unsafe) let downstream = downstream
      state = Mutex(State(downstream: downstream))
      self.begin = begin
    }

    /// Sets a closure that is called on cancellation.
    func atEnd(_ end: @escaping () -> Void) {
      nonisolated(unsafe) let end = end
      state.withLock { $0.end = end }
    }

    func request(_ demand: Subscribers.Demand) {
      state.withLock { $0.demand += demand }
      begin(self)
    }

    func cancel() {
      // Released outside of the lock.
      nonisolated(unsafe) var last: State?
      state.withLock { state in
        last = state
        (state.downstream, state.end) = (nil, nil)
      }
      last?.end?()
    }

    /// Sends a value if there is demand.
    func send(_ value: Downstream.Input) {
      nonisolated(unsafe) var wanting: Downstream?
      state.withLock { state in
        guard state.demand > 0 else { return }
        state.demand -= 1
        wanting = state.downstream
      }
      guard let wanting else { return }
      let more = wanting.receive(value)
      state.withLock { $0.demand += more }
    }

    /// Completes the subscription.
    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
      nonisolated(unsafe) var receiver: Downstream?
      state.withLock { state in
        receiver = state.downstream
        (state.downstream, state.end) = (nil, nil)
      }
      receiver?.receive(completion: completion)
    }
  }
#endif
