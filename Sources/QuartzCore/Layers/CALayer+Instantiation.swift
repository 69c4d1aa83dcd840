// A layer class is known only as a value, and `init()` is not `required`, so that Swift rejects
// `type.init()`. A convenience initialiser calls a subclass's `init()` through its method table;
// the static method is declared as that initialiser's allocating entry, by its symbol. A wrong
// symbol does not link.

extension CALayer {
  @usableFromInline
  convenience init(dynamic: Double) {
    self.init()
  }

  @_silgen_name("$s10QuartzCore7CALayerC7dynamicACSd_tcfC")
  private static func allocate(dynamic: Double) -> CALayer

  /// Creates a layer of this class or subclass through its `init()`.
  package static func make() -> CALayer { allocate(dynamic: 0) }
}

extension CALayer {
  @usableFromInline
  convenience init(copying layer: CALayer) {
    self.init(layer: layer)
  }

  @_silgen_name("$s10QuartzCore7CALayerC7copyingA2C_tcfC")
  static func allocate(copying layer: __owned CALayer) -> CALayer
}
