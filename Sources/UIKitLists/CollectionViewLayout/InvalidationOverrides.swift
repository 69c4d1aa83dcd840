/// Finds out which of the two invalidation methods a layout overrides.
@MainActor
enum InvalidationOverrides {
  private final class Plain: UICollectionViewLayout {}

  private final class StandardOverride: UICollectionViewLayout {
    override func invalidateLayout() { needsPreparation = true }
  }

  private final class Detailed: UICollectionViewLayout {
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
      needsPreparation = true
    }
  }

  private static let standardMethod = slot(of: StandardOverride.self)
  private static let detailed = slot(of: Detailed.self)

  private static func slot(of overriding: AnyClass) -> MethodSlot? {
    MethodSlot(base: UICollectionViewLayout.self, plain: Plain.self, overriding: overriding)
  }

  /// Returns whether a layout overrides `invalidateLayout()` and not `invalidateLayout(with:)`, as
  /// layouts did before iOS 7.
  static func overridesOnlyWhole(_ type: UICollectionViewLayout.Type) -> Bool {
    guard let standardMethod, let detailed, standardMethod.isOverridden(in: type) else {
      return false
    }
    let known: [UICollectionViewLayout.Type] = [
      UICollectionViewFlowLayout.self, UICollectionViewCompositionalLayout.self,
      UICollectionViewTransitionLayout.self,
    ]
    let base = known.first { ClassChain.isSubclass(type, of: $0) } ?? UICollectionViewLayout.self
    return detailed.isSame(in: type, as: base)
  }
}
