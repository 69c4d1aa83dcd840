import LayoutGeometry

/// The width or height of an element of a compositional layout.
///
/// Source: Apple, NSCollectionLayoutDimension.
@preconcurrency @MainActor
open class NSCollectionLayoutDimension: NSObject, NSCopying {
  // Set once, by the class function that makes it.
  nonisolated(unsafe) private(set) var value = CompositionalDimension.absolute(0)

  /// Creates a dimension of zero points. Use the class functions instead.
  nonisolated public required override init() {}

  /// Returns a fraction of the container's width; 1 is the whole width.
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self {
    make(.fractionalWidth(Double(fractionalWidth)))
  }

  /// Returns a fraction of the container's height; 1 is the whole height.
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self {
    make(.fractionalHeight(Double(fractionalHeight)))
  }

  /// Returns a fixed length in points.
  open class func absolute(_ absoluteDimension: CGFloat) -> Self {
    make(.absolute(Double(absoluteDimension)))
  }

  /// Returns an estimated length in points, replaced when the view is measured.
  open class func estimated(_ estimatedDimension: CGFloat) -> Self {
    make(.estimated(Double(estimatedDimension)))
  }

  /// Returns the length of the longest sibling that has been visible (iOS 17), or the estimate in
  /// points until then.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> Self {
    make(.uniform(estimate: Double(estimate)))
  }

  private class func make(_ value: CompositionalDimension) -> Self {
    let dimension = self.init()
    dimension.value = value
    return dimension
  }

  /// Whether the dimension is a fraction of the container's width.
  open var isFractionalWidth: Bool { if case .fractionalWidth = value { true } else { false } }

  /// Whether the dimension is a fraction of the container's height.
  open var isFractionalHeight: Bool { if case .fractionalHeight = value { true } else { false } }

  /// Whether the dimension is a fixed length in points.
  open var isAbsolute: Bool { if case .absolute = value { true } else { false } }

  /// Whether the dimension is measured; also true if it is uniform across siblings.
  open var isEstimated: Bool { value.isEstimated }

  /// Whether the dimension is the length of the longest sibling.
  open var isUniformAcrossSiblings: Bool { if case .uniform = value { true } else { false } }

  /// The fraction, or the length in points.
  open var dimension: CGFloat {
    switch value {
    case .fractionalWidth(let number), .fractionalHeight(let number), .absolute(let number),
      .estimated(let number), .uniform(let number):
      CGFloat(number)
    }
  }

  /// Returns the dimension itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is an equal dimension.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutDimension)?.value == value
  }

  /// A hash of the dimension.
  nonisolated open override var hash: Int { value.hashValue }

  /// A description in UIKit's format.
  nonisolated open override var description: String { value.words }
}

extension CompositionalDimension {
  /// The dimension in the format of UIKit's messages.
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
  /// The number without trailing zeros, as in UIKit's messages.
  var shortest: String { String(format: "%g", self) }
}
