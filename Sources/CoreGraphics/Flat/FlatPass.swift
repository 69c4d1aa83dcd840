import CPixels

/// Collects drawing into a bitmap and executes it on all processors, in bands without common
/// pixels. Later steps of a band are drawn over earlier ones.
///
/// The result does not depend on the number of processors (FlatPassTests).
package struct FlatPass {
  private let bitmap: Bitmap
  private var shapes: [cflat_shape] = []
  /// The drawings that own the memory of the shapes.
  private var drawings: [FlatDrawing] = []
  private var steps: [cflat_step] = []
  /// The bands except the last.
  private var bands: [cflat_band] = []
  private var area = 0
  /// Whether nothing has been drawn yet.
  private var isWhole = true

  /// The minimum number of pixels for multiple threads. Fewer take a third of a millisecond, and a
  /// second thread costs more than it saves: a strip revealed by scrolling took a fifth longer.
  private static let areaForThreads = 1 << 20

  package init(onto bitmap: Bitmap) { self.bitmap = bitmap }

  /// Begins a band, whose pixels no other band modifies.
  package mutating func beginBand() {
    let first = Int(bands.last?.end ?? 0)
    guard steps.count > first else { return }
    let boxes = steps[first...].lazy.map(\.box)
    bands.append(
      cflat_band(
        end: UInt32(steps.count), min_y: boxes.map(\.min_y).min() ?? 0,
        max_y: boxes.map(\.max_y).max() ?? 0))
  }

  /// Sets all pixels of a box to a premultiplied colour.
  package mutating func fill(_ box: PixelRect, with color: UInt32) {
    add(CFLAT_FILL, in: box, color: color)
  }

  /// Composes a drawing inside `box`, with its top-left corner at (x, y).
  ///
  /// - Parameter ground: The colour of all of the bitmap's pixels in the box, if known.
  package mutating func compose(
    _ drawing: FlatDrawing, at x: Int, _ y: Int, within box: PixelRect, background: UInt32? = nil
  ) {
    let verb = background == nil ? CFLAT_COMPOSE : CFLAT_COMPOSE_ON_GROUND
    add(verb, drawing, at: x, y, in: box, color: background ?? 0)
  }

  /// Draws the shapes of a drawing individually inside `box`, instead of composing them first.
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

  /// Executes and removes the collected steps.
  ///
  /// - Parameter threads: The maximum number of threads; 0 for one per processor.
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

  /// Defers the collected steps, which must write all pixels, until the bitmap's pixels are read.
  /// If some steps are executed already, executes the others at once.
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
