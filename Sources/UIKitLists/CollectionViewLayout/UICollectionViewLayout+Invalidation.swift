extension UICollectionViewLayout {
  /// How often `prepare()` is called in a row where it invalidates its own layout.
  private static var preparationLimit: Int { 4 }

  /// Calls `prepare()` while it is due: a subclass may set measures in it, which puts the layout
  /// out of date once more.
  ///
  /// A layout that sets measures to and fro in each `prepare()` is taken as it is: UIKit prepares
  /// it once.
  func prepareUntilSettled() {
    for _ in 0..<Self.preparationLimit where needsPreparation {
      needsPreparation = false
      wasPrepared = true
      prepare()
    }
    needsPreparation = false
  }

  /// Other bounds put the layout out of date. One that overrides `invalidateLayout()` alone hears
  /// of it there, as Chatto's layout counts on.
  func invalidateForBounds(with context: UICollectionViewLayoutInvalidationContext) {
    if InvalidationOverrides.hasWholeAlone(type(of: self)) {
      invalidateAsWhole(with: context)
    } else {
      invalidateLayout(with: context)
    }
  }

  /// A context of the class that the layout names. Stops where that is not a context's class.
  package class func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let contextClass = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else {
      stop("\(invalidationContextClass) is not a kind of UICollectionViewLayoutInvalidationContext")
    }
    return contextClass.make()
  }

  /// Attributes of the class that the layout names. Stops where that is not an attributes' class.
  func makeAttributes(
    _ category: UICollectionView.ElementCategory, kind: String? = nil, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let named: AnyClass = type(of: self).layoutAttributesClass
    guard let attributesClass = named as? UICollectionViewLayoutAttributes.Type else {
      stop("\(named) is not a kind of UICollectionViewLayoutAttributes")
    }
    let attributes = attributesClass.make()
    attributes.identify(as: category, kind: kind, at: indexPath)
    return attributes
  }
}
