/// The environment of a section or group of a compositional layout.
///
/// Source: Apple, NSCollectionLayoutEnvironment.
@preconcurrency @MainActor
public protocol NSCollectionLayoutEnvironment: AnyObject {
  /// The container in which it is laid out.
  var container: any NSCollectionLayoutContainer { get }
  /// The traits of the collection view.
  var traitCollection: UITraitCollection { get }
}

/// The size and insets of a container in a compositional layout.
///
/// Source: Apple, NSCollectionLayoutContainer.
@preconcurrency @MainActor
public protocol NSCollectionLayoutContainer: AnyObject {
  /// The size before insets, in points.
  var contentSize: CGSize { get }
  /// The size less the insets, in points.
  var effectiveContentSize: CGSize { get }
  /// The insets, in points, or below 1 in fractions of the size.
  var contentInsets: NSDirectionalEdgeInsets { get }
  /// The insets, in points.
  var effectiveContentInsets: NSDirectionalEdgeInsets { get }
}

/// A layout environment that is its own container.
final class CompositionalEnvironment: NSCollectionLayoutEnvironment, NSCollectionLayoutContainer {
  let traitCollection: UITraitCollection
  let contentSize: CGSize
  let contentInsets: NSDirectionalEdgeInsets

  init(
    _ contentSize: CGSize, insets: NSDirectionalEdgeInsets = .zero, traits: UITraitCollection
  ) {
    self.contentSize = contentSize
    contentInsets = insets
    traitCollection = traits
  }

  var container: any NSCollectionLayoutContainer { self }

  var effectiveContentSize: CGSize {
    let insets = effectiveContentInsets
    return CGSize(
      width: max(0, contentSize.width - insets.leading - insets.trailing),
      height: max(0, contentSize.height - insets.top - insets.bottom))
  }

  var effectiveContentInsets: NSDirectionalEdgeInsets {
    func points(_ inset: CGFloat, of length: CGFloat) -> CGFloat {
      inset > 0 && inset < 1 ? inset * length : inset
    }
    return NSDirectionalEdgeInsets(
      top: points(contentInsets.top, of: contentSize.height),
      leading: points(contentInsets.leading, of: contentSize.width),
      bottom: points(contentInsets.bottom, of: contentSize.height),
      trailing: points(contentInsets.trailing, of: contentSize.width))
  }
}
