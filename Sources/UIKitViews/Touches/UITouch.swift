/// A finger on the screen, from when it comes down to when it leaves.
///
/// Source: Apple, UITouch.
@preconcurrency @MainActor
open class UITouch: NSObject {
  /// What a finger has just done.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// It lies elsewhere than at the last event.
    case moved = 1
    /// It has not moved since the last event.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away by something else.
    case cancelled = 4
    /// A pointer came over the window: never, there is none.
    case regionEntered = 5
    /// A pointer moves over the window: never.
    case regionMoved = 6
    /// A pointer left the window: never.
    case regionExited = 7
  }

  /// What touches the screen.
  public enum TouchType: Int, Sendable {
    /// A finger.
    case direct = 0
    /// A finger on something else than the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// A pointer that a mouse moves.
    case indirectPointer = 3

    /// A pencil, by an older name.
    public static let stylus = TouchType.pencil
  }

  /// What the finger has just done. A view that hears late of a finger that came down or was lifted
  /// is told of it as if it were now.
  open private(set) var phase = Phase.began

  /// When it did so, in seconds of the virtual clock.
  open private(set) var timestamp = CACurrentMediaTime()

  /// How often it has come down in this place, one time soon after the other.
  open internal(set) var tapCount = 1

  /// What touches the screen: always a finger here.
  open var type: TouchType { .direct }

  /// How hard it is pressed, where 1 is usual: 0, as of a screen that does not feel it.
  open var force: CGFloat { 0 }
  /// The most that ``force`` can be: 0, as of a screen that does not feel it.
  open var maximumPossibleForce: CGFloat { 0 }
  /// The radius of what touches the screen, in points: one of its own, since nothing is measured.
  open var majorRadius: CGFloat { Self.radius }
  /// How far ``majorRadius`` may be off, in points.
  open var majorRadiusTolerance: CGFloat { 0 }
  /// Apple publishes none; about a fingertip's half.
  private static let radius: CGFloat = 20

  /// The view it came down on; nil once that is gone.
  ///
  /// Views hold their recognisers and those the touches that they follow, so that a touch holds
  /// neither: a screen that is let go while a finger rests on it would stay for ever.
  open private(set) weak var view: UIView?

  /// The window it is in.
  open private(set) weak var window: UIWindow?

  /// The gesture recognisers that follow it, those of the innermost view first.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { followers.compactMap(\.recognizer) }
    set { followers = (newValue ?? []).map(Follower.init) }
  }

  private struct Follower {
    weak var recognizer: UIGestureRecognizer?
  }

  private var followers: [Follower] = []

  /// Where it is, where it was before and where it came down, in the window.
  package private(set) var place: CGPoint
  private var previousPlace: CGPoint
  package private(set) var start: CGPoint

  /// When it came down, in seconds of the virtual clock.
  package let beginning = CACurrentMediaTime()

  /// A finger that lies nowhere, at the first point; a subclass may say where it is.
  public override init() {
    (place, previousPlace, start) = (.zero, .zero, .zero)
    super.init()
  }

  /// A finger that comes down at a point of a window.
  convenience init(in window: UIWindow, at point: CGPoint, on view: UIView?) {
    self.init()
    self.window = window
    self.view = view
    place = point
    previousPlace = point
    start = point
  }

  /// Where the finger is in a view's coordinates, in points; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the finger was before, in a view's coordinates, in points; nil means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  /// ``location(in:)``, which is no less precise here.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// ``previousLocation(in:)``, which is no less precise here.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  package var isOver: Bool { phase == .ended || phase == .cancelled }

  /// Goes from the place to the next one, which may be the same.
  func take(_ phase: Phase, at point: CGPoint) {
    self.phase = phase
    timestamp = CACurrentMediaTime()
    (previousPlace, place) = (place, point)
  }

  /// Another finger has done something.
  func rest() {
    if phase == .began || phase == .moved { phase = .stationary }
    previousPlace = place
  }

  /// Appears as it was when it came down while somebody hears of that late.
  func appearingAsBegun(_ tell: () -> Void) {
    let now = (phase, place, previousPlace)
    (phase, place, previousPlace) = (.began, start, start)
    tell()
    (phase, place, previousPlace) = now
  }

  /// Appears in another phase than it is in.
  func appearing(_ shown: Phase, _ tell: () -> Void) {
    let now = phase
    phase = shown
    tell()
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
