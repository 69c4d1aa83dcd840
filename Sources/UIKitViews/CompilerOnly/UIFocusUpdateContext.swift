// For the compiler only: there is no focus; nobody is given a context.

/// A move of the focus from one view to another. Source: Apple, UIFocusUpdateContext.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The view that had the focus.
  open var previouslyFocusedView: UIView? { nil }
  /// The view that gets the focus.
  open var nextFocusedView: UIView? { nil }
  /// Where the focus was sent.
  open var focusHeading: UIFocusHeading { [] }
}

/// Where the focus was sent. Raw values are UIKit's.
public struct UIFocusHeading: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Up.
  public static let up = UIFocusHeading(rawValue: 1)
  /// Down.
  public static let down = UIFocusHeading(rawValue: 2)
  /// To the left.
  public static let left = UIFocusHeading(rawValue: 4)
  /// To the right.
  public static let right = UIFocusHeading(rawValue: 8)
  /// To the next one.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the one before.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// A move of the focus in a collection view. Source: Apple, UICollectionViewFocusUpdateContext.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The item that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// A move of the focus in a table. Source: Apple, UITableViewFocusUpdateContext.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The row that had the focus.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row that gets the focus.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
