import CCairo

/// A place to draw: a bitmap, the current transform, clip, colours and path.
///
/// Numbers that are not finite and transforms without an inverse draw nothing and do no lasting
/// harm. Not synchronised: one thread at a time. Source: Apple, CGContext.
public final class CGContext {
  /// The Cairo context of the innermost transparency layer. Its matrix is the current transform;
  /// draw through `paint(_:)`, so that alpha, blend mode and shadow take part.
  package private(set) var cairo: OpaquePointer
  /// Pixels to the point, before any transform of the user's.
  package var scale: CGFloat
  /// The bitmap that drawing ends in, layers aside.
  package let base: Bitmap
  /// The bitmap of the innermost layer; its surface carries a device offset.
  private(set) var target: Bitmap
  /// The current path, already in pixels, as CoreGraphics keeps it.
  var steps = PathStorage()
  var state: GraphicsState
  /// Whether `setShouldAntialias(true)` has any effect.
  var allowsAntialiasing = true
  /// The form in which the owner of the memory wants the pixels; nil when `base` is that memory.
  var export: PixelExport?
  /// Whether the origin was at the top when the context was made.
  let isFlipped: Bool
  private var stack: [GraphicsState] = []
  private var layers: [Layer] = []

  private struct Layer {
    let cairo: OpaquePointer
    let target: Bitmap
    let state: GraphicsState
    let stack: [GraphicsState]
  }

  /// Draws into `bitmap`: flipped has its origin at the top left, otherwise at the bottom left.
  package init(drawingInto bitmap: Bitmap, scale: CGFloat, isFlipped: Bool) {
    base = bitmap
    target = bitmap
    self.isFlipped = isFlipped
    self.scale = scale.isNormal && scale > 0 ? scale : 1
    let height = CGFloat(bitmap.height)
    state = GraphicsState(
      transform: CGAffineTransform(
        a: self.scale, b: 0, c: 0, d: isFlipped ? self.scale : -self.scale, tx: 0,
        ty: isFlipped ? 0 : height))
    cairo = Self.makeCairo(on: bitmap)
    applyTransform()
  }

  deinit {
    while !layers.isEmpty { endTransparencyLayer() }
    exportPixels()
    cairo_destroy(cairo)
    cairo_surface_flush(base.surface)
    if let export, export.ownsMemory { free(export.memory) }
  }

  private static func makeCairo(on bitmap: Bitmap) -> OpaquePointer {
    let cairo: OpaquePointer = cairo_create(bitmap.surface)
    cairo_set_tolerance(cairo, 0.05)
    return cairo
  }

  // MARK: State

  /// Remembers transform, clip, colours and all other parameters, but not the path.
  public func saveGState() {
    cairo_save(cairo)
    stack.append(state)
  }

  /// Returns to what the matching `saveGState()` remembered; without one nothing happens.
  public func restoreGState() {
    guard let saved = stack.popLast() else { return }
    cairo_restore(cairo)
    state = saved
    applyTransform()
  }

  /// Gives Cairo the current transform; one it cannot invert would spoil it for good, so it is
  /// kept from Cairo and `paint` draws nothing meanwhile.
  func applyTransform() {
    guard state.transform.isUsable else { return }
    var matrix = state.transform.cairo
    cairo_set_matrix(cairo, &matrix)
  }

  // MARK: Layers

  /// Collects what is drawn until `endTransparencyLayer()` and then paints it as one object with
  /// the present alpha, blend mode and shadow. Inside, these start at 1, normal and none.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: nil)
  }

  /// As above, for drawing that stays inside `rect` in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(in: rect)
  }

  private func beginLayer(in rect: CGRect?) {
    var area = objectArea
    if let rect {
      area = area.intersection(limited(rect).applying(state.transform).integral)
    }
    layers.append(Layer(cairo: cairo, target: target, state: state, stack: stack))
    // With nothing visible a single pixel takes the drawing that nobody will see.
    let group = Self.makeGroup(covering: area) ?? Self.makeGroup(covering: .zero)
    stack = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clipMask = nil
    guard let group else {
      // Out of memory: the objects are painted one by one.
      cairo_reference(cairo)
      return
    }
    target = group
    cairo = Self.makeCairo(on: group)
    applyTransform()
  }

  /// Paints the innermost layer; without one nothing happens.
  public func endTransparencyLayer() {
    guard let layer = layers.popLast() else { return }
    let group = target
    if group === layer.target {
      for _ in stack { cairo_restore(cairo) }
    }
    cairo_destroy(cairo)
    cairo = layer.cairo
    target = layer.target
    state = layer.state
    stack = layer.stack
    applyTransform()
    guard group !== layer.target else { return }
    let alpha = state.alpha
    composite(
      Drawing(object: { cairo in
        cairo_identity_matrix(cairo)
        cairo_set_source_surface(cairo, group.surface, 0, 0)
        cairo_paint_with_alpha(cairo, alpha)
      }))
  }

  // MARK: Finishing

  /// Makes sure that all drawing has reached the bitmap's memory.
  public func flush() {
    cairo_surface_flush(base.surface)
    exportPixels()
  }

  /// As `flush()`.
  public func synchronize() {
    flush()
  }
}
