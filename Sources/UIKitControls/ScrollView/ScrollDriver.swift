/// Moves the content of a scroll view: the only one who does, be it under a finger, by itself, or
/// because code has said so.
///
/// What moves by itself does so frame by frame. The frames stand at whole sixtieths of a second
/// after its beginning, so that it does not matter in what steps the clock is advanced.
@MainActor
package final class ScrollDriver {
  package static let framesPerSecond: TimeInterval = 60

  private weak var view: UIScrollView?
  /// What moves the content by itself.
  package private(set) var motion: (any ContentMotion)?
  /// The finger that moves the content.
  private(set) var drag: ScrollDrag?
  /// How far the finger has gone.
  private var way = CGPoint.zero

  /// Whether the way has been moved since it was last kept inside.
  private(set) var wasShifted = false

  private var beginning: TimeInterval = 0
  private var frame = 0
  private var next: ScheduledEvent?
  /// Whether the content moves because the finger does.
  private var isFollowingFinger = false

  init(of view: UIScrollView) { self.view = view }

  var isDecelerating: Bool { motion is Deceleration }

  // MARK: What moves by itself

  /// Begins a motion in place of another one.
  package func start(_ motion: any ContentMotion) {
    stop()
    guard let view else { return }
    self.motion = motion
    (beginning, frame) = (view.layer.clock.now, 0)
    waitForNextFrame(view)
  }

  /// Stays where it is. Returns whether it was moving.
  @discardableResult
  func stop(byFinger: Bool = false) -> Bool {
    guard let motion, let view, motion.yieldsToFingers || !byFinger else { return false }
    forgetMotion()
    motion.wasStopped(in: view, byFinger: byFinger)
    view.scrollingMayHaveEnded()
    return true
  }

  /// Ends a motion that knows.
  package func end(_ motion: any ContentMotion) { if self.motion === motion { forgetMotion() } }

  /// Ends where there still is content, should it have become shorter on the way.
  package func keepInside() {
    wasShifted = false
    if let view { motion?.keepInside(view, at: view.layer.clock.now - beginning) }
  }

  /// Goes the same way elsewhere: what is in sight has been moved. Where that ends outside, the
  /// next layout finds out.
  package func shift(by distance: CGPoint) {
    motion?.shift(by: distance)
    wasShifted = motion != nil
  }

  /// Code moves the content: what slows down goes on from there, other motions end.
  func contentWillBeMoved(to offset: CGPoint) {
    guard let view, let slowing = motion as? Deceleration else {
      stop()
      return
    }
    slowing.goOn(
      from: UIScreen.main.rounded(offset), in: view, at: view.layer.clock.now - beginning)
  }

  private func forgetMotion() {
    next?.cancel()
    (next, motion) = (nil, nil)
  }

  private func waitForNextFrame(_ view: UIScrollView) {
    let time = beginning + TimeInterval(frame + 1) / Self.framesPerSecond
    next = view.layer.clock.schedule(at: time) { [weak self] in self?.step() }
  }

  private func step() {
    guard let view, let motion else { return }
    frame += 1
    let time = TimeInterval(frame) / Self.framesPerSecond
    // The clock counts whole nanoseconds.
    let isLast = time >= motion.duration - 1e-9
    if !isLast { waitForNextFrame(view) }
    motion.move(view, to: isLast ? motion.duration : time)
    view.layoutIfNeeded()
    guard self.motion === motion else { return }
    motion.didStep(in: view)
    guard isLast, self.motion === motion else { return }
    forgetMotion()
    motion.didArrive(in: view)
    view.scrollingMayHaveEnded()
  }

  // MARK: Under a finger

  /// A finger begins to scroll.
  func beginDrag(_ axes: ScrollAxes) {
    guard let view else { return }
    stop(byFinger: true)
    drag = ScrollDrag(view, axes: axes)
    way = .zero
  }

  /// The content has other ends: under a finger it stays where it is.
  func rangeDidChange() {
    guard let view, let drag else { return }
    var anew = ScrollDrag(view, axes: drag.axes)
    anew.shift(by: way)
    self.drag = anew
  }

  /// The finger has gone so far since then.
  func follow(_ way: CGPoint) {
    guard let view, let drag else { return }
    self.way = way
    isFollowingFinger = true
    view.scroll(to: drag.offset(view, after: way))
    isFollowingFinger = false
  }

  /// The finger has let go. Returns how fast the content moves, in points a second.
  func endDrag(finger velocity: CGPoint) -> CGPoint {
    guard let view, let drag else { return .zero }
    self.drag = nil
    return drag.velocity(view, finger: velocity)
  }

  /// Code has moved the content: a finger that lies on it goes on from there.
  func contentWasMoved(by distance: CGPoint) {
    if !isFollowingFinger { drag?.shift(by: distance) }
  }
}
