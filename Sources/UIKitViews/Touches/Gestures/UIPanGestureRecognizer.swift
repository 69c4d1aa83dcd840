/// Recognizes fingers that move.
///
/// It begins when they have moved ten points, which the translation does not include. Source:
/// Apple, UIPanGestureRecognizer.
@preconcurrency @MainActor
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// The minimum number of fingers. Default 1.
  open var minimumNumberOfTouches = 1

  /// The maximum number of fingers. Default unlimited.
  open var maximumNumberOfTouches = Int.max

  /// The types of scrolling other than touches. Ignored: only touches scroll. Default none.
  open var allowedScrollTypesMask: UIScrollTypeMask = []

  /// The translation in the window since the gesture began, as changed by
  /// ``setTranslation(_:in:)``.
  package private(set) var accumulatedTranslation = CGVector.zero
  /// The translation before the gesture began, which ``accumulatedTranslation`` does not include.
  package private(set) var initialTranslation = CGVector.zero
  private var travelled = CGVector.zero
  private var tracker = VelocityTracker()

  /// Returns the translation since the gesture began, in a view's coordinates, in points.
  open func translation(in view: UIView?) -> CGPoint { converted(accumulatedTranslation, to: view) }

  /// Sets the translation.
  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    guard let view, let window = view.window, view !== window else {
      return accumulatedTranslation = CGVector(dx: translation.x, dy: translation.y)
    }
    let start = view.convert(CGPoint.zero, to: window)
    let end = view.convert(translation, to: window)
    accumulatedTranslation = CGVector(dx: end.x - start.x, dy: end.y - start.y)
  }

  /// Returns the velocity in a view's coordinates, in points per second.
  open func velocity(in view: UIView?) -> CGPoint {
    converted(tracker.velocity(at: clock.now), to: view)
  }

  /// Starts to measure.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > maximumNumberOfTouches {
      guard progress.hasSucceeded else { return state = .failed }
      for touch in touches { ignore(touch, for: event) }
    }
    tracker.add(travelled, at: clock.now)
  }

  /// Follows the centre of the touches.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    let steps = self.touches.map { touch in
      let (now, before) = (touch.locationInWindow, touch.previousLocation(in: nil))
      return CGPoint(x: now.x - before.x, y: now.y - before.y)
    }
    let step = steps.centre
    accumulatedTranslation = CGVector(
      dx: accumulatedTranslation.dx + step.x, dy: accumulatedTranslation.dy + step.y)
    travelled = CGVector(dx: travelled.dx + step.x, dy: travelled.dy + step.y)
    tracker.add(travelled, at: clock.now)
    if progress.hasSucceeded {
      state = .changed
    } else if numberOfTouches >= minimumNumberOfTouches {
      beginPastHysteresis()
    }
  }

  /// Ends the gesture when too few fingers are left.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    let left = self.touches.filter { !$0.isOver }.count
    if left == 0 || progress.hasSucceeded && left < minimumNumberOfTouches {
      state = progress.hasSucceeded ? .ended : .failed
    }
  }

  /// Cancels the gesture when no finger is left.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    if self.touches.allSatisfy(\.isOver) { state = progress.hasSucceeded ? .cancelled : .failed }
  }

  /// Resets the translation and the velocity.
  open override func reset() {
    super.reset()
    (accumulatedTranslation, initialTranslation, travelled, tracker) = (
      .zero, .zero, .zero, VelocityTracker()
    )
  }

  /// Returns the part of a translation that counts for the beginning of the gesture, in points.
  @_spi(UIKit) open func distance(_ translation: CGVector) -> CGFloat { translation.length }

  /// The distance before the gesture begins, in points.
  package var hysteresis: CGFloat { GestureLimits.panHysteresis }

  private func beginPastHysteresis() {
    let distance = distance(accumulatedTranslation)
    guard distance >= hysteresis, distance > 0 else { return }
    let left = (distance - hysteresis) / distance
    initialTranslation = accumulatedTranslation
    accumulatedTranslation = CGVector(
      dx: accumulatedTranslation.dx * left, dy: accumulatedTranslation.dy * left)
    state = .began
  }

  private var clock: MediaClock { view?.layer.clock ?? .current }
}
