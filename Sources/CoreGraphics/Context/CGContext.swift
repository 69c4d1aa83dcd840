import CCairo

/// A drawing destination: a bitmap with a transform, a clip, colours and a path.
///
/// Numbers that are not finite and transforms that are not invertible draw nothing, without lasting
/// effects. Not thread-safe. Source: Apple, CGContext.
public final class CGContext {
  /// The Cairo context of the innermost transparency layer, with the current transform. Use
  /// `paint(_:)` to apply alpha, blend mode and shadow.
  package var cairo: OpaquePointer { paper.cairo }
  /// The initial number of pixels per point.
  package var scale: CGFloat
  /// The bitmap, regardless of transparency layers.
  package var base: Bitmap { paper.base }
  /// The bitmap of the innermost transparency layer; its surface has a device offset.
  var target: Bitmap { paper.target }
  /// The width in pixels.
  public let width: Int
  /// The height in pixels.
  public let height: Int
  /// The drawing surface; nil while recording.
  private var sheet: Sheet?
  /// The recording; nil once pixels are drawn.
  private(set) var recording: FlatDrawing?
  /// The current path in pixels, as in Core Graphics.
  var steps = PathStorage()
  var state: GraphicsState
  /// Whether antialiasing is allowed.
  var allowsAntialiasing = true
  /// The conversion to the caller's format; nil if `base` is the caller's memory.
  var export: PixelExport?
  /// Whether the initial origin is at the top.
  let isFlipped: Bool
  private var stack: [GraphicsState] = []
  private var layers: [Layer] = []
  /// The descriptions of what was drawn, for the images of the context.
  package var parts: [PicturePart] = []
  /// Whether drawn texts are described.
  package var describesTexts = false

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

  /// Creates a context for a bitmap, with the origin at the top left if flipped, otherwise at the
  /// bottom left.
  package init(drawingInto bitmap: Bitmap, scale: CGFloat, isFlipped: Bool) {
    (width, height) = (bitmap.width, bitmap.height)
    self.isFlipped = isFlipped
    self.scale = scale.isNormal && scale > 0 ? scale : 1
    state = GraphicsState(scale: self.scale, height: isFlipped ? nil : CGFloat(bitmap.height))
    sheet = Sheet(base: bitmap, target: bitmap, cairo: Self.makeCairo(on: bitmap))
    applyTransform()
  }

  /// Creates a context that records flat shapes as long as possible and then draws pixels. The
  /// origin is at the top left. `finish()` returns the result.
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

  /// Returns the recording or the bitmap, and ends recording.
  package func finish() -> (drawing: FlatDrawing?, bitmap: Bitmap?) {
    while !layers.isEmpty { endTransparencyLayer() }
    defer { recording = nil }
    if let recording { return (recording, nil) }
    flush()
    return (nil, sheet?.base)
  }

  /// The drawing surface. The first use ends a recording: draws its shapes and restores its clips.
  /// If memory is exhausted, the surface has a single pixel.
  private var paper: Sheet {
    if let sheet { return sheet }
    let drawn = recording?.bitmap ?? Bitmap(width: width, height: height)
    recording = nil
    guard let bitmap = drawn ?? Bitmap(width: 1, height: 1) else {
      preconditionFailure("no memory for a pixel")
    }
    let created = Sheet(base: bitmap, target: bitmap, cairo: Self.makeCairo(on: bitmap))
    sheet = created
    for saved in stack {
      clipAgain(to: saved.recordedClip)
      cairo_save(created.cairo)
    }
    clipAgain(to: state.recordedClip)
    applyTransform()
    return created
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

  /// Saves the transform, the clip, the colours and all other parameters except the path.
  public func saveGState() {
    if let sheet { cairo_save(sheet.cairo) }
    stack.append(state)
  }

  /// Restores the state of the matching `saveGState()`, if any.
  public func restoreGState() {
    guard let saved = stack.popLast() else { return }
    if let sheet { cairo_restore(sheet.cairo) }
    state = saved
    applyTransform()
  }

  /// Sets Cairo's matrix. A matrix that is not invertible would invalidate the Cairo context; it is
  /// ignored, and `paint` draws nothing.
  func applyTransform() {
    guard state.transform.isUsable, let sheet else { return }
    var matrix = state.transform.cairo
    cairo_set_matrix(sheet.cairo, &matrix)
  }

  // MARK: Layers

  /// Begins a group that is drawn as one object with the current alpha, blend mode and shadow.
  /// Inside it these are reset to 1, normal and none.
  public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
    beginLayer(in: nil)
  }

  /// Begins a group that is limited to a rectangle in user space.
  public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
    beginLayer(in: rect)
  }

  private func beginLayer(in rect: CGRect?) {
    var area = objectArea
    if let rect {
      area = area.intersection(limited(rect).applying(state.transform).integral)
    }
    layers.append(Layer(cairo: cairo, target: target, state: state, stack: stack))
    // If nothing is visible, the group has a single pixel.
    let group = Self.makeGroup(covering: area) ?? Self.makeGroup(covering: .zero)
    stack = []
    state.alpha = 1
    state.blendMode = .normal
    state.shadow = nil
    state.clipMask = nil
    guard let group else {
      // Out of memory: the objects are drawn individually.
      cairo_reference(cairo)
      return
    }
    sheet?.target = group
    sheet?.cairo = Self.makeCairo(on: group)
    applyTransform()
  }

  /// Draws the innermost transparency layer, if any.
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

  /// Completes pending drawing in memory.
  public func flush() {
    guard let sheet else { return }
    cairo_surface_flush(sheet.base.surface)
    exportPixels()
  }

  /// Same as `flush()`.
  public func synchronize() {
    flush()
  }
}

// Unsupported: CGContext: PDF contexts · absent · PDF contexts and shadings are absent.
// Unsupported: CGContext: bitmap contexts · works · One that is not native BGRA is converted after
//   each drawing call: O(pixels) a call. · test: MemoryFormatTests
