/// A script as a sequence of moments.
struct TouchTimeline {
  typealias Act = FingerAct

  /// A moment, in seconds from the beginning: at most one action of each finger, or a rotation.
  struct Moment: Equatable {
    let time: TimeInterval
    var acts: [Act] = []
    var turn: UIInterfaceOrientation?
  }

  private enum Event {
    case act(Act)
    case turn(UIInterfaceOrientation)
  }

  private(set) var moments: [Moment] = []

  private let frameLength: TimeInterval
  /// The touchable area; nil if the script rotates the screen.
  private let still: TouchableArea?
  /// The positions of the fingers, and the ends of their movements.
  private var fingers: [Int: (point: CGPoint, end: TimeInterval)]
  private var timed: [(time: TimeInterval, event: Event)] = []

  /// Creates the moments of a script. Throws for an impossible script.
  ///
  /// - Parameters:
  ///   - script: the script.
  ///   - fingers: the fingers that are already down, and their points.
  ///   - window: the bounds of the window.
  ///   - rate: the number of positions per second of a moving finger.
  init(
    _ script: TouchScript, fingers: [Int: CGPoint], window: CGRect, framesPerSecond rate: Int
  ) throws(TouchScriptError) {
    if let interval = script.wrongInterval { throw .wrongInterval(interval) }
    guard rate > 0 else { throw .wrongFrameRate(rate) }
    self.fingers = fingers.mapValues { ($0, 0) }
    frameLength = 1 / TimeInterval(rate)
    still = script.turnsScreen ? nil : TouchableArea(window)
    let steps = script.steps.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for step in steps.map(\.element) { try add(step) }
    try group(fingers, TouchableArea(window))
  }

  private mutating func add(_ step: TouchScript.Step) throws(TouchScriptError) {
    switch step.verb {
    case .down(let point): try addDown(step.finger ?? 1, point, step.time)
    case .move(let point, let duration): try addMove(step.finger ?? 1, point, step.time, duration)
    case .lift: try addEnd(step, .ended, "lifted")
    case .cancel: try addEnd(step, .cancelled, "taken away")
    case .turn(let orientation): timed.append((step.time, .turn(orientation)))
    }
  }

  private mutating func addDown(
    _ finger: Int, _ point: CGPoint, _ time: TimeInterval
  ) throws(TouchScriptError) {
    guard fingers[finger] == nil else { throw .alreadyDown(finger: finger, time: time) }
    fingers[finger] = (point, time)
    add(finger, .began, point, time)
  }

  private mutating func addMove(
    _ finger: Int, _ end: CGPoint, _ time: TimeInterval, _ duration: TimeInterval
  ) throws(TouchScriptError) {
    let start = try place(of: finger, time, verb: "moved")
    try still?.check(finger, end, time + duration)
    var frame = (time / frameLength).rounded(.down) + 1
    // A frame at the end of the movement is its last point.
    while frame * frameLength < time + duration - frameLength / 1000 {
      let part = (frame * frameLength - time) / duration
      if part > 0 {
        let point = CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        add(finger, .moved, point, frame * frameLength)
      }
      frame += 1
    }
    add(finger, .moved, end, time + duration)
    fingers[finger] = (end, time + duration)
  }

  private mutating func addEnd(
    _ step: TouchScript.Step, _ phase: UITouch.Phase, _ verb: String
  ) throws(TouchScriptError) {
    let ended = step.finger.map { [$0] } ?? fingers.keys.sorted()
    if ended.isEmpty { throw .notDown(finger: 1, time: step.time, verb: verb) }
    for finger in ended {
      let point = try place(of: finger, step.time, verb: verb)
      fingers[finger] = nil
      add(finger, phase, point, step.time)
    }
  }

  private mutating func add(
    _ finger: Int, _ phase: UITouch.Phase, _ point: CGPoint, _ time: TimeInterval
  ) {
    timed.append((time, .act(Act(finger: finger, phase: phase, point: point))))
  }

  private func place(
    of finger: Int, _ time: TimeInterval, verb: String
  ) throws(TouchScriptError) -> CGPoint {
    guard let known = fingers[finger] else {
      throw .notDown(finger: finger, time: time, verb: verb)
    }
    guard known.end <= time else { throw .movedTwice(finger: finger, time: time) }
    return known.point
  }

  /// Groups the actions at one time into a moment, unless a finger would act twice in it, and
  /// checks that the fingers stay inside the window in each orientation.
  private mutating func group(
    _ fingers: [Int: CGPoint], _ glass: TouchableArea
  ) throws(TouchScriptError) {
    var glass = glass
    for (finger, point) in fingers { glass.put(finger, point) }
    let ordered = timed.enumerated().sorted {
      ($0.element.time, $0.offset) < ($1.element.time, $1.offset)
    }
    for (time, event) in ordered.map(\.element) {
      switch event {
      case .turn(let orientation):
        try glass.turn(to: orientation, time)
        moments.append(Moment(time: time, turn: orientation))
      case .act(let act):
        try glass.take(act, time)
        add(act, time)
      }
    }
  }

  private mutating func add(_ act: Act, _ time: TimeInterval) {
    if let last = moments.last, last.turn == nil, time - last.time < frameLength / 1000,
      !last.acts.contains(where: { $0.finger == act.finger })
    {
      moments[moments.count - 1].acts.append(act)
    } else {
      moments.append(Moment(time: time, acts: [act]))
    }
  }
}
