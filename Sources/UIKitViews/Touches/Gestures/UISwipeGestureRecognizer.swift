/// Recognizes fingers that move quickly and straight in one direction.
///
/// Source: Apple, UISwipeGestureRecognizer.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// The directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set from UIKit's bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// To the right.
    public static let right = Direction(rawValue: 1 << 0)
    /// To the left.
    public static let left = Direction(rawValue: 1 << 1)
    /// Up.
    public static let up = Direction(rawValue: 1 << 2)
    /// Down.
    public static let down = Direction(rawValue: 1 << 3)
  }

  /// The directions that are recognized. Default right.
  open var direction = Direction.right

  /// The number of fingers. Default 1.
  open var numberOfTouchesRequired = 1

  private var timeOut: ScheduledEvent?

  /// Starts to wait for the movement.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    guard timeOut == nil else { return }
    let clock = view?.layer.clock ?? .current
    timeOut = clock.schedule(after: GestureLimits.swipeDuration) { [weak self] in
      if let self, !progress.hasSucceeded { state = .failed }
    }
  }

  /// Recognizes the swipe if the fingers have moved far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let (locationInWindow, start) = (
      self.touches.map(\.locationInWindow).centre, self.touches.map(\.start).centre
    )
    let vector = CGVector(dx: locationInWindow.x - start.x, dy: locationInWindow.y - start.y)
    let ways: [(direction: Direction, on: CGFloat, aside: CGFloat)] = [
      (.right, vector.dx, vector.dy), (.left, -vector.dx, vector.dy), (.up, -vector.dy, vector.dx),
      (.down, vector.dy, vector.dx),
    ]
    let wanted = ways.filter { direction.contains($0.direction) }
    let straight = wanted.filter { abs($0.aside) <= GestureLimits.swipeDeviation }
    if straight.isEmpty {
      state = .failed
    } else if straight.contains(where: { $0.on >= GestureLimits.swipeDistance }) {
      state = .ended
    }
  }

  /// Fails.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Fails.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Cancels the timer.
  open override func reset() {
    super.reset()
    timeOut?.cancel()
    timeOut = nil
  }
}
