/// A touch of a finger on the screen, from its beginning to its end.
///
/// Source: Apple, UITouch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// The phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began = 0
    /// The touch has moved since the last event.
    case moved = 1
    /// The touch has not moved since the last event.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The touch was cancelled.
    case cancelled = 4
    /// A pointer has entered the window. Never occurs.
    case regionEntered = 5
    /// A pointer moves over the window. Never occurs.
    case regionMoved = 6
    /// A pointer has left the window. Never occurs.
    case regionExited = 7
  }

  /// The type of a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on another device.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer moved by a mouse.
    case indirectPointer = 3

    /// A pencil, under its older name.
    public static let stylus = TouchType.pencil
  }

  /// The phase of the touch. In a delayed delivery to a view it is the delayed phase.
  open private(set) var phase = Phase.began

  /// The time of the last change, in seconds of the virtual clock.
  open private(set) var timestamp = CACurrentMediaTime()

  /// The number of taps at about this point in quick succession.
  open internal(set) var tapCount = 1

  /// The type of the touch. Always direct.
  open var type: TouchType { .direct }

  /// The force of the touch, where 1 is average. Always 0, as on a screen without force touch.
  open var force: CGFloat { 0 }
  /// The maximum of ``force``. Always 0, as on a screen without force touch.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of the touch, in points. A constant, since nothing is measured.
  open var majorRadius: CGFloat { Self.radius }
  /// The tolerance of ``majorRadius``, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Apple publishes no figure; about half of a fingertip.
  private static let radius: CGFloat = 20

  /// The view in which the touch began; nil once that is deallocated.
  ///
  /// Views hold their recognizers, and recognizers the touches that they follow. A touch therefore
  /// holds neither; otherwise a screen that is released during a touch would never be deallocated.
  open private(set) weak var view: UIView?

  /// The window of the touch.
  open private(set) weak var window: UIWindow?

  /// The gesture recognizers that follow the touch, those of the innermost view first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { followers.compactMap(\.recognizer) }
    set { followers = (newValue ?? []).map(Follower.init) }
  }

  private struct Follower {
    weak var recognizer: UIGestureRecognizer?
  }

  private var followers: [Follower] = []

  /// The current, previous and first points, in the window.
  package private(set) var locationInWindow: CGPoint
  private var previousWindowLocation: CGPoint
  package private(set) var start: CGPoint

  /// The time of the beginning, in seconds of the virtual clock.
  package let beginning = CACurrentMediaTime()

  /// Creates a touch at the origin without a window; subclasses may override its location.
  public override init() {
    (locationInWindow, previousWindowLocation, start) = (.zero, .zero, .zero)
    super.init()
  }

  /// Creates a touch that begins at a point of a window.
  convenience init(in window: UIWindow, at point: CGPoint, on view: UIView?) {
    self.init()
    self.window = window
    self.view = view
    locationInWindow = point
    previousWindowLocation = point
    start = point
  }

  /// Returns the location of the touch in a view's coordinates, in points; nil represents the
  /// window.
  open func location(in view: UIView?) -> CGPoint { convert(locationInWindow, to: view) }

  /// Returns the previous location in a view's coordinates, in points; nil represents the window.
  open func previousLocation(in view: UIView?) -> CGPoint {
    convert(previousWindowLocation, to: view)
  }

  /// Returns ``location(in:)``, which has the same precision.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns ``previousLocation(in:)``, which has the same precision.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  package var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Changes the phase and the location, which may stay the same.
  func take(_ phase: Phase, at point: CGPoint) {
    self.phase = phase
    timestamp = CACurrentMediaTime()
    (previousWindowLocation, locationInWindow) = (locationInWindow, point)
  }

  /// Makes the touch stationary in an event of other touches.
  func rest() {
    if phase == .began || phase == .moved { phase = .stationary }
    previousWindowLocation = locationInWindow
  }

  /// Sets the values of the beginning during a closure, for a delayed delivery.
  func appearingAsBegun(_ notify: () -> Void) {
    let now = (phase, locationInWindow, previousWindowLocation)
    (phase, locationInWindow, previousWindowLocation) = (.began, start, start)
    notify()
    (phase, locationInWindow, previousWindowLocation) = now
  }

  /// Sets another phase during a closure.
  func appearing(_ shown: Phase, _ notify: () -> Void) {
    let now = phase
    phase = shown
    notify()
    phase = now
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.convert(point, from: window)
  }
}

// Unsupported: UITouch.force · kept · It is 0. · test: TouchDeliveryTests
// Unsupported: UITouch.view · works · It and `gestureRecognizers` are held weakly. · test:
//   TouchDeliveryTests
