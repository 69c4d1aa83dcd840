/// A controllable time for the animations that begin while it is current: the owner sets their
/// progress, and on release they run to their end, or back to their beginning.
@MainActor
package final class AnimationTimeController {
  /// The course of released animations.
  private struct Course {
    let start: MediaClock.Ticks
    let from: CFTimeInterval
    let end: CFTimeInterval
    let duration: CFTimeInterval
    let curve: AnimationCurve
  }

  /// A changed property and its previous value.
  private struct Change {
    let layer: CALayer
    let key: String
    let old: [Double]
  }

  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  /// The time of the clock when the animations began.
  let begin: MediaClock.Ticks
  private let clock: MediaClock
  private var held: CFTimeInterval = 0
  private var course: Course?
  private var ends: [ScheduledEvent] = []
  private var known: Set<Property> = []
  private var changes: [Change] = []
  private var arrival: ScheduledEvent?
  /// Whether times before the beginning and after the end are extrapolated linearly, as for a
  /// spring that overshoots.
  package var extrapolates = false

  /// Creates a pace at its beginning.
  package init(clock: MediaClock) {
    self.clock = clock
    begin = clock.ticks
  }

  /// The current pace of the current session.
  package static var current: AnimationTimeController? { TransactionStack.current.pace }

  /// Runs a closure with this pace as the current one.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    let stack = TransactionStack.current
    let outer = stack.pace
    stack.pace = self
    defer { stack.pace = outer }
    return try body()
  }

  /// The elapsed time of the animations, in seconds.
  package var elapsed: CFTimeInterval {
    guard let course else { return held }
    let time = MediaClock.seconds(clock.ticks - course.start)
    let part = course.duration > 0 ? min(1, time / course.duration) : 1
    return course.from + (course.end - course.from) * course.curve.value(at: part)
  }

  /// Stops the animations at a time after their beginning, in seconds.
  package func hold(at elapsed: CFTimeInterval) {
    course = nil
    arrival?.cancel()
    held = elapsed
  }

  /// Lets the animations run to a time, where they end.
  ///
  /// - Parameters:
  ///   - end: The time, in seconds after the beginning; with 0 the animations run backwards, and
  ///     changes are reverted.
  ///   - duration: The duration of the remaining run, in seconds.
  ///   - curve: The curve of the remaining run. Default linear.
  ///   - arrived: Called at the end, where the animations then remain.
  package func release(
    to end: CFTimeInterval, in duration: CFTimeInterval, curve: AnimationCurve = .linear,
    arrived: (@MainActor () -> Void)? = nil
  ) {
    course = Course(
      start: clock.ticks, from: elapsed, end: end, duration: duration, curve: curve)
    arrival?.cancel()
    arrival = clock.schedule(after: duration) {
      if let arrived { arrived() } else { self.finish(back: end == 0) }
    }
  }

  /// Ends the animations and keeps the presented values.
  package func finishAtPresentedValues() {
    let seen = changes.compactMap { change -> Change? in
      guard let presentation = change.layer.presentation(),
        let property = type(of: presentation).animatedProperty(change.key)
      else { return nil }
      return Change(layer: change.layer, key: change.key, old: property.read(presentation))
    }
    changes = seen
    finish(back: true)
  }

  /// Ends the animations at their end, or back at their beginning.
  package func finish(back: Bool) {
    arrival?.cancel()
    if back {
      ImplicitAnimation.with(nil) {
        for change in changes.reversed() {
          type(of: change.layer).animatedProperty(change.key)?.write(change.layer, change.old)
        }
      }
    }
    let ends = ends
    (self.ends, changes, known) = ([], [], [])
    for event in ends where !event.isCancelled { event.happen() }
  }

  /// Schedules an action for the end of the animations.
  func atEnd(_ action: @escaping @MainActor () -> Void) -> ScheduledEvent {
    let event = ScheduledEvent(moment: begin, action)
    ends.append(event)
    return event
  }

  /// Records the value of a property before its change.
  func remember(_ layer: CALayer, _ key: String, _ old: [Double]) {
    guard known.insert(Property(layer: ObjectIdentifier(layer), key: key)).inserted else { return }
    changes.append(Change(layer: layer, key: key, old: old))
  }
}
