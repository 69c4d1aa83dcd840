extension UIControl {
  /// What happens to a control. Raw values are UIKit's. Source: Apple, UIControl.Event.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down on it again, soon after the last time.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger came back into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger left it, still down.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger was lifted inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger was lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// Its value was changed, by a finger.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What it is there for was asked of it.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu is about to open.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing of its text began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text was changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing of its text ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing of its text ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of fingers.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All events of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Bits for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Bits that UIKit keeps to itself.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// How a control is. Raw values are UIKit's. Source: Apple, UIControl.State.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Neither highlighted, disabled nor selected.
    public static let normal: State = []
    /// A finger lies on it.
    public static let highlighted = State(rawValue: 1 << 0)
    /// It is not enabled.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// The focus is on it. Nothing is ever focused here.
    public static let focused = State(rawValue: 1 << 3)
    /// Bits for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Bits that UIKit keeps to itself.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where content stands between top and bottom. Raw values are UIKit's.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// As high as there is room.
    case fill = 3
  }

  /// Where content stands between the sides. Raw values are UIKit's.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// As wide as there is room.
    case fill = 3
    /// Where lines begin.
    case leading = 4
    /// Where lines end.
    case trailing = 5
  }
}
