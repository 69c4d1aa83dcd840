/// Where an item of a custom group lies.
///
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's rectangle in its group, in points.
  public let frame: CGRect
  /// From back to front.
  public let zIndex: Int

  /// An item at a rectangle of its group, at a zIndex of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// An item at a rectangle of its group.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Itself: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Says where the items of a custom group lie.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]
