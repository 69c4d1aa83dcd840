import CPixels

/// Flat drawing onto a bitmap that is collected first and then done by all processors: in bands, of
/// which no two share a pixel. Within a band, later steps are drawn over earlier ones.
///
/// The pixels do not depend on the number of processors: FlatPassTests.
package struct FlatPass {
  private let bitmap: Bitmap
  private var shapes: [cflat_shape] = []
  /// What the shapes point into.
  private var drawings: [FlatDrawing] = []
  private var steps: [cflat_step] = []
  /// The bands before the last.
  private var bands: [cflat_band] = []
  private var area = 0
  /// Whether all that was collected is still here.
  private var isWhole = true

  /// Below so many pixels a second thread takes longer to start than it helps: a third of a
  /// millisecond of drawing, where a strip that scrolling reveals took a fifth longer with it.
  private static let areaForThreads = 1 << 20

  package init(onto bitmap: Bitmap) { self.bitmap = bitmap }

  /// Begins another band, of pixels that no other one touches.
  package mutating func beginBand() {
    let first = Int(bands.last?.end ?? 0)
    guard steps.count > first else { return }
    let boxes = steps[first...].lazy.map(\.box)
    bands.append(
      cflat_band(
        end: UInt32(steps.count), min_y: boxes.map(\.min_y).min() ?? 0,
        max_y: boxes.map(\.max_y).max() ?? 0))
  }

  /// Sets all pixels inside a box to a premultiplied colour.
  package mutating func fill(_ box: PixelRect, with color: UInt32) {
    add(CFLAT_FILL, in: box, color: color)
  }

  /// Puts a drawing over the pixels inside `box`; its own pixel (0, 0) comes to lie at (x, y).
  ///
  /// - Parameter ground: the colour that all of the bitmap's pixels in the box have, where it is
  ///   known.
  package mutating func compose(
    _ drawing: FlatDrawing, at x: Int, _ y: Int, within box: PixelRect, ground: UInt32? = nil
  ) {
    let verb = ground == nil ? CFLAT_COMPOSE : CFLAT_COMPOSE_ON_GROUND
    add(verb, drawing, at: x, y, in: box, color: ground ?? 0)
  }

  /// Paints the shapes of a drawing on the pixels inside `box`, as if each was drawn there, instead
  /// of composing them first.
  package mutating func paint(
    _ drawing: FlatDrawing, at x: Int, _ y: Int, within box: PixelRect
  ) {
    add(CFLAT_PAINT, drawing, at: x, y, in: box)
  }

  private mutating func add(
    _ verb: cflat_verb, _ drawing: FlatDrawing, at x: Int, _ y: Int, in box: PixelRect,
    color: UInt32 = 0
  ) {
    let own = PixelRect(width: drawing.width, height: drawing.height).offset(x: x, y: y)
    let first = shapes.count
    guard !drawing.shapes.isEmpty else { return }
    shapes += drawing.shapes
    drawings.append(drawing)
    add(verb, in: box.intersection(own), at: x, y, color: color, shapes: first..<shapes.count)
  }

  private mutating func add(
    _ verb: cflat_verb, in box: PixelRect, at x: Int = 0, _ y: Int = 0, color: UInt32,
    shapes: Range<Int> = 0..<0
  ) {
    let box = box.intersection(PixelRect(width: bitmap.width, height: bitmap.height))
    guard !box.isEmpty else { return }
    area += box.area
    steps.append(
      cflat_step(
        verb: verb, box: box.flat, x: Int32(clamping: x), y: Int32(clamping: y), color: color,
        first_shape: UInt32(shapes.lowerBound), shape_count: UInt32(shapes.count)))
  }

  /// Draws what was collected, and is empty then.
  ///
  /// - Parameter threads: how many may work at once; 0 for one a processor.
  package mutating func draw(threads: Int = 0) {
    isWhole = false
    guard !steps.isEmpty else { return }
    let isSmall = threads == 0 && area < Self.areaForThreads
    bitmap.flush()
    rows().draw(on: bitmap, threads: isSmall ? 1 : threads)
    bitmap.markDirty()
    self = FlatPass(onto: bitmap)
    isWhole = false
  }

  /// Leaves what was collected to the bitmap, which draws it once its pixels are looked at; or
  /// draws it, where some of it is drawn already. It has to write every pixel.
  package mutating func deferDrawing() {
    guard isWhole, !steps.isEmpty else { return draw() }
    bitmap.deferDrawing(rows())
    self = FlatPass(onto: bitmap)
  }

  private mutating func rows() -> FlatRows {
    beginBand()
    return FlatRows(shapes: shapes, drawings: drawings, steps: steps, bands: bands)
  }
}
