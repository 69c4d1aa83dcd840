/// Time of its own for the animations that begin while it is in force: somebody says how far they
/// have come, and when he lets them go they run on to their end, or back to their beginning.
@MainActor
package final class AnimationPace {
  /// Where the animations are going by themselves.
  private struct Course {
    let start: MediaClock.Ticks
    let from: CFTimeInterval
    let end: CFTimeInterval
    let duration: CFTimeInterval
    let curve: AnimationCurve
  }

  /// A property that was changed, and what it was before.
  private struct Change {
    let layer: CALayer
    let key: String
    let old: [Double]
  }

  private struct Property: Hashable {
    let layer: ObjectIdentifier
    let key: String
  }

  /// When the animations began.
  let begin: MediaClock.Ticks
  private let clock: MediaClock
  private var held: CFTimeInterval = 0
  private var course: Course?
  private var ends: [ScheduledEvent] = []
  private var known: Set<Property> = []
  private var changes: [Change] = []
  private var arrival: ScheduledEvent?
  /// Whether moments before the beginning and after the end are an even way's beyond its ends, as
  /// for a spring that swings.
  package var goesBeyond = false

  /// Animations that stand at their beginning.
  package init(clock: MediaClock) {
    self.clock = clock
    begin = clock.ticks
  }

  /// The one in force in the current session.
  package static var current: AnimationPace? { TransactionStack.current.pace }

  /// Has the animations that a closure begins go by this pace.
  package func run<R>(_ body: () throws -> R) rethrows -> R {
    let stack = TransactionStack.current
    let outer = stack.pace
    stack.pace = self
    defer { stack.pace = outer }
    return try body()
  }

  /// How far the animations have come, in seconds.
  package var elapsed: CFTimeInterval {
    guard let course else { return held }
    let time = MediaClock.seconds(clock.ticks - course.start)
    let part = course.duration > 0 ? min(1, time / course.duration) : 1
    return course.from + (course.end - course.from) * course.curve.value(at: part)
  }

  /// Holds the animations so many seconds after their beginning.
  package func hold(at elapsed: CFTimeInterval) {
    course = nil
    arrival?.cancel()
    held = elapsed
  }

  /// Lets the animations run on.
  ///
  /// - Parameters:
  ///   - end: so many seconds after their beginning they are over; with 0 they run back, and what
  ///     they changed is what it was before.
  ///   - duration: how long it takes from where they are, in seconds.
  ///   - curve: how they go there. Default evenly.
  ///   - arrived: called when they are there, instead of ending them.
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

  /// Ends the animations now and leaves everything as it is seen.
  package func finishHere() {
    let seen = changes.compactMap { change -> Change? in
      guard let shown = change.layer.presentation(),
        let property = type(of: shown).animatedProperty(change.key)
      else { return nil }
      return Change(layer: change.layer, key: change.key, old: property.read(shown))
    }
    changes = seen
    finish(back: true)
  }

  /// Ends the animations now: at their end, or back at their beginning.
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

  /// Has something happen when the animations are over.
  func atEnd(_ action: @escaping @MainActor () -> Void) -> ScheduledEvent {
    let event = ScheduledEvent(moment: begin, action)
    ends.append(event)
    return event
  }

  /// Remembers what a property was before it was changed.
  func remember(_ layer: CALayer, _ key: String, _ old: [Double]) {
    guard known.insert(Property(layer: ObjectIdentifier(layer), key: key)).inserted else { return }
    changes.append(Change(layer: layer, key: key, old: old))
  }
}
