/// What fingers have just done. Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing has happened.
  public enum EventType: Int, Sendable {
    /// Fingers touched the screen.
    case touches = 0
  }

  /// What kind of thing has happened: touches, there is no other kind here.
  open var type: EventType { .touches }

  /// The fingers on the screen, those that have just left it among them; nil for an event of none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// When it happened, in seconds of the virtual clock.
  public let timestamp: TimeInterval = CACurrentMediaTime()

  /// The fingers in the order in which they came down.
  let touches: [UITouch]

  /// An event of no fingers, such as hit-testing by hand asks for.
  public override init() {
    touches = []
    super.init()
  }

  init(_ touches: [UITouch]) {
    self.touches = touches
    super.init()
  }

  /// The fingers that came down on a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// The fingers that came down in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// The fingers that a gesture recogniser follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.touches.contains($0) }
  }

  /// All places of a finger since the last event: only the one that the event tells of.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Where a finger may be next: nobody guesses.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  private func touches(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }
}
