/// Moves the content of a scroll view, for drags, motions and changes by code.
///
/// Motions advance frame by frame. Frames are at whole sixtieths of a second after the start, so
/// that the steps of the clock do not matter.
@MainActor
package final class ScrollDriver {
  package static let framesPerSecond: TimeInterval = 60

  private weak var view: UIScrollView?
  /// The current motion of the content.
  package private(set) var motion: (any ContentMotion)?
  /// The current drag of the content.
  private(set) var drag: ScrollDrag?
  /// The translation of the drag.
  private var translation = CGPoint.zero

  /// Whether the motion was shifted since it was last limited.
  private(set) var wasShifted = false

  private var beginning: TimeInterval = 0
  private var frame = 0
  private var next: ScheduledEvent?
  /// Whether the content is moved by the drag.
  private var isTrackingTouch = false

  init(of view: UIScrollView) { self.view = view }

  var isDecelerating: Bool { motion is Deceleration }

  // MARK: Motions

  /// Starts a motion in place of the current one.
  package func start(_ motion: any ContentMotion) {
    stop()
    guard let view else { return }
    self.motion = motion
    (beginning, frame) = (view.layer.clock.now, 0)
    waitForNextFrame(view)
  }

  /// Stops the motion. Returns whether there was one.
  @discardableResult
  func stop(byTouch: Bool = false) -> Bool {
    guard let motion, let view, motion.stopsOnTouch || !byTouch else { return false }
    discardMotion()
    motion.wasStopped(in: view, byTouch: byTouch)
    view.scrollingMayHaveEnded()
    return true
  }

  /// Ends a motion, without notifying it.
  package func end(_ motion: any ContentMotion) { if self.motion === motion { discardMotion() } }

  /// Limits the end of the motion to the content, which may have become shorter.
  package func clampToContent() {
    wasShifted = false
    if let view { motion?.clampToContent(view, at: view.layer.clock.now - beginning) }
  }

  /// Shifts the motion after the visible content has been moved. An end outside the range is
  /// corrected by the next layout.
  package func shift(by distance: CGPoint) {
    motion?.shift(by: distance)
    wasShifted = motion != nil
  }

  /// Called before code moves the content: a deceleration continues from there, other motions stop.
  func contentWillBeMoved(to offset: CGPoint) {
    guard let view, let slowing = motion as? Deceleration else {
      stop()
      return
    }
    slowing.goOn(
      from: UIScreen.main.rounded(offset), in: view, at: view.layer.clock.now - beginning)
  }

  private func discardMotion() {
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
    discardMotion()
    motion.didArrive(in: view)
    view.scrollingMayHaveEnded()
  }

  // MARK: Dragging

  /// Begins a drag.
  func beginDrag(_ axes: ScrollAxes) {
    guard let view else { return }
    stop(byTouch: true)
    drag = ScrollDrag(view, axes: axes)
    translation = .zero
  }

  /// Called after the range of offsets has changed: during a drag the content stays in place.
  func rangeDidChange() {
    guard let view, let drag else { return }
    var isRestart = ScrollDrag(view, axes: drag.axes)
    isRestart.shift(by: translation)
    self.drag = isRestart
  }

  /// Moves the content by the translation of the drag.
  func follow(_ translation: CGPoint) {
    guard let view, let drag else { return }
    self.translation = translation
    isTrackingTouch = true
    view.scroll(to: drag.offset(view, after: translation))
    isTrackingTouch = false
  }

  /// Ends the drag. Returns the velocity of the content, in points a second.
  func endDrag(finger velocity: CGPoint) -> CGPoint {
    guard let view, let drag else { return .zero }
    self.drag = nil
    return drag.velocity(view, finger: velocity)
  }

  /// Called after code has moved the content: a drag continues from there.
  func contentWasMoved(by distance: CGPoint) {
    if !isTrackingTouch { drag?.shift(by: distance) }
  }
}
