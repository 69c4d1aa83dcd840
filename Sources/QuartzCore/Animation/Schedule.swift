import LayoutGeometry

/// An event that occurs at a time of the clock.
@MainActor
package final class ScheduledEvent {
  let moment: MediaClock.Ticks
  /// Whether the clock is not at rest before the event.
  let isAwaited: Bool
  /// The action; nil after cancellation, so that nothing is retained.
  private(set) var action: (@MainActor () -> Void)?
  fileprivate(set) var isCancelled = false
  fileprivate(set) var hasHappened = false
  /// Returns whether everything that the event would change or notify has ended.
  private let isMoot: (@MainActor () -> Bool)?

  init(
    moment: MediaClock.Ticks, isAwaited: Bool = true, isMoot: (@MainActor () -> Bool)? = nil,
    _ action: @escaping @MainActor () -> Void
  ) {
    self.moment = moment
    self.isAwaited = isAwaited
    self.isMoot = isMoot
    self.action = action
  }

  /// Whether the event does not occur.
  fileprivate var isOff: Bool { isCancelled || isMoot?() == true }

  /// Cancels the event; has no effect after it occurred.
  package func cancel() { (isCancelled, action) = (true, nil) }

  /// Runs the action, for events without a time of the clock.
  func happen() {
    guard !hasHappened, !isCancelled else { return }
    hasHappened = true
    action?()
  }
}

/// The scheduled events by time, then in the order of scheduling.
@MainActor
struct Schedule {
  /// The awaited events, latest first, so that the next one is removed from the end.
  private var events: [ScheduledEvent] = []
  /// The events that are not awaited, latest first. They are stored separately, so that an event
  /// that is never reached does not retain cancelled events.
  private var unawaited: [ScheduledEvent] = []
  /// The number of events above which those that do not occur are removed: twice the number that
  /// remained last, so that the search costs two comparisons per event in total.
  private var limit = 256

  nonisolated init() {}

  /// The time of the next awaited event.
  var next: MediaClock.Ticks? {
    mutating get {
      dropCancelled()
      return events.last?.moment
    }
  }

  /// - Complexity: O(log *n*) comparisons and a move of earlier events.
  mutating func add(_ event: ScheduledEvent) -> ScheduledEvent {
    if events.count + unawaited.count > limit { sweep() }
    if event.isAwaited {
      events.insert(event, at: events.partitioningIndex { $0.moment <= event.moment })
    } else {
      unawaited.insert(event, at: unawaited.partitioningIndex { $0.moment <= event.moment })
    }
    return event
  }

  /// Removes and returns the next event until a time.
  mutating func popNext(until end: MediaClock.Ticks) -> ScheduledEvent? {
    dropCancelled()
    let passing = unawaited.last.map { $0.moment < events.last?.moment ?? .max } ?? false
    guard let event = passing ? unawaited.last : events.last, event.moment <= end else {
      return nil
    }
    event.hasHappened = true
    return passing ? unawaited.removeLast() : events.removeLast()
  }

  /// Removes events that do not occur, which can accumulate while time does not advance.
  private mutating func sweep() {
    events.removeAll(where: \.isOff)
    unawaited.removeAll(where: \.isOff)
    limit = max(256, 2 * (events.count + unawaited.count))
  }

  private mutating func dropCancelled() {
    while let last = events.last, last.isOff { events.removeLast() }
    while let last = unawaited.last, last.isOff { unawaited.removeLast() }
  }
}
