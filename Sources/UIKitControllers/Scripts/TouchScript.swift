/// A script of touches on a window and rotations of the screen, to be played on the virtual clock.
///
/// ```swift
/// try window.play { fingers in
///   fingers.drag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 160, y: 160), duration: 0.3)
///   fingers.wait(0.1)
///   fingers.lift()
/// }
/// ```
///
/// Points are in the window's coordinates, in points; times are in seconds. The steps follow each
/// other. Fingers have numbers; the default is finger 1. A finger stays down until it is lifted or
/// cancelled, also across scripts.
public struct TouchScript: Equatable, Sendable {
  /// An action of a finger, or a rotation.
  enum Verb: Equatable, Sendable {
    case down(CGPoint)
    case move(to: CGPoint, duration: TimeInterval)
    case lift
    case cancel
    case turn(UIInterfaceOrientation)
  }

  struct Step: Equatable, Sendable {
    let time: TimeInterval
    /// The finger; nil for all that are down.
    let finger: Int?
    let verb: Verb
  }

  private(set) var steps: [Step] = []
  /// The first invalid interval.
  private(set) var wrongInterval: TimeInterval?

  /// Whether the script rotates the screen.
  var turnsScreen: Bool {
    steps.contains { if case .turn = $0.verb { true } else { false } }
  }

  /// The duration of the script, in seconds.
  public private(set) var duration: TimeInterval = 0

  /// Creates an empty script.
  public init() {}

  // MARK: One finger

  /// Puts a finger down.
  public mutating func down(at point: CGPoint, finger: Int = 1) { add(.down(point), finger) }

  /// Moves a finger at constant speed to a point; by default at once.
  public mutating func move(to point: CGPoint, duration: TimeInterval = 0, finger: Int = 1) {
    add(.move(to: point, duration: duration), finger)
    wait(duration)
  }

  /// Lifts a finger; by default all that are down.
  public mutating func lift(finger: Int? = nil) { add(.lift, finger) }

  /// Cancels a touch, as an incoming call does; by default all touches.
  public mutating func cancel(finger: Int? = nil) { add(.cancel, finger) }

  /// Waits for a duration.
  public mutating func wait(_ duration: TimeInterval) {
    guard duration >= 0, duration.isFinite else {
      wrongInterval = wrongInterval ?? duration
      return
    }
    self.duration += duration
  }

  // MARK: Gestures

  /// Taps with a finger, which is down for 0.05 seconds by default.
  public mutating func tap(at point: CGPoint, duration: TimeInterval = 0.05, finger: Int = 1) {
    down(at: point, finger: finger)
    wait(duration)
    lift(finger: finger)
  }

  /// Taps twice, with 0.1 seconds in between.
  public mutating func doubleTap(at point: CGPoint, finger: Int = 1) {
    tap(at: point, finger: finger)
    wait(0.1)
    tap(at: point, finger: finger)
  }

  /// Puts a finger down and waits, 0.6 seconds by default. The finger stays down.
  public mutating func longPress(
    at point: CGPoint, duration: TimeInterval = 0.6, finger: Int = 1
  ) {
    down(at: point, finger: finger)
    wait(duration)
  }

  /// Puts a finger down and moves it at constant speed to a point. The finger stays down.
  public mutating func drag(
    from start: CGPoint, to end: CGPoint, duration: TimeInterval, finger: Int = 1
  ) {
    drag(from: start, through: [(end, duration)], finger: finger)
  }

  /// Puts a finger down and moves it from point to point, each way at constant speed and with its
  /// own duration. The finger stays down.
  public mutating func drag(
    from start: CGPoint, through points: [(point: CGPoint, duration: TimeInterval)],
    finger: Int = 1
  ) {
    down(at: start, finger: finger)
    for (point, duration) in points { move(to: point, duration: duration, finger: finger) }
  }

  /// Puts a finger down, moves it with a velocity in points per second, and lifts it while it
  /// moves; after 0.1 seconds by default.
  public mutating func fling(
    from start: CGPoint, velocity: CGVector, duration: TimeInterval = 0.1, finger: Int = 1
  ) {
    let end = CGPoint(x: start.x + velocity.dx * duration, y: start.y + velocity.dy * duration)
    drag(from: start, to: end, duration: duration, finger: finger)
    lift(finger: finger)
  }

  /// Puts fingers 1 and 2 down on both sides of a point and moves them until they have another
  /// distance. They stay down.
  ///
  /// - Parameters:
  ///   - center: the point between the fingers.
  ///   - start: the distance at the beginning, in points.
  ///   - end: the distance at the end, in points.
  ///   - angle: the direction of the second finger from the first, in radians clockwise from the
  ///     right. Default 0.
  ///   - turn: the rotation about the centre on the way, in radians. Default 0.
  ///   - duration: of the movement, in seconds. Default 0.3.
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
    // A rotation is approximated by 30 straight movements along the arc.
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

  // MARK: Screen

  /// Rotates the screen unless it already has the orientation: its width becomes its height. Its
  /// size changes at once, and its contents follow within 0.3 seconds; the script's time does not
  /// advance. Fingers stay where they are.
  ///
  /// - Parameter orientation: portrait or landscape; both directions of each are equal, and
  ///   `unknown` does not rotate the screen.
  public mutating func turn(to orientation: UIInterfaceOrientation) {
    add(.turn(orientation), nil)
  }

  // MARK: Several scripts

  /// Appends another script.
  public mutating func append(_ script: TouchScript) { insert(script, at: duration) }

  /// Appends several scripts that run at the same time, each with its own fingers.
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
