/// Follows fingers on a view and tells when they do something certain. The base class recognises
/// nothing.
///
/// There is no Objective-C here, so that a recogniser's action is a closure. Of the recognisers
/// that follow one finger, those that still wait give up when another recognises its gesture.
///
/// Source: Apple, UIGestureRecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far a gesture has come.
  public enum State: Int, Sendable {
    /// Nothing has been recognised.
    case possible = 0
    /// A gesture that lasts has begun.
    case began = 1
    /// It goes on.
    case changed = 2
    /// It has come to its end, or a gesture that does not last has been recognised.
    case ended = 3
    /// It was broken off.
    case cancelled = 4
    /// It will not be recognised any more.
    case failed = 5

    /// A gesture that does not last has been recognised.
    public static var recognized: State { .ended }
  }

  /// What is called when a gesture begins, changes, ends or is cancelled.
  public typealias Handler = @MainActor (UIGestureRecognizer) -> Void

  /// How far the gesture has come. Only subclasses set it.
  open var state = State.possible {
    didSet { act(after: oldValue) }
  }

  /// The view whose fingers are followed.
  open internal(set) weak var view: UIView?

  /// Whether fingers are followed. Default true; setting false breaks a gesture off.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }

  /// Whether the view loses the finger once a gesture is recognised. Default true.
  open var cancelsTouchesInView = true

  /// The fingers that are followed.
  private(set) var touches: [UITouch] = []
  private final var handlers: [Handler] = []

  /// A recogniser with what is called when its gesture begins, changes, ends or is cancelled.
  public init(handler: Handler? = nil) {
    handlers = handler.map { [$0] } ?? []
    super.init()
  }

  /// Has another closure called.
  public final func addHandler(_ handler: @escaping Handler) { handlers.append(handler) }

  /// How many fingers are followed.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers in a view's coordinates, in points; nil means the window's.
  open func location(in view: UIView?) -> CGPoint {
    guard !touches.isEmpty else { return .zero }
    let points = touches.map { $0.location(in: view) }
    let count = CGFloat(points.count)
    return CGPoint(
      x: points.reduce(0) { $0 + $1.x } / count, y: points.reduce(0) { $0 + $1.y } / count)
  }

  // MARK: For subclasses

  /// Fingers came down. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were lifted. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Fingers were taken away. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Makes ready for the next gesture; called when this one is over. The default does nothing.
  open func reset() {}

  // MARK: For windows

  func receive(_ touch: UITouch, _ event: UIEvent) {
    guard isEnabled, state != .failed, state != .ended, state != .cancelled else { return }
    if !touches.contains(touch) { touches.append(touch) }
    switch touch.phase {
    case .began: touchesBegan([touch], with: event)
    case .moved: touchesMoved([touch], with: event)
    case .ended: touchesEnded([touch], with: event)
    case .cancelled: touchesCancelled([touch], with: event)
    case .stationary: break
    }
  }

  /// The finger is gone: with the last one the gesture is over.
  func lose(_ touch: UITouch) {
    touches.removeAll { $0 === touch }
    guard touches.isEmpty else { return }
    reset()
    if state != .possible { state = .possible }
  }

  func breakOff() {
    switch state {
    case .began, .changed: state = .cancelled
    case .possible where !touches.isEmpty: state = .failed
    default: break
    }
    for touch in touches { lose(touch) }
  }

  private func act(after old: State) {
    guard state != .possible, state != .failed else { return }
    if state == .began || (state == .ended && old == .possible) {
      for touch in touches { touch.wasRecognized(by: self) }
    }
    for handler in handlers { handler(self) }
  }
}
