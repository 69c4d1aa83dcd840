/// Recognizes a gesture from the touches in a view. The base class recognizes nothing.
///
/// An action is a closure, a method of a target such as `Target.method`, or a selector. A subclass
/// that sets its ``state`` requests the change from the window's arbiter: the gesture may have to
/// wait until another gesture fails, or fail because of one.
///
/// Source: Apple, UIGestureRecognizer.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of a gesture.
  public enum State: Int, Sendable {
    /// No gesture has been recognized yet.
    case possible = 0
    /// A continuous gesture has begun.
    case began = 1
    /// A continuous gesture has changed.
    case changed = 2
    /// A continuous gesture has ended, or a discrete gesture has been recognized.
    case ended = 3
    /// A continuous gesture was cancelled.
    case cancelled = 4
    /// The gesture has failed.
    case failed = 5

    /// A discrete gesture has been recognized.
    public static var recognized: State { .ended }
  }

  /// A handler that is called when a gesture begins, changes, ends or is cancelled.
  public typealias Handler = @MainActor (UIGestureRecognizer) -> Void

  /// The state of the gesture. Only subclasses set it.
  open var state: State {
    get { progress.state }
    set { arbiter?.transition(self, to: newValue) ?? moveOn(to: newValue) }
  }

  /// The view whose touches are followed.
  open internal(set) weak var view: UIView?

  /// The delegate of the recognizer. Default nil.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether the recognizer follows touches. Default true; setting false cancels a gesture.
  open var isEnabled = true {
    didSet { if !isEnabled { cancelOrFail() } }
  }

  /// Whether touches are cancelled in the view once the gesture is recognized. Default true.
  open var cancelsTouchesInView = true

  /// Whether the beginning of touches is delayed until the gesture has failed. Default false.
  open var delaysTouchesBegan = false

  /// Whether the end of touches is delayed until the gesture has failed. Default true.
  open var delaysTouchesEnded = true

  /// A name for identification. Default nil.
  open var name: String?

  /// The types of touches that are followed, as raw values of `UITouch.TouchType`. Without direct
  /// touches among them no touch is followed. Default all.
  open var allowedTouchTypes = UIGestureRecognizer.allTouchTypes {
    didSet { acceptsDirectTouches = allowedTouchTypes.contains(0) }
  }

  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether direct touches are among the allowed types.
  private(set) var acceptsDirectTouches = true

  /// The types of presses that are followed, as raw values of `UIPress.PressType`. Ignored: there
  /// are no presses. Default none.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether the touches of a gesture must have one type. Ignored: there is only one type. Default
  /// true.
  open var requiresExclusiveTouchType = true

  /// The modifier keys that are pressed. Always none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The buttons that are pressed. Always none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// The state of the gesture, and the states it waits for.
  package var progress = GestureProgress()
  /// The touches that are followed, in the order in which they began.
  package var touches: [UITouch] = []
  /// The points of the touches at the last event, in the window.
  var lastLocations: [CGPoint] = []
  /// The window's arbiter while touches are followed.
  package weak var arbiter: GestureArbiter?
  /// Whether the gesture scrolls: it follows no touch in a view that prevents scrolling. Default
  /// false.
  package final var isForScrolling = false
  /// The recognizers that must fail first.
  var required: [WeakRecognizer] = []
  var actions: [GestureAction] = []

  /// Creates a recognizer with a handler of all states from began to cancelled.
  public convenience init(handler: Handler?) {
    self.init(target: nil, action: nil)
    actions = handler.map { [GestureAction(perform: $0)] } ?? []
  }

  /// Creates a recognizer without actions.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// Creates a recognizer that calls a method by its name when its gesture begins, changes, ends or
  /// is cancelled. The target is held weakly. ``Selector`` documents the names.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Makes this gesture wait until another one has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(value: otherGestureRecognizer))
  }

  // MARK: Touches

  /// The number of touches that are followed.
  open var numberOfTouches: Int { touches.count }

  /// Returns the centre of the touches in a view's coordinates, in points; nil represents the
  /// window. Without touches: the centre at the last event.
  open func location(in view: UIView?) -> CGPoint {
    let locations = touches.isEmpty ? lastLocations : touches.map(\.locationInWindow)
    return converted(locations.centre, to: view)
  }

  /// Returns the point of one touch in a view's coordinates, in points; nil represents the window.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      stop(
        "-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(touches.count)).", exception: "NSRangeException")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Stops following a touch.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

  // MARK: For subclasses

  /// Called when touches have begun. The default does nothing.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have moved. The default does nothing.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have ended. The default does nothing.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when touches have been cancelled. The default does nothing.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}

  /// Called when estimated values of touches have been updated. Never called: nothing is estimated.
  open func touchesEstimatedPropertiesUpdated(_ touches: Set<UITouch>) {}

  /// Called when presses have begun. Never called, as the following ones: there are no presses.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses have changed. Never called.
  open func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses have ended. Never called.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent) {}
  /// Called when presses have been cancelled. Never called.
  open func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent) {}

  /// Returns whether the recognizer follows the new touches of an event. Default true.
  open func shouldReceive(_ event: UIEvent) -> Bool { true }

  /// Resets the recognizer after a gesture. The default does nothing.
  open func reset() {}

  /// Returns whether the recognition of this gesture makes another one fail. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether the recognition of another gesture makes this one fail. Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Returns whether this gesture waits until another one has failed. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Returns whether another gesture waits until this one has failed. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the gesture can still be recognized although no finger is down.
  var expectsMoreTouches: Bool { false }
}

extension UIGestureRecognizer {
  /// Converts a point of the window to a view's coordinates; nil represents the window.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  /// Converts a vector in the window to a view's coordinates; nil represents the window.
  func converted(_ vector: CGVector, to view: UIView?) -> CGPoint {
    let (start, end) = (
      converted(CGPoint.zero, to: view), converted(CGPoint(x: vector.dx, y: vector.dy), to: view)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension [CGPoint] {
  /// The mean of the points; zero if there are none.
  package var centre: CGPoint {
    guard !isEmpty else { return .zero }
    return CGPoint(
      x: reduce(0) { $0 + $1.x } / CGFloat(count), y: reduce(0) { $0 + $1.y } / CGFloat(count))
  }
}

// Unsupported: UIGestureRecognizer: hardware · kept · There is no pointer, pencil or button. Events
//   of hovering and pointers compile and never occur. · test: GestureRecognizerTests
// Unsupported: UIGestureRecognizer.state · works · A subclass's `state` is decided at once, not at
//   the event's end. · test: GestureRecognizerTests
