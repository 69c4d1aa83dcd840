import WorkMeter

extension CALayer {
  /// What ``display()`` drew, if it drew anything that is flat shapes.
  package var drawing: FlatDrawing? { ownDrawing.shapes }

  /// What ``display()`` drew, if it drew anything, as pixels.
  package var backingStore: Bitmap? {
    get { ownDrawing.pixels ?? ownDrawing.shapes?.bitmap }
    set { ownDrawing = LayerDrawing(pixels: newValue) }
  }

  /// Whether ``display()`` drew anything.
  var hasDrawing: Bool { !ownDrawing.isEmpty }

  /// Whether the pixels are out of date, or are to have another scale in a picture.
  func isOutOfDate(scale: CGFloat) -> Bool {
    needsDisplayFlag || (adoptsRenderingScale && contentsScale != scale)
  }

  /// Draws the layer if its pixels are out of date or have another scale than the picture.
  func displayIfNeeded(scale: CGFloat) {
    if adoptsRenderingScale && contentsScale != scale {
      contentsScale = scale
      if contents == nil { setNeedsDisplay() }
    }
    displayIfNeeded()
  }

  /// Draws the layer by itself.
  func drawAnew() {
    displayCount += 1
    WorkMeter.count(.layersDrawn)
    if let strips = LayerStrips(bounds.size, scale: contentsScale) {
      ownDrawing = LayerDrawing(strips: strips)
    } else {
      let (shapes, pixels) = WorkMeter.measure(.draw) { drawn(bounds) }
      ownDrawing = LayerDrawing(shapes: shapes, pixels: pixels)
    }
  }

  /// What the layer draws into a part of its bounds, as shapes or as pixels.
  func drawn(_ part: CGRect) -> (FlatDrawing?, Bitmap?) {
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
    draw(in: context)
    let (drawing, bitmap) = context.finish()
    if bitmap != nil { WorkMeter.count(.pixelsTouched, size.width * size.height) }
    return (drawing, bitmap)
  }

  /// Whether drawings are kept as flat shapes where they can be; false draws every layer into
  /// pixels, the slow twin. For tests.
  @TaskLocal package static var recordsDrawing = true

  /// Takes over what another layer drew and what is inside it, without becoming its superlayer.
  func shareInside(of other: CALayer) {
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
