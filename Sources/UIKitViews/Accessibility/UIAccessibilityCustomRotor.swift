/// A custom rotor of VoiceOver, for example from heading to heading.
///
/// It is stored, and its search can be called; nothing else uses it. Source: Apple,
/// UIAccessibilityCustomRotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Returns the next item; nil if there is none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// The direction of a search. Source: Apple, UIAccessibilityCustomRotor.Direction.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next = 1
  }

  /// The types of the system's rotors. Source: Apple, UIAccessibilityCustomRotor.SystemRotorType.
  public enum SystemRotorType: Int, Sendable {
    /// A custom rotor.
    case none = 0
    /// Links.
    case link = 1
    /// Visited links.
    case visitedLink = 2
    /// Headings.
    case heading = 3
    /// Headings of the first level.
    case headingLevel1 = 4
    /// Headings of the second level.
    case headingLevel2 = 5
    /// Headings of the third level.
    case headingLevel3 = 6
    /// Headings of the fourth level.
    case headingLevel4 = 7
    /// Headings of the fifth level.
    case headingLevel5 = 8
    /// Headings of the sixth level.
    case headingLevel6 = 9
    /// Bold text.
    case boldText = 10
    /// Italic text.
    case italicText = 11
    /// Underlined text.
    case underlineText = 12
    /// Misspelled words.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Text fields.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// The name of the rotor.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// ``name`` with attributes.
  open var attributedName: NSAttributedString
  /// The search for the next item.
  open var itemSearchBlock: Search
  /// The type of the rotor.
  public let systemRotorType: SystemRotorType

  /// Creates a rotor with a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(
      attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// Creates a rotor with an attributed name.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (self.attributedName, self.itemSearchBlock) = (attributedName, itemSearchBlock)
    systemRotorType = .none
  }

  /// Creates a rotor of a system type.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (attributedName, self.itemSearchBlock) = (NSAttributedString(string: ""), itemSearchBlock)
    systemRotorType = type
  }
}

/// The start and the direction of a search. Source: Apple,
/// UIAccessibilityCustomRotorSearchPredicate.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The current item.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// The direction of the search. Default forwards.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// The result of a search. Source: Apple, UIAccessibilityCustomRotorItemResult.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The range of its text; nil for all of it.
  open var targetRange: UITextRange?

  /// Creates a result from an element and a range of its text.
  public init(targetElement: (any NSObjectProtocol)?, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}

// Unsupported: UIAccessibilityCustomRotor · kept · Rotors are kept and never used. · test:
//   CompilerOnlyNamesTests
