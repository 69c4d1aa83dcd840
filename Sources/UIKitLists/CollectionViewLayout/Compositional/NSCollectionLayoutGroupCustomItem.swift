/// The frame and the z-index of an item in a custom group.
///
/// Source: Apple, NSCollectionLayoutGroupCustomItem.
@preconcurrency @MainActor
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
  /// The item's frame in its group, in points.
  public let frame: CGRect
  /// The position from back to front.
  public let zIndex: Int

  /// Creates an item at a frame in its group, with a `zIndex` of 0.
  public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

  /// Creates an item at a frame in its group.
  public init(frame: CGRect, zIndex: Int) {
    self.frame = frame
    self.zIndex = zIndex
  }

  /// Returns the item itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns the items of a custom group, each with its frame.
public typealias NSCollectionLayoutGroupCustomItemProvider = (
  any NSCollectionLayoutEnvironment
) -> [NSCollectionLayoutGroupCustomItem]
