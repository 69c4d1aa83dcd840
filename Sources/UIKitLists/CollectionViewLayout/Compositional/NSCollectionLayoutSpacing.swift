import LayoutGeometry

/// Room between items of a group, or beside one.
///
/// Source: Apple, NSCollectionLayoutSpacing.
@preconcurrency @MainActor
open class NSCollectionLayoutSpacing: NSObject, NSCopying {
  // Set once, by the class function that makes it.
  nonisolated(unsafe) private(set) var value = CompositionalSpacing.fixed(0)

  /// None: the class functions make spacings.
  nonisolated public required override init() {}

  /// At least so many points, and a share of what is left over.
  open class func flexible(_ flexibleSpacing: CGFloat) -> Self {
    make(.flexible(Double(flexibleSpacing)))
  }

  /// Exactly so many points.
  open class func fixed(_ fixedSpacing: CGFloat) -> Self {
    make(.fixed(Double(fixedSpacing)))
  }

  private class func make(_ value: CompositionalSpacing) -> Self {
    let spacing = self.init()
    spacing.value = value
    return spacing
  }

  /// The least room, in points.
  open var spacing: CGFloat {
    switch value {
    case .fixed(let points), .flexible(let points): CGFloat(points)
    }
  }

  /// Whether it takes what is left over.
  open var isFlexible: Bool { if case .flexible = value { true } else { false } }

  /// Whether it stays as it is.
  open var isFixed: Bool { !isFlexible }

  /// Itself: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same spacing.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSpacing)?.value == value
  }

  /// A hash of the spacing.
  nonisolated open override var hash: Int { value.hashValue }

  /// The spacing in UIKit's words.
  nonisolated open override var description: String {
    switch value {
    case .fixed(let points): ".fixed(\(points.shortest))"
    case .flexible(let points): ".flexible(\(points.shortest))"
    }
  }
}
