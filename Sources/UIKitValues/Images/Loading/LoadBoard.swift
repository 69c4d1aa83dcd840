import Dispatch
import Sessions
import WorkMeter

/// Every load of a session that has begun and not ended, and what ended loads have to show.
///
/// Waiting uses the machine's clock, the only thing here that does: the bound cuts off what hangs
/// and never changes a picture.
package final class LoadBoard: SessionState, @unchecked Sendable {
  /// How long a picture waits for its loads, where nobody says otherwise.
  package static let patience = Duration.seconds(10)

  private struct Load {
    let name: String
    /// The task it began in; nil outside of tasks.
    let task: Int?
    /// Nobody holds it, so nobody can end it.
    var isAbandoned = false
    /// Only what the main queue still has to do is missing.
    var isBehindMainQueue = false
  }

  private let session: WeakSession
  /// Guards the rest; signalled when anything changes.
  private let condition = NSCondition()
  private var begun = 0
  private var loads: [Int: Load] = [:]
  private var deliveries: [(name: String, show: @MainActor @Sendable () -> Void)] = []

  /// No loads.
  package init(in session: RenderSession) { self.session = WeakSession(session) }

  /// Where a load that begins now belongs: to the session of the calling thread or task. A thread
  /// of no session works for the screen that is being drawn.
  static var ofNewLoad: LoadBoard {
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
    // For whoever serves the main queue; a picture being taken does not depend on it.
    DispatchQueue.main.async { MainActor.assumeIsolated { self.deliverInSession() } }
  }

  func endBehindMainQueue(_ number: Int) {
    changing { loads[number]?.isBehindMainQueue = true }
    DispatchQueue.main.async { self.end(number, delivering: nil) }
  }

  // MARK: Waiting

  /// Whether a picture taken now would lack something.
  package var isBusy: Bool { reading { !deliveries.isEmpty || !missing.isEmpty } }

  /// The names of the loads that a picture would have to wait for: those that have something to
  /// show, then the others in the order in which they began.
  package var names: [String] { reading { deliveries.map(\.name) + missing.map(\.name) } }

  /// Waits until every load has ended and what they had to show is shown.
  ///
  /// - Returns: the names of the loads that did not end within `patience`, or that cannot: nobody
  ///   holds them, or they wait for a main queue that nobody serves. Those that nobody holds are
  ///   forgotten when they have been named.
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
      // Nothing but the run loop serves the main queue while this function does not return.
      serve(until: Date(timeIntervalSinceNow: min(left / .seconds(1), 0.05))) {
        deliveries.isEmpty && !missing.isEmpty
      }
    }
  }

  /// Waits for something that is no load, and shows what loads have to show meanwhile.
  ///
  /// - Parameters:
  ///   - patience: how long at most.
  ///   - isOver: whether it has happened; asked again and again, and at once after `wake()`.
  /// - Returns: whether it has.
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

  /// Has whoever waits look again. May be called from any thread.
  package func wake() { changing {} }

  /// Lets the main queue run for a while, or, where this thread cannot, rests.
  ///
  /// - Parameter mayRest: whether nothing has come meanwhile; asked with the lock held.
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

  /// Whether the calling thread can run the main queue. Under Swift Testing none can: there the
  /// main actor moves from thread to thread, and what holds it holds up the queue.
  package static var servesMainQueue: Bool { Thread.isMainThread }

  private static var currentTask: Int? { withUnsafeCurrentTask { $0?.hashValue } }

  /// The loads that a picture has to wait for, in the order in which they began.
  ///
  /// Where the main queue is not served, a load that needs it and began in another task belongs to
  /// somebody who is awaiting it, such as another test.
  private var missing: [Load] {
    let (serving, task) = (Self.servesMainQueue, Self.currentTask)
    return loads.filter { serving || !$0.value.isBehindMainQueue || $0.value.task == task }
      .sorted { $0.key < $1.key }.map(\.value)
  }

  /// The names of the missing loads if none of them can end.
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
