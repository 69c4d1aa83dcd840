/// Recognises fingers that move quickly and straight in one direction.
///
/// Source: Apple, UISwipeGestureRecognizer.
@preconcurrency @MainActor
open class UISwipeGestureRecognizer: UIGestureRecognizer {
  /// Directions of swipes.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
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

  /// The directions that are recognised. Default right.
  open var direction = Direction.right

  /// How many fingers make the gesture. Default 1.
  open var numberOfTouchesRequired = 1

  private var timeOut: ScheduledEvent?

  /// Waits for the fingers to have gone far enough.
  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
    if numberOfTouches > numberOfTouchesRequired { return state = .failed }
    guard timeOut == nil else { return }
    let clock = view?.layer.clock ?? .current
    timeOut = clock.schedule(after: GestureLimits.swipeDuration) { [weak self] in
      if let self, !progress.isMade { state = .failed }
    }
  }

  /// Recognises fingers that are far enough.
  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
    guard numberOfTouches == numberOfTouchesRequired else { return }
    let (place, start) = (self.touches.map(\.place).centre, self.touches.map(\.start).centre)
    let way = CGVector(dx: place.x - start.x, dy: place.y - start.y)
    let ways: [(direction: Direction, on: CGFloat, aside: CGFloat)] = [
      (.right, way.dx, way.dy), (.left, -way.dx, way.dy), (.up, -way.dy, way.dx),
      (.down, way.dy, way.dx),
    ]
    let wanted = ways.filter { direction.contains($0.direction) }
    let straight = wanted.filter { abs($0.aside) <= GestureLimits.swipeDeviation }
    if straight.isEmpty {
      state = .failed
    } else if straight.contains(where: { $0.on >= GestureLimits.swipeDistance }) {
      state = .ended
    }
  }

  /// Gives up.
  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Gives up.
  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
    state = .failed
  }

  /// Stops waiting.
  open override func reset() {
    super.reset()
    timeOut?.cancel()
    timeOut = nil
  }
}
