/// The settings shared by all sections of a compositional layout.
///
/// Source: Apple, UICollectionViewCompositionalLayoutConfiguration.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
  struct Values {
    var scrollDirection = UICollectionView.ScrollDirection.vertical
    var interSectionSpacing: CGFloat = 0
    var boundaries: [NSCollectionLayoutBoundarySupplementaryItem] = []
    var reference = UIContentInsetsReference.safeArea
  }

  // NSObject copies outside any actor, on iOS too.
  nonisolated(unsafe) private var values: Values

  nonisolated private init(values: Values) { self.values = values }

  /// Creates a configuration with default values.
  nonisolated public override init() { values = Values() }

  /// The direction in which content scrolls; vertical by default.
  open var scrollDirection: UICollectionView.ScrollDirection {
    get { values.scrollDirection }
    set { values.scrollDirection = newValue }
  }

  /// The spacing between sections, in points; zero by default.
  open var interSectionSpacing: CGFloat {
    get { values.interSectionSpacing }
    set { values.interSectionSpacing = newValue }
  }

  /// The views along the whole layout's boundaries, one per kind; empty by default. Their index
  /// paths have one index, 0.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] {
    get { values.boundaries }
    set { values.boundaries = newValue.map { $0.duplicate() } }
  }

  /// The default reference of the sections' content insets. Default: the safe area.
  open var contentInsetsReference: UIContentInsetsReference {
    get { values.reference }
    set { values.reference = newValue }
  }

  /// Returns a copy with the same values.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any {
    UICollectionViewCompositionalLayoutConfiguration(values: values)
  }

  /// Returns a copy that no other object references.
  func duplicate() -> UICollectionViewCompositionalLayoutConfiguration {
    UICollectionViewCompositionalLayoutConfiguration(values: values)
  }
}
