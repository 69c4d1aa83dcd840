extension UICollectionView {
  /// Called at the end of an interactive transition: whether its last animation finished, and
  /// whether the transition was finished, not cancelled.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// When cells are measured again after changes of their content. Raw values are UIKit's. Source:
  /// Apple, UICollectionView.SelfSizingInvalidation.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// Cells are not measured again.
    case disabled = 0
    /// Cells are measured again on request.
    case enabled = 1
    /// Cells are also measured again when constraints change.
    case enabledIncludingConstraints = 2
  }

  /// Whether cells are measured again when their content changes. Unsupported: a cell is measured
  /// again when it is reloaded or its layout is invalidated. Setting another value warns.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { .disabled }
    set {
      guard newValue != .disabled else { return }
      warn("UICollectionView.selfSizingInvalidation: only reloads measure cells again here")
    }
  }

  /// The kind of section headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The axis along which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Content scrolls vertically.
    case vertical = 0
    /// Content scrolls horizontally.
    case horizontal = 1
  }

  /// The categories of elements.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view of the data source besides the items, such as a header.
    case supplementaryView = 1
    /// A view of the layout.
    case decorationView = 2
  }

  /// The position of an item after scrolling to it. The bits are UIKit's.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates a set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The top.
    public static let top = ScrollPosition(rawValue: 1)
    /// The vertical centre.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// The bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// The left.
    public static let left = ScrollPosition(rawValue: 8)
    /// The horizontal centre.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// The right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}
