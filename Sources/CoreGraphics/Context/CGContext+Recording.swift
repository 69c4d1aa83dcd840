// The operations that a recording context stores as flat shapes. All others use `cairo`, which ends
// the recording.

extension CGContext {
  /// The clip of the recording, in pixels.
  package var recordedArea: PixelRect {
    let whole = PixelRect(width: width, height: height)
    return state.recordedClip.map(whole.intersection) ?? whole
  }

  /// The drawing to which flat shapes can be added; nil if pixels must be drawn.
  package var flatDrawing: FlatDrawing? {
    guard let recording, state.blendMode == .normal, state.shadow == nil, state.clipMask == nil,
      state.transform.isUsable
    else { return nil }
    return recording
  }

  /// Adds a shape of a premultiplied colour to a recording.
  package func record(_ coverage: Coverage, color: UInt32, in drawing: FlatDrawing) {
    guard color >> 24 != 0 else { return }
    drawing.add(coverage, color: color, within: recordedArea)
  }

  /// Adds premultiplied pixels to a recording, with the requirements of `FlatDrawing`.
  package func record(
    _ pixels: UnsafePointer<UInt32>, pixelsPerRow: Int, of owner: AnyObject, box: PixelRect,
    in drawing: FlatDrawing
  ) {
    drawing.add(
      pixels, pixelsPerRow: pixelsPerRow, of: owner, box: box, within: recordedArea)
  }

  /// Records filling a path in pixels if possible.
  func recordFill(of steps: PathStorage, rule: CGPathFillRule) -> Bool {
    guard let drawing = flatDrawing, state.fillColor.pattern == nil else { return false }
    let color = state.fillColor.rgba.multiplyingAlpha(by: state.alpha).premultipliedWord
    let whole = PixelRect(width: width, height: height)
    if let box = steps.pixelBox {
      record(Coverage(box: box.intersection(whole)), color: color, in: drawing)
      return true
    }
    // Cairo rounds clipped edges differently, so that they are clipped here, too.
    guard
      let coverage = CoverageCache.shared.coverage(
        of: steps, rule: rule, tolerance: state.tolerance, antialias: antialias,
        within: recordedArea)
    else { return false }
    record(coverage, color: color, in: drawing)
    return true
  }

  /// Records a clip to whole pixels if possible.
  func recordClip(to steps: PathStorage) -> Bool {
    guard recording != nil, let box = steps.pixelBox else { return false }
    state.recordedClip = state.recordedClip?.intersection(box) ?? box
    return true
  }
}

extension PathStorage {
  /// The pixels of a path that is an axis-aligned rectangle of whole pixels; nil for other paths.
  fileprivate var pixelBox: PixelRect? {
    guard verbs == Self.rectangle else { return nil }
    let (a, b, c, d) = (points[0], points[1], points[2], points[3])
    let isAxisAligned = a.y == b.y && b.x == c.x && c.y == d.y && d.x == a.x
    let isTurned = a.x == b.x && b.y == c.y && c.x == d.x && d.y == a.y
    guard isAxisAligned || isTurned,
      [a.x, a.y, c.x, c.y].allSatisfy({ $0 == $0.rounded() && abs($0) < 1e6 })
    else { return nil }
    return PixelRect(
      CGRect(x: min(a.x, c.x), y: min(a.y, c.y), width: abs(c.x - a.x), height: abs(c.y - a.y)))
  }

  private static let rectangle: [CGPathElementType] = [
    .moveToPoint, .addLineToPoint, .addLineToPoint, .addLineToPoint, .closeSubpath,
  ]
}
