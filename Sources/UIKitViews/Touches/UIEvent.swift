/// What fingers have just done. Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// What kind of thing has happened.
  public enum EventType: Int, Sendable {
    /// Fingers touched the screen.
    case touches = 0
    /// The device was moved. Never here.
    case motion = 1
    /// A remote control was used. Never here.
    case remoteControl = 2
    /// Buttons were pressed. Never here.
    case presses = 3
  }

  /// What has happened, more closely. Raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// Nothing else to say.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// A remote control says play.
    case remoteControlPlay = 100
    /// A remote control says pause.
    case remoteControlPause = 101
    /// A remote control says stop.
    case remoteControlStop = 102
    /// A remote control says play, or pause.
    case remoteControlTogglePlayPause = 103
    /// A remote control says the next one.
    case remoteControlNextTrack = 104
    /// A remote control says the one before.
    case remoteControlPreviousTrack = 105
  }

  /// Which buttons of a pointing device are down.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// A set of the given bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The first one.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The second one.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// What kind of thing has happened: touches, there is no other kind here.
  open var type: EventType { .touches }

  /// What has happened, more closely: nothing else to say.
  open var subtype: EventSubtype { .none }

  /// What is held of a keyboard meanwhile: nothing.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// Which buttons are down: none, for fingers have none.
  open var buttonMask: ButtonMask { [] }

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
