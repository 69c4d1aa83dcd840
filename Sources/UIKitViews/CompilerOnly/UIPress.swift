// For the compiler only: there is no keyboard and no remote; nothing is ever pressed.

/// A button or a key that is pressed. There is none here: it exists so that responders can say what
/// they would do.
///
/// Source: Apple, UIPress.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// What the button has just done. Raw values are UIKit's.
  public enum Phase: Int, Sendable {
    /// It was pressed.
    case began = 0
    /// It is pressed harder.
    case changed = 1
    /// Nothing about it has changed.
    case stationary = 2
    /// It was let go.
    case ended = 3
    /// Something else took it away.
    case cancelled = 4
  }

  /// Which button it is. Raw values are UIKit's.
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// The chosen one.
    case select = 4
    /// The menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
    /// A page up.
    case pageUp = 30
    /// A page down.
    case pageDown = 31
  }

  /// What the button has just done.
  open var phase: Phase { .began }
  /// Which button it is.
  open var type: PressType { .select }
  /// The key, of a keyboard. Nil.
  open var key: UIKey? { nil }
  /// How hard it is pressed, 0 to 1.
  open var force: CGFloat { 1 }
  /// When it did so, in seconds of the virtual clock.
  public let timestamp: TimeInterval = CACurrentMediaTime()

  /// A button that is pressed; a subclass may say which.
  public override init() { super.init() }
}

/// Buttons that are pressed. Source: Apple, UIPressesEvent.
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
  /// Presses.
  open override var type: EventType { .presses }
  /// The buttons.
  open var allPresses: Set<UIPress> { [] }
}

// Unsupported: UIPress · kept · Presses and hard presses compile and never come. · test:
//   CompilerOnlyNamesTests
