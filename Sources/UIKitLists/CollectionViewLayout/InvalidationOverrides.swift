/// Finds out which of the two invalidation methods a layout overrides.
@MainActor
enum InvalidationOverrides {
  private final class Plain: UICollectionViewLayout {}

  private final class Whole: UICollectionViewLayout {
    override func invalidateLayout() { needsPreparation = true }
  }

  private final class Detailed: UICollectionViewLayout {
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      needsPreparation = true
    }
  }

  private static let whole = slot(of: Whole.self)
  private static let detailed = slot(of: Detailed.self)

  private static func slot(of overriding: AnyClass) -> MethodSlot? {
    MethodSlot(base: UICollectionViewLayout.self, plain: Plain.self, overriding: overriding)
  }

  /// Returns whether a layout overrides `invalidateLayout()` and not `invalidateLayout(with:)`, as
  /// layouts did before iOS 7.
  static func hasWholeAlone(_ type: UICollectionViewLayout.Type) -> Bool {
    guard let whole, let detailed, whole.isOverridden(in: type) else { return false }
    let known: [UICollectionViewLayout.Type] = [
      UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
      UICollectionViewTransitionLayout.self,
    ]
    let base = known.first { ClassChain.isSubclass(type, of: $0) } ?? UICollectionViewLayout.self
    return detailed.isSame(in: type, as: base)
  }
}
