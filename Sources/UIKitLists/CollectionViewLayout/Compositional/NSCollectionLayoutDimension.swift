import LayoutGeometry

/// How wide or how high something of a compositional layout is.
///
/// Source: Apple, NSCollectionLayoutDimension.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  // Set once, by the class function that makes it.
  nonisolated(unsafe) private(set) var value = CompositionalDimension.absolute(0)

  /// Nothing: the class functions make dimensions.
  nonisolated public required override init() {}

  /// A share of the container's width: 1 is all of it.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth(Double(fractionalWidth)))
  }

  /// A share of the container's height: 1 is all of it.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight(Double(fractionalHeight)))
  }

  /// Points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute(Double(absoluteDimension)))
  }

  /// Points, until the view has said what it needs.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated(Double(estimatedDimension)))
  }

  /// As long as the longest of its siblings that have been in sight (iOS 17); points until then.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniform(estimate: Double(estimate)))
  }

  private class func make(_ value: CompositionalDimension) -> Self {
    let dimension = self.init()
    dimension.value = value
    return dimension
  }

  /// Whether it is a share of the width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// Whether it is a share of the height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// Whether it is points that stay.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// Whether it is measured; true also for dimensions that are uniform across siblings.
  open var isEstimated: Bool { value.isEstimated }

  /// Whether it is that of the longest sibling.
  open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

  /// The share, or the points.
  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniform(let number):
      CGFloat(number)
    }
  }

  /// Itself: it does not change.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Whether the other object is the same dimension.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  /// A hash of the dimension.
  nonisolated open override var hash: Int { value.hashValue }

  /// The dimension in UIKit's words.
  nonisolated open override var description: String { value.words }
}

extension CompositionalDimension {
  /// The dimension as UIKit's messages have it.
  var words: String {
    switch self {
    case .fractionalWidth(let share): ".containerWidthFactor(\(share.shortest))"
    case .fractionalHeight(let share): ".containerHeightFactor(\(share.shortest))"
    case .absolute(let points): ".absolute(\(points.shortest))"
    case .estimated(let points): ".estimated(\(points.shortest))"
    case .uniform(let estimate): ".uniformAcrossSiblings(\(estimate.shortest))"
    }
  }
}

extension Double {
  /// The number without digits it does not need, as UIKit's messages have it.
  var shortest: String { String(format: "%g", self) }
}
