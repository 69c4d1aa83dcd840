import WorkMeter

extension CALayer {
  /// The result of ``display()`` if it consists of flat shapes.
  package var drawing: FlatDrawing? { ownDrawing.shapes }

  /// The result of ``display()`` as pixels.
  package var backingStore: Bitmap? {
    get { ownDrawing.pixels ?? ownDrawing.shapes?.bitmap }
    set { ownDrawing = LayerDrawing(pixels: newValue) }
  }

  /// Whether ``display()`` has drawn anything.
  var hasDrawing: Bool { !ownDrawing.isEmpty }

  /// Returns whether the pixels are invalid, or need another scale in a picture.
  func isOutOfDate(scale: CGFloat) -> Bool {
    needsDisplayFlag || (adoptsRenderingScale && contentsScale != scale)
  }

  /// Draws the layer if its pixels are invalid or have another scale than the picture.
  func displayIfNeeded(scale: CGFloat) {
    if adoptsRenderingScale && contentsScale != scale {
      contentsScale = scale
      if contents == nil { setNeedsDisplay() }
    }
    displayIfNeeded()
  }

  /// Draws the layer's own content.
  func redrawBackingStore() {
    displayCount += 1
    WorkMeter.count(.layersDrawn)
    ownParts = []
    if let strips = LayerStrips(bounds.size, scale: contentsScale) {
      ownDrawing = LayerDrawing(strips: strips)
    } else {
      let (shapes, pixels) = WorkMeter.measure(.draw) { drawn(bounds) { ownParts = $0 } }
      ownDrawing = LayerDrawing(shapes: shapes, pixels: pixels)
    }
  }

  /// Returns the drawing of a part of the layer's bounds, as shapes or as pixels.
  ///
  /// - Parameter describe: Called with the descriptions of what was drawn, if there are any.
  func drawn(
    _ part: CGRect, describe: ([PicturePart]) -> Void = { _ in }
  ) -> (FlatDrawing?, Bitmap?) {
    let size = PixelSize(points: part.size, scale: contentsScale)
    let context: CGContext
    if Self.recordsDrawing {
      guard let drawing = FlatDrawing(width: size.width, height: size.height) else {
        return (nil, nil)
      }
      context = CGContext(recording: drawing, scale: contentsScale)
    } else {
      guard let bitmap = Bitmap(width: size.width, height: size.height) else { return (nil, nil) }
      context = bitmap.makeContext(scale: contentsScale)
    }
    context.translateBy(x: -part.origin.x, y: -part.origin.y)
    context.describesTexts = LayerDescriptions.areOn
    draw(in: context)
    if !context.parts.isEmpty { describe(context.parts) }
    let (drawing, bitmap) = context.finish()
    if bitmap != nil { WorkMeter.count(.pixelsTouched, size.width * size.height) }
    return (drawing, bitmap)
  }

  /// Whether drawings are recorded as flat shapes if possible; false draws every layer as pixels,
  /// the slow reference. For tests.
  @TaskLocal package static var recordsDrawing = true

  /// Shares another layer's drawing and sublayers, without becoming their superlayer.
  func shareContents(of other: CALayer) {
    (ownDrawing, children, ownMask) = (other.ownDrawing, other.children, other.ownMask)
  }

  func boundsDidChange(from old: CGRect) {
    requireNumbers(in: bounds)
    didChange("bounds", from: old, to: bounds)
    guard bounds.size != old.size else { return }
    setNeedsLayout()
    if needsDisplayOnBoundsChange { setNeedsDisplay() }
  }
}
