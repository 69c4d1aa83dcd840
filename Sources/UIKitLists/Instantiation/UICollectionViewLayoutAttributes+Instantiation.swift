// A layout returns the class of its attributes as AnyClass, and a copy has its original's class,
// yet `init()` is not `required`: an iOS subclass overrides it without that keyword. As in
// UIView+Instantiation.swift, a convenience initialiser calls the class's own `init()`, and its
// allocating entry is declared again, by symbol, as a static method that can be called on a class
// value. It is not isolated, since NSObject copies outside any actor. A wrong symbol does not link.

extension UICollectionViewLayoutAttributes {
  @usableFromInline
  convenience init(dynamicAttributes: Int) {
    self.init()
  }

  @_silgen_name("$s10UIKitLists32UICollectionViewLayoutAttributesC07dynamicF0ACSi_tcfC")
  nonisolated private static func allocate(dynamicAttributes: Int)
    -> UICollectionViewLayoutAttributes

  /// Creates attributes of this class or subclass through its `init()`.
  nonisolated static func make() -> Self {
    unsafeDowncast(allocate(dynamicAttributes: 0), to: Self.self)
  }
}
