import LayoutGeometry

/// The spacing between the items of a group, or beside an item.
///
/// Source: Apple, NSCollectionLayoutSpacing.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  // Set once, by the class function that makes it.
  nonisolated(unsafe) private(set) var value = CompositionalSpacing.fixed(0)

  /// Creates a spacing of zero points. Use the class functions instead.
  nonisolated public required override init() {}

  /// Returns a spacing of at least a number of points, which grows with the remaining space.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(.flexible(Double(flexibleSpacing)))
  }

  /// Returns a spacing of exactly a number of points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(.fixed(Double(fixedSpacing)))
  }

  private class func make(_ value: CompositionalSpacing) -> Self {
    let spacing = self.init()
    spacing.value = value
    return spacing
  }

  /// The minimum spacing, in points.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): CGFloat(points)
    }
  }

  /// Whether the spacing grows with the remaining space.
  open var isFlexible: Bool { if case .flexible = value { true } else { false } }

  /// Whether the spacing is fixed.
  open var isFixed: Bool { !isFlexible }

  /// Returns the spacing itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is an equal spacing.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  /// A hash of the spacing.
  nonisolated open override var hash: Int { value.hashValue }

  /// A description in UIKit's format.
  nonisolated open override var description: String {
    switch value {
    case .fixed(let points): ".fixed(\(points.shortest))"
    case .flexible(let points): ".flexible(\(points.shortest))"
    }
  }
}
