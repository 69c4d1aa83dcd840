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
  }

  /// What the finger has just done.
  open private(set) var phase = Phase.began

  /// When it did so, in seconds of the virtual clock.
  open private(set) var timestamp = CACurrentMediaTime()

  /// How often it has come down in this place; always 1 here.
  open var tapCount: Int { 1 }

  /// The view it came down on; nil once that is gone.
  ///
  /// Views hold their recognisers and those the touches that they follow, so that a touch holds
  /// neither: a screen that is let go while a finger rests on it would stay for ever.
  open private(set) weak var view: UIView?

  /// The window it is in.
  open private(set) weak var window: UIWindow?

  /// The gesture recognisers that follow it.
  open internal(set) var gestureRecognizers: [UIGestureRecognizer]? {
    get { followers.compactMap(\.recognizer) }
    set { followers = (newValue ?? []).map(Follower.init) }
  }

  private struct Follower {
    weak var recognizer: UIGestureRecognizer?
  }

  private var followers: [Follower] = []

  /// Whether a gesture recogniser has taken the finger away from its view.
  var hasLeftView = false

  private var place: CGPoint
  private var previousPlace: CGPoint

  /// A finger that comes down at a point of a window.
  init(in window: UIWindow, at point: CGPoint, on view: UIView?) {
    self.window = window
    self.view = view
    place = point
    previousPlace = point
  }

  /// Where the finger is in a view's coordinates, in points; nil means the window's.
  open func location(in view: UIView?) -> CGPoint { convert(place, to: view) }

  /// Where the finger was before, in a view's coordinates, in points; nil means the window's.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousPlace, to: view) }

  func take(_ phase: Phase, at point: CGPoint) {
    self.phase = phase
    timestamp = CACurrentMediaTime()
    (previousPlace, place) = (place, point)
  }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window, view !== window else { return point }
    return view.convert(point, from: window)
  }
}
