/// Follows fingers on a view and tells when they do something certain. The base class recognises
/// nothing.
///
/// An action is a closure, a method of a target named as `Target.method`, or a selector. What a
/// subclass sets as its ``state`` is a wish that the window's arbiter grants: it may have to wait
/// for another gesture to fail, or fail because of one.
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
  open var state: State {
    get { progress.state }
    set { arbiter?.transition(self, to: newValue) ?? moveOn(to: newValue) }
  }

  /// The view whose fingers are followed.
  open internal(set) weak var view: UIView?

  /// Who has a say in what is recognised. Default nil.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// Whether fingers are followed. Default true; setting false breaks a gesture off.
  open var isEnabled = true {
    didSet { if !isEnabled { breakOff() } }
  }

  /// Whether the view loses the fingers once a gesture is recognised. Default true.
  open var cancelsTouchesInView = true

  /// Whether the view hears of fingers only when the gesture has failed. Default false.
  open var delaysTouchesBegan = false

  /// Whether the view hears of lifted fingers only when the gesture has failed. Default true.
  open var delaysTouchesEnded = true

  /// A name to find the recogniser by. Default nil.
  open var name: String?

  /// What may make the gesture, as numbers of `UITouch.TouchType`; without a finger's among them,
  /// no finger is followed. Default all.
  open var allowedTouchTypes = UIGestureRecognizer.allTouchTypes {
    didSet { followsFingers = allowedTouchTypes.contains(0) }
  }

  private static let allTouchTypes: [NSNumber] = [0, 1, 2, 3]
  /// Whether fingers are among what may make the gesture.
  private(set) var followsFingers = true

  /// Which buttons may make the gesture, as numbers of `UIPress.PressType`. Kept; there are none.
  /// Default none.
  open var allowedPressTypes: [NSNumber] = []

  /// Whether fingers of several kinds cannot make one gesture. Kept: there is one kind. Default
  /// true.
  open var requiresExclusiveTouchType = true

  /// What is held of a keyboard meanwhile: nothing.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Which buttons are down: none.
  open var buttonMask: UIEvent.ButtonMask { [] }

  /// Whether the gesture is a tap of one finger, which most controls answer to by themselves.
  @_spi(UIKit) open var isSingleTap: Bool { false }

  /// How far the gesture has come, and what it waits to become.
  package var progress = GestureProgress()
  /// The fingers that are followed, in the order in which they came down.
  package var touches: [UITouch] = []
  /// Where they last were, in the window.
  var lastPlaces: [CGPoint] = []
  /// The window's arbiter while fingers are followed.
  package weak var arbiter: GestureArbiter?
  /// Those that must fail first.
  var required: [WeakRecognizer] = []
  var actions: [GestureAction] = []

  /// A recogniser with what is called when its gesture begins, changes, ends or is cancelled.
  public convenience init(handler: Handler?) {
    self.init(target: nil, action: nil)
    actions = handler.map { [GestureAction(perform: $0)] } ?? []
  }

  /// A recogniser that calls nobody.
  public convenience override init() { self.init(target: nil, action: nil) }

  /// A recogniser that calls a method by its name when its gesture begins, changes, ends or is
  /// cancelled. The target is held weakly. ``Selector`` says which methods names find.
  public init(target: Any?, action: Selector?) {
    super.init()
    if let target, let action { addTarget(target, action: action) }
  }

  /// Waits with recognising until another recogniser has failed.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    required.append(WeakRecognizer(value: otherGestureRecognizer))
  }

  // MARK: Fingers

  /// How many fingers are followed.
  open var numberOfTouches: Int { touches.count }

  /// The middle of the fingers in a view's coordinates, in points; nil means the window's. When
  /// none is left: where they were.
  open func location(in view: UIView?) -> CGPoint {
    let places = touches.isEmpty ? lastPlaces : touches.map(\.place)
    return converted(places.centre, to: view)
  }

  /// Where one finger is in a view's coordinates, in points; nil means the window's.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    guard touches.indices.contains(touchIndex) else {
      stop(
        "-[\(Swift.type(of: self)) locationOfTouch:inView:]: index (\(touchIndex)) beyond bounds "
          + "(\(touches.count)).", exception: "NSRangeException")
    }
    return touches[touchIndex].location(in: view)
  }

  /// Does not follow a finger any more.
  open func ignore(_ touch: UITouch, for event: UIEvent) { touches.removeAll { $0 === touch } }

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

  /// Whether this gesture, recognised, makes another one fail. Default true.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether another gesture, recognised, makes this one fail. Default true.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// Whether this gesture waits until another one has failed. Default false.
  open func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool { false }

  /// Whether another gesture waits until this one has failed. Default false.
  open func shouldBeRequiredToFail(by otherGestureRecognizer: UIGestureRecognizer) -> Bool {
    false
  }

  /// Whether the gesture may follow a finger that comes down, whatever delegates say.
  @_spi(UIKit) open func mayFollow(_ touch: UITouch) -> Bool { true }

  /// Whether the gesture may be recognised beside another one, whatever delegates say.
  @_spi(UIKit) open func goes(with other: UIGestureRecognizer) -> Bool { false }

  /// Whether the gesture can still be made though no finger is down.
  var awaitsMoreTouches: Bool { false }
}

extension UIGestureRecognizer {
  /// A point of the window in a view's coordinates; nil means the window's.
  func converted(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window = view.window, view !== window else { return point }
    return view.convert(point, from: window)
  }

  /// A way in the window as a view measures it; nil means the window.
  func converted(_ way: CGVector, to view: UIView?) -> CGPoint {
    let (start, end) = (
      converted(CGPoint.zero, to: view), converted(CGPoint(x: way.dx, y: way.dy), to: view)
    )
    return CGPoint(x: end.x - start.x, y: end.y - start.y)
  }
}

extension [CGPoint] {
  /// The middle; zero for none.
  package var centre: CGPoint {
    guard !isEmpty else { return .zero }
    return CGPoint(
      x: reduce(0) { $0 + $1.x } / CGFloat(count), y: reduce(0) { $0 + $1.y } / CGFloat(count))
  }
}

// Unsupported: UIGestureRecognizer: hardware · kept · There is no pointer, pencil or button.
//   Hovering and pointers compile and never come. · test: GestureRecognizerTests
// Unsupported: UIGestureRecognizer.state · works · A subclass's `state` is decided at once, not at
//   the event's end. · test: GestureRecognizerTests
