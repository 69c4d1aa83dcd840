/// A way of going through an app's contents with VoiceOver, such as from heading to heading.
///
/// It is kept, and its search can be called; nobody goes through contents here. Source: Apple,
/// UIAccessibilityCustomRotor.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotor: NSObject {
  /// Finds the next place; nil for none.
  public typealias Search = (UIAccessibilityCustomRotorSearchPredicate)
    -> UIAccessibilityCustomRotorItemResult?

  /// Which way is searched. Source: Apple, UIAccessibilityCustomRotor.Direction.
  public enum Direction: Int, Sendable {
    /// Backwards.
    case previous = 0
    /// Forwards.
    case next = 1
  }

  /// Ways that have names of the system's. Source: Apple,
  /// UIAccessibilityCustomRotor.SystemRotorType.
  public enum SystemRotorType: Int, Sendable {
    /// Of the app's own.
    case none = 0
    /// Links.
    case link = 1
    /// Links that were visited.
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
    /// Bold words.
    case boldText = 10
    /// Words in italics.
    case italicText = 11
    /// Underlined words.
    case underlineText = 12
    /// Words that are not spelled right.
    case misspelledWord = 13
    /// Images.
    case image = 14
    /// Fields for text.
    case textField = 15
    /// Tables.
    case table = 16
    /// Lists.
    case list = 17
    /// Landmarks.
    case landmark = 18
  }

  /// What it is called.
  open var name: String {
    get { attributedName.string }
    set { attributedName = NSAttributedString(string: newValue) }
  }
  /// ``name`` with attributes.
  open var attributedName: NSAttributedString
  /// Finds the next place.
  open var itemSearchBlock: Search
  /// Which of the system's ways it is.
  public let systemRotorType: SystemRotorType

  /// A way of a name.
  public convenience init(name: String, itemSearch itemSearchBlock: @escaping Search) {
    self.init(
      attributedName: NSAttributedString(string: name), itemSearch: itemSearchBlock)
  }

  /// A way of a name with attributes.
  public init(attributedName: NSAttributedString, itemSearch itemSearchBlock: @escaping Search) {
    (self.attributedName, self.itemSearchBlock) = (attributedName, itemSearchBlock)
    systemRotorType = .none
  }

  /// One of the system's ways.
  public init(systemType type: SystemRotorType, itemSearch itemSearchBlock: @escaping Search) {
    (attributedName, self.itemSearchBlock) = (NSAttributedString(string: ""), itemSearchBlock)
    systemRotorType = type
  }
}

/// Where a search begins, and which way it goes. Source: Apple,
/// UIAccessibilityCustomRotorSearchPredicate.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// Where the user is.
  open var currentItem = UIAccessibilityCustomRotorItemResult(targetElement: nil, targetRange: nil)
  /// Which way is searched. Default forwards.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.next
}

/// A place that a search has found. Source: Apple, UIAccessibilityCustomRotorItemResult.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorItemResult: NSObject {
  /// The element.
  open weak var targetElement: (any NSObjectProtocol)?
  /// The part of its text; nil for all of it.
  open var targetRange: UITextRange?

  /// An element, and a part of its text.
  public init(targetElement: (any NSObjectProtocol)?, targetRange: UITextRange?) {
    (self.targetElement, self.targetRange) = (targetElement, targetRange)
  }
}

// Unsupported: UIAccessibilityCustomRotor · kept · Ways of moving through contents with VoiceOver
//   are kept and never asked for.
