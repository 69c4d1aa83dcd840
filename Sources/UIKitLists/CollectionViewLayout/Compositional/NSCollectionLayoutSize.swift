import LayoutGeometry

/// The width and height of an element of a compositional layout.
///
/// Source: Apple, NSCollectionLayoutSize.
@preconcurrency @MainActor
open class NSCollectionLayoutSize: NSObject, NSCopying {
  /// The width.
  open var widthDimension: NSCollectionLayoutDimension { width }
  /// The height.
  open var heightDimension: NSCollectionLayoutDimension { height }

  nonisolated private let width: NSCollectionLayoutDimension
  nonisolated private let height: NSCollectionLayoutDimension

  /// Creates a size of two dimensions.
  nonisolated public init(
    widthDimension width: NSCollectionLayoutDimension,
    heightDimension height: NSCollectionLayoutDimension
  ) {
    self.width = width
    self.height = height
  }

  nonisolated var value: CompositionalSize {
    CompositionalSize(width: width.value, height: height.value)
  }

  /// Returns the size itself, which is immutable.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether the other object is an equal size.
  nonisolated open override func isEqual(_ object: Any?) -> Bool {
    (object as? NSCollectionLayoutSize)?.value == value
  }

  /// A hash of the size.
  nonisolated open override var hash: Int { value.hashValue }

  /// A description in UIKit's format.
  nonisolated open override var description: String {
    "{\(value.width.words), \(value.height.words)}"
  }
}
