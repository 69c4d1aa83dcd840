/// Whether a section scrolls orthogonally, and the resting positions of its groups.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBehavior.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
  /// The section does not scroll: groups follow each other in the layout's direction.
  case none = 0
  /// The section rests anywhere.
  case continuous = 1
  /// The section rests with a group's leading edge at its own.
  case continuousGroupLeadingBoundary = 2
  /// The section rests at multiples of its own length.
  case paging = 3
  /// The section rests with a group's leading edge at its own, at most one group further.
  case groupPaging = 4
  /// The section rests with a group in the centre, at most one group further.
  case groupPagingCentered = 5
}

/// The deceleration of an orthogonally scrolling section.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Sendable {
  /// The rate that suits the section's scrolling behaviour.
  case automatic = 0
  /// The rate of scroll views.
  case normal = 1
  /// A fast rate.
  case fast = 2
}

/// Whether an orthogonally scrolling section bounces at its ends.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingBounce.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
  /// The section bounces if its content exceeds its length.
  case automatic = 0
  /// The section always bounces.
  case always = 1
  /// The section never bounces.
  case never = 2
}

/// The deceleration and bounce of an orthogonally scrolling section.
///
/// Source: Apple, UICollectionLayoutSectionOrthogonalScrollingProperties.
@preconcurrency @MainActor
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject {
  /// The deceleration rate. Default automatic.
  open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
  /// Whether the section bounces at its ends. Default automatic.
  open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

  nonisolated override init() { super.init() }
}
