extension UICollectionViewLayout {
  /// The maximum number of consecutive `prepare()` calls if each invalidates the layout again.
  private static var preparationLimit: Int { 4 }

  /// Calls `prepare()` until it no longer invalidates the layout: a subclass may set measures in
  /// it.
  ///
  /// If each call changes measures, the layout is used as the last call left it; UIKit prepares a
  /// layout once.
  func prepareUntilSettled() {
    for _ in 0..<Self.preparationLimit where needsPreparation {
      needsPreparation = false
      wasPrepared = true
      prepare()
    }
    needsPreparation = false
  }

  /// Invalidates the layout for new bounds. A layout that overrides only `invalidateLayout()` is
  /// notified there, as Chatto's layout requires.
  func invalidateForBounds(with context: UICollectionViewLayoutInvalidationContext) {
    if InvalidationOverrides.overridesOnlyWhole(type(of: self)) {
      invalidateEntireLayout(with: context)
    } else {
      invalidateLayout(with: context)
    }
  }

  /// Returns a context of the layout's `invalidationContextClass`. Other classes stop the program.
  package class func makeInvalidationContext() -> UICollectionViewLayoutInvalidationContext {
    guard
      let contextClass = invalidationContextClass as? UICollectionViewLayoutInvalidationContext.Type
    else {
      stop("\(invalidationContextClass) is not a kind of UICollectionViewLayoutInvalidationContext")
    }
    return contextClass.make()
  }

  /// Returns attributes of the layout's `layoutAttributesClass`. Other classes stop the program.
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
