// For the compiler only: there is no focus; no context is ever passed.

/// The context of a focus update. Source: Apple, UIFocusUpdateContext.
@preconcurrency @MainActor
open class UIFocusUpdateContext: NSObject {
  /// The previously focused view.
  open var previouslyFocusedView: UIView? { nil }
  /// The view to focus next.
  open var nextFocusedView: UIView? { nil }
  /// The direction of the focus.
  open var focusHeading: UIFocusHeading { [] }
}

/// The direction of a focus update. Raw values are UIKit's.
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
  /// To the next item.
  public static let next = UIFocusHeading(rawValue: 16)
  /// To the previous item.
  public static let previous = UIFocusHeading(rawValue: 32)
}

/// The context of a focus update in a collection view. Source: Apple,
/// UICollectionViewFocusUpdateContext.
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
  /// The previously focused item.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The item to focus next.
  open var nextFocusedIndexPath: IndexPath? { nil }
}

/// The context of a focus update in a table view. Source: Apple, UITableViewFocusUpdateContext.
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
  /// The previously focused row.
  open var previouslyFocusedIndexPath: IndexPath? { nil }
  /// The row to focus next.
  open var nextFocusedIndexPath: IndexPath? { nil }
}
