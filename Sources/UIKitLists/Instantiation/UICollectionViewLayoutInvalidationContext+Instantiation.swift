// Created from a class value as UICollectionViewLayoutAttributes+Instantiation.swift explains.

extension UICollectionViewLayoutInvalidationContext {
  @usableFromInline
  convenience init(dynamicContext: Int) {
    self.init()
  }

  @_silgen_name("$s10UIKitLists41UICollectionViewLayoutInvalidationContextC07dynamicG0ACSi_tcfC")
  private static func allocate(dynamicContext: Int) -> UICollectionViewLayoutInvalidationContext

  /// Creates a context of this class or subclass through its `init()`.
  static func make() -> Self {
    unsafeDowncast(allocate(dynamicContext: 0), to: Self.self)
  }
}
