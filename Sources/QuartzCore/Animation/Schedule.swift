import LayoutGeometry

/// Something that happens when the clock reaches a moment.
@MainActor
package final class ScheduledEvent {
  let moment: MediaClock.Ticks
  /// Whether nothing is at rest before it has happened.
  let isAwaited: Bool
  /// What happens; nil after it was taken back, so that nothing of it is kept.
  private(set) var action: (@MainActor () -> Void)?
  fileprivate(set) var isCancelled = false
  fileprivate(set) var hasHappened = false

  init(
    moment: MediaClock.Ticks, isAwaited: Bool = true, _ action: @escaping @MainActor () -> Void
  ) {
    self.moment = moment
    self.isAwaited = isAwaited
    self.action = action
  }

  /// Takes the event back; nothing happens for one that has happened.
  package func cancel() { (isCancelled, action) = (true, nil) }

  /// Has it happen now, for one that waits for no moment of the clock.
  func happen() {
    guard !hasHappened, !isCancelled else { return }
    hasHappened = true
    action?()
  }
}

/// What is due, by moment; at one moment, in the order in which it was asked for.
@MainActor
struct Schedule {
  /// Latest first, so that the next one is taken from the end.
  private var events: [ScheduledEvent] = []
  /// What nothing waits for, latest first. Apart from the others, so that one that is never reached
  /// keeps none of those that were taken back.
  private var inPassing: [ScheduledEvent] = []
  /// How many events there may be before those that were taken back are looked for: twice as many
  /// as were left the last time, so that looking costs two comparisons an event in all.
  private var limit = 256

  nonisolated init() {}

  /// When something is due next that is waited for.
  var next: MediaClock.Ticks? {
    mutating get {
      dropCancelled()
      return events.last?.moment
    }
  }

  /// - Complexity: O(log *n*) comparisons and a move of what is due earlier.
  mutating func add(_ event: ScheduledEvent) -> ScheduledEvent {
    if events.count + inPassing.count > limit { sweep() }
    if event.isAwaited {
      events.insert(event, at: events.partitioningIndex { $0.moment <= event.moment })
    } else {
      inPassing.insert(event, at: inPassing.partitioningIndex { $0.moment <= event.moment })
    }
    return event
  }

  /// Takes out the next event that is due at a moment or before.
  mutating func takeNext(until end: MediaClock.Ticks) -> ScheduledEvent? {
    dropCancelled()
    let passing = inPassing.last.map { $0.moment < events.last?.moment ?? .max } ?? false
    guard let event = passing ? inPassing.last : events.last, event.moment <= end else {
      return nil
    }
    event.hasHappened = true
    return passing ? inPassing.removeLast() : events.removeLast()
  }

  /// Time may stand still for as long as events are made and taken back.
  private mutating func sweep() {
    events.removeAll(where: \.isCancelled)
    inPassing.removeAll(where: \.isCancelled)
    limit = max(256, 2 * (events.count + inPassing.count))
  }

  private mutating func dropCancelled() {
    while let last = events.last, last.isCancelled { events.removeLast() }
    while let last = inPassing.last, last.isCancelled { inPassing.removeLast() }
  }
}
