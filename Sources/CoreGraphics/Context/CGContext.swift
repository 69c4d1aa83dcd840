import CCairo

/// A place to draw: a bitmap, the current transform, clip, colours and path.
///
/// Numbers that are not finite and transforms without an inverse draw nothing and do no lasting
/// harm. Not synchronised: one thread at a time. Source: Apple, CGContext.
public final class CGContext {
  /// The Cairo context of the innermost transparency layer. Its matrix is the current transform;
  /// draw through `paint(_:)`, so that alpha, blend mode and shadow take part.
  package var cairo: OpaquePointer { paper.cairo }
  /// Pixels to the point, before any transform of the user's.
  package var scale: CGFloat
  /// The bitmap that drawing ends in, layers aside.
  package var base: Bitmap { paper.base }
  /// The bitmap of the innermost layer; its surface carries a device offset.
  var target: Bitmap { paper.target }
  /// In pixels.
  public let width: Int
  /// In pixels.
  public let height: Int
  /// What is drawn on; nil while a recording needs none.
  private var sheet: Sheet?
  /// What was drawn so far, while all of it can be kept as flat shapes.
  private(set) var recording: FlatDrawing?
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

  static let tolerance = 0.05

  private struct Sheet {
    let base: Bitmap
    var target: Bitmap
    var cairo: OpaquePointer
  }

  private struct Layer {
    let cairo: OpaquePointer
    let target: Bitmap
    let state: GraphicsState
    let stack: [GraphicsState]
  }

  /// Draws into `bitmap`: flipped has its origin at the top left, otherwise at the bottom left.
  package init(drawingInto bitmap: Bitmap, scale: CGFloat, isFlipped: Bool) {
    (width, height) = (bitmap.width, bitmap.height)
    self.isFlipped = isFlipped
    self.scale = scale.isNormal && scale > 0 ? scale : 1
    state = GraphicsState(scale: self.scale, height: isFlipped ? nil : CGFloat(bitmap.height))
    sheet = Sheet(base: bitmap, target: bitmap, cairo: Self.makeCairo(on: bitmap))
    applyTransform()
  }

  /// Keeps what is drawn as flat shapes as long as it consists of them; then draws pixels. The
  /// origin is at the top left. `finish()` gives either.
  package init(recording drawing: FlatDrawing, scale: CGFloat) {
    (width, height) = (drawing.width, drawing.height)
    isFlipped = true
    self.scale = scale.isNormal && scale > 0 ? scale : 1
    state = GraphicsState(scale: self.scale, height: nil)
    recording = drawing
  }

  deinit {
    while !layers.isEmpty { endTransparencyLayer() }
    exportPixels()
    if let sheet {
      cairo_destroy(sheet.cairo)
      cairo_surface_flush(sheet.base.surface)
    }
    if let export, export.ownsMemory { free(export.memory) }
  }

  // MARK: Recording

  /// What was recorded: shapes, or the bitmap it took; no more can be recorded.
  package func finish() -> (drawing: FlatDrawing?, bitmap: Bitmap?) {
    while !layers.isEmpty { endTransparencyLayer() }
    defer { recording = nil }
    if let recording { return (recording, nil) }
    flush()
    return (nil, sheet?.base)
  }

  /// What is drawn on. The first use ends a recording: its shapes become pixels, and what was set
  /// while it went on is set again. A sheet of one pixel takes what memory has no room for.
  private var paper: Sheet {
    if let sheet { return sheet }
    let drawn = recording?.bitmap ?? Bitmap(width: width, height: height)
    recording = nil
    guard let bitmap = drawn ?? Bitmap(width: 1, height: 1) else {
      preconditionFailure("no memory for a pixel")
    }
    let made = Sheet(base: bitmap, target: bitmap, cairo: Self.makeCairo(on: bitmap))
    sheet = made
    for saved in stack {
      clipAgain(to: saved.recordedClip)
      cairo_save(made.cairo)
    }
    clipAgain(to: state.recordedClip)
    applyTransform()
    return made
  }

  private func clipAgain(to box: PixelRect?) {
    guard let box else { return }
    var path = PathStorage()
    path.addRect(box.rect)
    clip(to: path, rule: .winding)
  }

  private static func makeCairo(on bitmap: Bitmap) -> OpaquePointer {
    let cairo: OpaquePointer = cairo_create(bitmap.surface)
    cairo_set_tolerance(cairo, tolerance)
    return cairo
  }

  // MARK: State

  /// Remembers transform, clip, colours and all other parameters, but not the path.
  public func saveGState() {
    if let sheet { cairo_save(sheet.cairo) }
    stack.append(state)
  }

  /// Returns to what the matching `saveGState()` remembered; without one nothing happens.
  public func restoreGState() {
    guard let saved = stack.popLast() else { return }
    if let sheet { cairo_restore(sheet.cairo) }
    state = saved
    applyTransform()
  }

  /// Gives Cairo the current transform; one it cannot invert would spoil it for good, so it is
  /// kept from Cairo and `paint` draws nothing meanwhile.
  func applyTransform() {
    guard state.transform.isUsable, let sheet else { return }
    var matrix = state.transform.cairo
    cairo_set_matrix(sheet.cairo, &matrix)
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
    sheet?.target = group
    sheet?.cairo = Self.makeCairo(on: group)
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
    sheet?.cairo = layer.cairo
    sheet?.target = layer.target
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
    guard let sheet else { return }
    cairo_surface_flush(sheet.base.surface)
    exportPixels()
  }

  /// As `flush()`.
  public func synchronize() {
    flush()
  }
}

// Unsupported: CGContext: PDF contexts · absent · PDF contexts and shadings are absent.
// Unsupported: CGContext: bitmap contexts · works · One that is not native BGRA is converted after
//   each drawing call: O(pixels) a call.
