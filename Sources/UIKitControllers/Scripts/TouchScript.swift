/// What fingers do on a window, and when, and how the screen is turned: written down, then played
/// on the virtual clock.
///
/// ```swift
/// try window.play { fingers in
///   fingers.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 160), duration: 0.3)
///   fingers.wait(0.1)
///   fingers.lift()
/// }
/// ```
///
/// Points are the window's, in points; times are in seconds. One thing follows the other. Fingers
/// have numbers: without one, finger 1 is meant. A finger stays down until it is lifted or taken
/// away, also from one script to the next.
public struct TouchScript: Equatable, Sendable {
  /// What one finger does.
  enum Verb: Equatable, Sendable {
    case down(CGPoint)
    case move(to: CGPoint, duration: TimeInterval)
    case lift
    case cancel
    case turn(UIInterfaceOrientation)
  }

  struct Step: Equatable, Sendable {
    let time: TimeInterval
    /// Nil for all that are down.
    let finger: Int?
    let verb: Verb
  }

  private(set) var steps: [Step] = []
  /// The first interval that was no time.
  private(set) var wrongInterval: TimeInterval?

  /// Whether the screen is turned anywhere in it.
  var turnsScreen: Bool {
    steps.contains { if case .turn = $0.verb { true } else { false } }
  }

  /// How long it takes, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// A script in which nothing happens.
  public init() {}

  // MARK: One finger

  /// A finger comes down.
  public mutating func down(at point: CGPoint, finger: Int = 1) { add(.down(point), finger) }

  /// A finger that is down moves evenly to a point; in no time by default.
  public mutating func move(to point: CGPoint, duration: TimeInterval = 0, finger: Int = 1) {
    add(.move(to: point, duration: duration), finger)
    wait(duration)
  }

  /// A finger is lifted; by default all that are down are.
  public mutating func lift(finger: Int? = nil) { add(.lift, finger) }

  /// A finger is taken away, as by a call that comes in; by default all that are down are.
  public mutating func cancel(finger: Int? = nil) { add(.cancel, finger) }

  /// Time passes.
  public mutating func wait(_ duration: TimeInterval) {
    guard duration >= 0, duration.isFinite else {
      wrongInterval = wrongInterval ?? duration
      return
    }
    self.duration += duration
  }

  // MARK: Gestures

  /// A finger comes down and is lifted; 0.05 seconds by default.
  public mutating func tap(at point: CGPoint, duration: TimeInterval = 0.05, finger: Int = 1) {
    down(at: point, finger: finger)
    wait(duration)
    lift(finger: finger)
  }

  /// Two taps, a tenth of a second apart.
  public mutating func doubleTap(at point: CGPoint, finger: Int = 1) {
    tap(at: point, finger: finger)
    wait(0.1)
    tap(at: point, finger: finger)
  }

  /// A finger comes down and rests; 0.6 seconds by default. It stays down.
  public mutating func longPress(
    at point: CGPoint, duration: TimeInterval = 0.6, finger: Int = 1
  ) {
    down(at: point, finger: finger)
    wait(duration)
  }

  /// A finger comes down and moves evenly to a point. It stays down.
  public mutating func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 1
  ) {
    drag(from: start, through: [(end, duration)], finger: finger)
  }

  /// A finger comes down and moves from point to point, evenly between two, each way in a time of
  /// its own. It stays down.
  public mutating func drag(
    from start: CGPoint, through points: [(point: CGPoint, duration: TimeInterval)],
    finger: Int = 1
  ) {
    down(at: start, finger: finger)
    for (point, duration) in points { move(to: point, duration: duration, finger: finger) }
  }

  /// A finger comes down, moves with a velocity in points a second, and is lifted on the way; after
  /// a tenth of a second by default.
  public mutating func fling(
    from start: CGPoint, velocity: CGVector, duration: TimeInterval = 0.1, finger: Int = 1
  ) {
    let end = CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
    drag(from: start, to: end, duration: duration, finger: finger)
    lift(finger: finger)
  }

  /// Two fingers, 1 and 2, come down on both sides of a point and move until they are another
  /// distance apart. They stay down.
  ///
  /// - Parameters:
  ///   - center: the point in the middle of the fingers.
  ///   - start: how far apart they come down, in points.
  ///   - end: how far apart they are in the end, in points.
  ///   - angle: the direction of the second finger from the first, in radians clockwise from the
  ///     right. Default 0.
  ///   - turn: how far they turn about each other on the way, in radians. Default 0.
  ///   - duration: of the way, in seconds. Default 0.3.
  public mutating func pinch(
    at center: CGPoint, from start: CGFloat, to end: CGFloat, angle: CGFloat = 0,
    turning turn: CGFloat = 0, duration: TimeInterval = 0.3
  ) {
    func place(_ side: CGFloat, _ distance: CGFloat, _ angle: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + side * distance / 2 * cos(angle),
        y: center.y + side * distance / 2 * sin(angle))
    }
    down(at: place(-1, start, angle), finger: 1)
    down(at: place(1, start, angle), finger: 2)
    // Fingers that turn go along an arc, in ways so short that they look round.
    let ways = turn == 0 ? 1 : 30
    for way in 1...ways {
      let part = CGFloat(way) / CGFloat(ways)
      let (distance, angle) = (start + (end - start) * part, angle + turn * part)
      let time = duration / TimeInterval(ways)
      add(.move(to: place(-1, distance, angle), duration: time), 1)
      add(.move(to: place(1, distance, angle), duration: time), 2)
      wait(time)
    }
  }

  // MARK: The screen

  /// The screen is turned, unless it stands that way: its width becomes its height. It has its new
  /// size at once, and what it shows follows within 0.3 seconds; no time passes by itself. Fingers
  /// stay where they are.
  ///
  /// - Parameter orientation: upright or sideways; which end is up makes no difference, and
  ///   `unknown` leaves the screen as it is.
  public mutating func turn(to orientation: UIInterfaceOrientation) {
    add(.turn(orientation), nil)
  }

  // MARK: Several

  /// What another script says happens after this one.
  public mutating func append(_ script: TouchScript) { insert(script, at: duration) }

  /// What other scripts say happens at the same time, each with fingers of its own.
  public mutating func together(_ scripts: [TouchScript]) {
    let start = duration
    for script in scripts { insert(script, at: start) }
  }

  private mutating func insert(_ script: TouchScript, at start: TimeInterval) {
    steps += script.steps.map { Step(time: start + $0.time, finger: $0.finger, verb: $0.verb) }
    wrongInterval = wrongInterval ?? script.wrongInterval
    duration = max(duration, start + script.duration)
  }

  private mutating func add(_ verb: Verb, _ finger: Int?) {
    steps.append(Step(time: duration, finger: finger, verb: verb))
  }
}
