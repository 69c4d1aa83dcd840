extension UICollectionView {
  /// Called when a transition by hand has ended: whether its last animation ran to its end, and
  /// whether the new layout was reached, rather than the old one again.
  public typealias LayoutInteractiveTransitionCompletion = (Bool, Bool) -> Void

  /// Whether cells follow their contents. Raw values are UIKit's. Source: Apple,
  /// UICollectionView.SelfSizingInvalidation.
  public enum SelfSizingInvalidation: Int, Sendable {
    /// They do not.
    case disabled = 0
    /// When they are told.
    case enabled = 1
    /// When constraints change, too.
    case enabledIncludingConstraints = 2
  }

  /// Whether cells follow when what they show needs another size. They do not here: a cell is
  /// measured anew when it is reloaded, or its layout invalidated. Another choice warns.
  public var selfSizingInvalidation: SelfSizingInvalidation {
    get { .disabled }
    set {
      guard newValue != .disabled else { return }
      warn("UICollectionView.selfSizingInvalidation: cells are measured anew by reloads alone here")
    }
  }

  /// The kind of section headers.
  nonisolated public static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
  /// The kind of section footers.
  nonisolated public static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

  /// The axis along which content scrolls.
  public enum ScrollDirection: Int, Sendable {
    /// Up and down.
    case vertical = 0
    /// Sideways.
    case horizontal = 1
  }

  /// What an element is.
  public enum ElementCategory: UInt, Sendable {
    /// The view of an item.
    case cell = 0
    /// A view of the data source's beside the items, such as a header.
    case supplementaryView = 1
    /// A view of the layout's own.
    case decorationView = 2
  }

  /// Where an item comes to lie when it is scrolled to. Bits, UIKit's.
  public struct ScrollPosition: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A set of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// At the top.
    public static let top = ScrollPosition(rawValue: 1)
    /// In the middle, up and down.
    public static let centeredVertically = ScrollPosition(rawValue: 2)
    /// At the bottom.
    public static let bottom = ScrollPosition(rawValue: 4)
    /// At the left.
    public static let left = ScrollPosition(rawValue: 8)
    /// In the middle, sideways.
    public static let centeredHorizontally = ScrollPosition(rawValue: 16)
    /// At the right.
    public static let right = ScrollPosition(rawValue: 32)
  }
}
