/// An event of touches. Source: Apple, UIEvent.
@preconcurrency @MainActor
open class UIEvent: NSObject {
  /// The type of an event.
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// Motion of the device. Never occurs.
    case motion = 1
    /// A remote control. Never occurs.
    case remoteControl = 2
    /// Presses of buttons. Never occurs.
    case presses = 3
  }

  /// The subtype of an event. Raw values are UIKit's.
  public enum EventSubtype: Int, Sendable {
    /// No subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The remote control's play command.
    case remoteControlPlay = 100
    /// The remote control's pause command.
    case remoteControlPause = 101
    /// The remote control's stop command.
    case remoteControlStop = 102
    /// The remote control's play or pause command.
    case remoteControlTogglePlayPause = 103
    /// The remote control's command for the next track.
    case remoteControlNextTrack = 104
    /// The remote control's command for the previous track.
    case remoteControlPreviousTrack = 105
  }

  /// The pressed buttons of a pointing device.
  public struct ButtonMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from UIKit's bits.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// The primary button.
    public static let primary = ButtonMask(rawValue: 1 << 0)
    /// The secondary button.
    public static let secondary = ButtonMask(rawValue: 1 << 1)
  }

  /// The type of the event. Always touches.
  open var type: EventType { .touches }

  /// The subtype of the event. Always none.
  open var subtype: EventSubtype { .none }

  /// The modifier keys that are pressed. Always none.
  open var modifierFlags: UIKeyModifierFlags { [] }

  /// The pressed buttons. Always none.
  open var buttonMask: ButtonMask { [] }

  /// All touches on the screen, including those that have just ended; nil if there are none.
  open var allTouches: Set<UITouch>? { touches.isEmpty ? nil : Set(touches) }

  /// The time of the event, in seconds of the virtual clock.
  public let timestamp: TimeInterval = CACurrentMediaTime()

  /// The touches in the order in which they began.
  let touches: [UITouch]

  /// Creates an event without touches, for example for manual hit-testing.
  public override init() {
    touches = []
    super.init()
  }

  init(_ touches: [UITouch]) {
    self.touches = touches
    super.init()
  }

  /// Returns the touches that began in a view.
  open func touches(for view: UIView) -> Set<UITouch>? { touches { $0.view === view } }

  /// Returns the touches that began in a window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { touches { $0.window === window } }

  /// Returns the touches that a gesture recognizer follows.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    touches { gesture.touches.contains($0) }
  }

  /// Returns the coalesced touches since the last event: only the touch itself.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [touch] : nil
  }

  /// Returns the predicted touches: none.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? {
    touches.contains(touch) ? [] : nil
  }

  private func touches(_ belongs: (UITouch) -> Bool) -> Set<UITouch>? {
    let found = touches.filter(belongs)
    return found.isEmpty ? nil : Set(found)
  }
}
