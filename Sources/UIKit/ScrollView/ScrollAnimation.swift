/// The way of a scroll view to another offset, frame by frame.
///
/// The frames stand at whole sixtieths of a second after its beginning, so that it does not matter
/// in what steps the clock is advanced.
@MainActor
final class ScrollAnimation {
  /// In seconds. Apple speaks of a constant velocity; observers of about this time, slow at both
  /// ends.
  static let duration: TimeInterval = 0.3
  static let framesPerSecond: TimeInterval = 60
  private static let curve = CAMediaTimingFunction(name: .easeInEaseOut)
  private static let frames = Int((duration * framesPerSecond).rounded())

  private weak var view: UIScrollView?
  private var start: CGPoint
  private var end: CGPoint
  private let clock: MediaClock
  private let beginning: TimeInterval
  private var frame = 0
  private var next: ScheduledEvent?

  /// Begins the way; nil where the view is there already.
  init?(of view: UIScrollView, to end: CGPoint) {
    start = view.contentOffset
    self.end = end
    clock = view.layer.clock
    beginning = clock.now
    guard UIScreen.main.rounded(end) != start else { return nil }
    self.view = view
    waitForNextFrame()
  }

  /// Stays where it is.
  func cancel() { next?.cancel() }

  /// Ends where there still is content, should it have become shorter on the way.
  func keepInside() { if let view { end = view.clampedContentOffset(end) } }

  /// Goes the same way elsewhere: what is in sight has been moved.
  func move(by distance: CGPoint) {
    start = CGPoint(x: start.x + distance.x, y: start.y + distance.y)
    end = CGPoint(x: end.x + distance.x, y: end.y + distance.y)
  }

  private func waitForNextFrame() {
    let time = beginning + TimeInterval(frame + 1) / Self.framesPerSecond
    next = clock.schedule(at: time) { [weak self] in self?.step() }
  }

  private func step() {
    guard let view else { return }
    frame += 1
    let isLast = frame == Self.frames
    let progress = Self.curve.value(at: Double(frame) / Double(Self.frames))
    if !isLast { waitForNextFrame() }
    view.scroll(
      to: isLast
        ? end
        : CGPoint(
          x: start.x + (end.x - start.x) * progress, y: start.y + (end.y - start.y) * progress))
    view.layoutIfNeeded()
    if isLast { view.didArrive(by: self) }
  }
}

extension UIScrollView {
  fileprivate func didArrive(by animation: ScrollAnimation) {
    guard scrollAnimation === animation else { return }
    scrollAnimation = nil
    assignedDelegate?.scrollViewDidEndScrollingAnimation?(self)
  }
}
