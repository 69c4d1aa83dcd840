import Dispatch
import Sessions
import WorkMeter

/// The pending loads of a session, and the pending results of ended loads.
///
/// Waiting uses the machine's clock, the only use here: the timeout only ends waits that hang, and
/// does not affect pictures.
package final class LoadRegistry: SessionState, @unchecked Sendable {
  /// The default time that a picture waits for loads.
  package static let patience = Duration.seconds(10)

  private struct Load {
    let name: String
    /// The task in which the load began; nil outside of tasks.
    let task: Int?
    /// Whether the load was released, so that it cannot end.
    var isAbandoned = false
    /// Whether the load ends after the main queue's pending work.
    var isBehindMainQueue = false
  }

  private let session: WeakSession
  /// Guards the other properties; signalled at every change.
  private let condition = NSCondition()
  private var begun = 0
  private var loads: [Int: Load] = [:]
  private var deliveries: [(name: String, show: @MainActor @Sendable () -> Void)] = []

  /// Creates a board without loads.
  package init(in session: RenderSession) { self.session = WeakSession(session) }

  /// The board of a new load: that of the calling thread's or task's session. A thread without a
  /// session belongs to the presented one.
  static var ofNewLoad: LoadRegistry {
    let current = RenderSession.current
    let session = current === RenderSession.device ? RenderSession.presented ?? current : current
    return session.state()
  }

  // MARK: Loads

  func begin(_ name: String) -> Int {
    changing {
      begun += 1
      loads[begun] = Load(name: name, task: Self.currentTask)
      return begun
    }
  }

  func abandon(_ number: Int) {
    changing {
      if loads[number]?.isBehindMainQueue == false { loads[number]?.isAbandoned = true }
    }
  }

  func end(_ number: Int, delivering show: (@MainActor @Sendable () -> Void)?) {
    changing {
      guard let load = loads.removeValue(forKey: number), let show else { return }
      deliveries.append((load.name, show))
    }
    // For a served main queue; pictures do not depend on it.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.deliverInSession() } }
  }

  func endBehindMainQueue(_ number: Int) {
    changing { loads[number]?.isBehindMainQueue = true }
    DispatchQueue.main.async { self.end(number, delivering: nil) }
  }

  // MARK: Waiting

  /// Whether a picture taken now would be incomplete.
  package var isBusy: Bool { reading { !deliveries.isEmpty || !missing.isEmpty } }

  /// The names of the pending loads: those whose results are pending, then the others in the order
  /// in which they began.
  package var names: [String] { reading { deliveries.map(\.name) + missing.map(\.name) } }

  /// Waits until all loads have ended and their results are shown.
  ///
  /// - Returns: The names of the loads that did not end within `patience` or cannot end, because
  ///   they were released or wait for a main queue that is not served. Released loads are removed
  ///   once returned.
  @MainActor
  package func wait(within patience: Duration = patience) -> [String] {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while true {
      deliver()
      guard isBusy else { return [] }
      if let stuck = stuck() { return stuck }
      let left = deadline - clock.now
      if left <= .zero { return names }
      // Only the run loop serves the main queue until this function returns.
      serve(until: Date(timeIntervalSinceNow: min(left / .seconds(1), 0.05))) {
        deliveries.isEmpty && !missing.isEmpty
      }
    }
  }

  /// Waits for a condition other than loads, and shows results of loads meanwhile.
  ///
  /// - Parameters:
  ///   - patience: The maximum time.
  ///   - isOver: Returns whether the condition is met; called repeatedly, and after `wake()`.
  /// - Returns: Whether the condition is met.
  @MainActor
  package func wait(within patience: Duration = patience, until isOver: () -> Bool) -> Bool {
    let clock = ContinuousClock()
    let deadline = clock.now + patience
    while true {
      deliver()
      if isOver() { return true }
      let left = deadline - clock.now
      if left <= .zero { return false }
      serve(until: Date(timeIntervalSinceNow: min(left / .seconds(1), 0.05))) {
        deliveries.isEmpty
      }
    }
  }

  /// Wakes waiting threads to check their conditions. Thread-safe.
  package func wake() { changing {} }

  /// Runs the main queue for a while; if this thread cannot, waits for a change.
  ///
  /// - Parameter mayRest: Returns whether to wait; called with the lock held.
  @MainActor
  private func serve(until date: Date, whileIdle mayRest: () -> Bool) {
    if Self.servesMainQueue {
      _ = RunLoop.main.run(mode: .default, before: date)
    } else {
      condition.lock()
      defer { condition.unlock() }
      if mayRest() { _ = condition.wait(until: date) }
    }
  }

  /// Whether the calling thread can run the main queue. Under Swift Testing none can: the main
  /// actor moves between threads there, and blocking it blocks the queue.
  package static var servesMainQueue: Bool { MainQueue.isMainThread }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// The loads that a picture waits for, in the order of their beginnings.
  ///
  /// If the main queue is not served, a load that needs it and began in another task belongs to
  /// that task, such as another test.
  private var missing: [Load] {
    let (serving, task) = (Self.servesMainQueue, Self.currentTask)
    return loads.filter { serving || !$0.value.isBehindMainQueue || $0.value.task == task }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// Returns the names of the missing loads if none of them can end.
  private func stuck() -> [String]? {
    changing {
      let missing = missing
      let canEnd = missing.contains {
        !$0.isAbandoned && (Self.servesMainQueue || !$0.isBehindMainQueue)
      }
      guard !canEnd, deliveries.isEmpty, !missing.isEmpty else { return nil }
      loads = loads.filter { !$0.value.isAbandoned }
      return missing.map(\.name)
    }
  }

  @MainActor
  private func deliverInSession() {
    guard let session = session.value else { return deliver() }
    session.run { deliver() }
  }

  @MainActor
  private func deliver() {
    let ready = changing {
      defer { deliveries = [] }
      return deliveries
    }
    guard !ready.isEmpty else { return }
    WorkMeter.measure(.cells) {
      for delivery in ready { delivery.show() }
    }
  }

  private func reading<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer { condition.unlock() }
    return body()
  }

  private func changing<Value>(_ body: () -> Value) -> Value {
    condition.lock()
    defer {
      condition.broadcast()
      condition.unlock()
    }
    return body()
  }
}
