/// Recognises fingers that move, and follows them.
///
/// It begins when they have moved ten points; these are not counted as moved. Source: Apple,
/// UIPanGestureRecognizer.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// How many fingers make the gesture at least. Default 1.
  open var minimumNumberOfTouches = 1

  /// How many fingers make the gesture at most. Default: as many as there are.
  open var maximumNumberOfTouches = Int.max

  /// What else makes the gesture. Kept: nothing but fingers scrolls here. Default none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// How far the fingers have moved in the window since the gesture began, but for what
  /// ``setTranslation(_:in:)`` has changed.
  package private(set) var way = CGVector.zero
  /// How far they had moved when it began, what is not counted among it.
  package private(set) var firstWay = CGVector.zero
  private var travelled = CGVector.zero
  private var tracker = VelocityTracker()

  /// How far the fingers have moved since the gesture began, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint { converted(way, to: view) }

  /// Counts on from another translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = view.window, view !== window else {
      return way = CGVector(dx: translation.x, dy: translation.y)
    }
    let start = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    way = CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// How fast the fingers move in a view's coordinates, in points a second.
  open func velocity(in view: UIView?) -> CGPoint {
    converted(tracker.velocity(at: clock.now), to: view)
  }

  /// Begins to measure.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      guard progress.isMade else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    tracker.add(travelled, at: clock.now)
  }

  /// Follows the middle of the fingers.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let steps = self.touches.map { touch in
      let (now, before) = (touch.place, touch.previousLocation(in: nil))
      return CGPoint(x: now.x - before.x, y: now.y - before.y)
    }
    let step = steps.centre
    way = CGVector(dx: way.dx + step.x, dy: way.dy + step.y)
    travelled = CGVector(dx: travelled.dx + step.x, dy: travelled.dy + step.y)
    tracker.add(travelled, at: clock.now)
    if progress.isMade {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches {
      beginIfFarEnough()
    }
  }

  /// Ends the gesture when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.filter { !$0.isOver }.count
    if left == 0 || progress.isMade && left < minimumNumberOfTouches {
      state = progress.isMade ? .ended : .failed
    }
  }

  /// Breaks the gesture off.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.allSatisfy(\.isOver) { state = progress.isMade ? .cancelled : .failed }
  }

  /// Forgets how far the fingers have moved.
  open override func reset() {
    super.reset()
    (way, firstWay, travelled, tracker) = (.zero, .zero, .zero, VelocityTracker())
  }

  /// How far the fingers have moved as far as that makes a gesture, in points.
  @_spi(UIKit) open func distance(_ way: CGVector) -> CGFloat { way.length }

  /// How far the fingers have moved before the gesture begins, in points.
  package var hysteresis: CGFloat { GestureLimits.panHysteresis }

  private func beginIfFarEnough() {
    let distance = distance(way)
    guard distance >= hysteresis, distance > 0 else { return }
    let left = (distance - hysteresis) / distance
    firstWay = way
    way = CGVector(dx: way.dx * left, dy: way.dy * left)
    state = .began
  }

  private var clock: MediaClock { view?.layer.clock ?? .current }
}
