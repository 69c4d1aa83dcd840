extension CALayer {
  /// Whether the layer's class, or one between it and `CALayer`, overrides ``draw(in:)``: such a
  /// layer draws itself, whatever its delegate.
  ///
  /// - Complexity: O(1).
  package var drawsItself: Bool {
    guard type(of: self) != CALayer.self else { return false }
    return DrawOverride.slot?.isOverridden(in: type(of: self)) ?? true
  }
}

@MainActor
private enum DrawOverride {
  final class Plain: CALayer {}

  final class Drawing: CALayer {
    override func draw(in ctx: CGContext) { ctx.flush() }
  }

  static let slot = MethodSlot(base: CALayer.self, plain: Plain.self, overriding: Drawing.self)
}
