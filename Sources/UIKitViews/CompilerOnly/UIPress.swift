// For the compiler only: there is no hardware keyboard and no remote; presses never occur.

/// A press of a button or key. Presses never occur; the class exists so that responders compile.
///
/// Source: Apple, UIPress.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The phase of a press. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// The press has begun.
    case began = 0
    /// The force has changed.
    case changed = 1
    /// The press has not changed.
    case stationary = 2
    /// The press has ended.
    case ended = 3
    /// The press was cancelled.
    case cancelled = 4
  }

  /// The type of a press. Raw values are UIKit's.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
    /// Page up.
    case pageUp = 30
    /// Page down.
    case pageDown = 31
  }

  /// The phase of the press.
  open var phase: Phase { .began }
  /// The type of the press.
  open var type: PressType { .select }
  /// The key of a keyboard. Always nil.
  open var key: UIKey? { nil }
  /// The force of the press, 0 to 1.
  open var force: CGFloat { 1 }
  /// The time of the press, in seconds of the virtual clock.
  public let timestamp: TimeInterval = CACurrentMediaTime()

  /// Creates a press; subclasses may override its type.
  public override init() { super.init() }
}

/// An event of presses. Source: Apple, UIPressesEvent.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// The type of the event: presses.
  open override var type: EventType { .presses }
  /// The presses.
  open var allPresses: Set<UIPress> { [] }
}

// Unsupported: UIPress · kept · Presses and hard presses compile and never occur. · test:
//   CompilerOnlyNamesTests
