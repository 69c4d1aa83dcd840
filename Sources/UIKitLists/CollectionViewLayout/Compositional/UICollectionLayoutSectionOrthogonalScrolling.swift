/// Whether a section's groups scroll by themselves, and where they come to rest.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The groups follow each other in the layout's direction.
  case none = 0
  /// They rest anywhere.
  case continuous = 1
  /// They rest with the leading edge of a group at the section's.
  case continuousGroupLeadingBoundary = 2
  /// They rest at multiples of the section's length.
  case paging = 3
  /// They rest with the leading edge of a group at the section's, at most one group further.
  case groupPaging = 4
  /// They rest with a group in the middle, at most one group further.
  case groupPagingCentered = 5
}

/// How fast a section that scrolls by itself slows down.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Sendable {
  /// As its behavior asks for.
  case automatic = 0
  /// As scroll views do.
  case normal = 1
  /// Fast.
  case fast = 2
}

/// Whether a section that scrolls by itself can be pulled past its ends.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBounce.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// Yes, where it has more than fits.
  case automatic = 0
  /// Yes.
  case always = 1
  /// No.
  case never = 2
}

/// How a section that scrolls by itself feels.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingProperties.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// How fast it slows down. Default automatic.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Whether it can be pulled past its ends. Default automatic.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  nonisolated override init() { super.init() }
}
