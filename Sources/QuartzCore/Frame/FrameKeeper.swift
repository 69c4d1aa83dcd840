import WorkMeter

/// Draws a screen's successive frames, and reuses unchanged pixels of the previous one.
///
/// A frame is described as items first; scrolled pixels are moved, and only the remaining
/// differences are drawn. The pixels equal those of a frame drawn by itself, for which
/// `Compositor.render` is the slow reference (FrameKeeperTests); both share the list of items, and
/// the drawing of groups, shadows, borders and images. Scrolling whole screens moves no pixels: the
/// frame is a window that slides over memory of twice its height, and pixels are moved when it
/// reaches an end.
///
/// Measured on `wall`, 2048 × 1536, by `./benchmark`: a frame scrolled by 97 points took 8 times as
/// long as C needs to move the pixels and draw the strip with Cairo, and now takes as long as C.
@MainActor
package final class FrameKeeper {
  private var items: [PaintItem] = []
  private var memory: FrameMemory?
  private var bitmap: Bitmap?
  private var scale: CGFloat = 0

  /// Whether the pixels of an entirely drawn frame may be computed on access, which is faster if
  /// they are read row by row. Default: false.
  package var defersDrawing = false

  /// Whether layers blur, darken or lighten their background. Default: true.
  package var appliesFilters = true

  package init() {}

  /// Called with each frame's changes from the one before. Default nil.
  package var onFrame: ((FrameStep) -> Void)?

  /// The number of pixels drawn in the last frame; for tests and benchmarks.
  package private(set) var drawnPixels = 0

  /// Returns a picture of a layer and its descendants, laid out and displayed.
  ///
  /// The picture does not change while it is retained: the next frame then begins with a copy.
  /// Otherwise the next frame reuses its memory.
  /// - Parameter scale: The number of device pixels per point.
  /// - Returns: Nil without memory for it, or for a picture without pixels.
  package func frame(of root: CALayer, scale: CGFloat) -> Bitmap? {
    WorkMeter.measure(.layout) { root.layoutIfNeeded() }
    return WorkMeter.measure(.compose) { composed(root, scale: scale) }
  }

  private func composed(_ root: CALayer, scale: CGFloat) -> Bitmap? {
    let size = PixelSize(points: root.bounds.size, scale: scale)
    let new = DisplayPass.items(
      of: root, width: size.width, height: size.height, scale: scale,
      appliesFilters: appliesFilters)
    guard let step = prepare(for: new, size: size, scale: scale), let bitmap else {
      forget()
      return nil
    }
    drawnPixels = step.drawn.reduce(0) { $0 + $1.area }
    items = new
    FramePainter(bitmap: bitmap, items: new).paint(step.drawn, defers: defersDrawing)
    onFrame?(step)
    return bitmap
  }

  /// Stops if the kept frame violates an invariant; does nothing in release builds.
  ///
  /// - Parameter root: If given, the frame's pixels are compared with those of the layer drawn by
  ///   itself, at the cost of a whole frame.
  package func _checkInvariants(against root: CALayer? = nil) {
    #if DEBUG
      guard let bitmap else {
        precondition(
          items.isEmpty && memory == nil, "pixels were discarded and their items were not")
        return
      }
      let whole = PixelRect(width: bitmap.width, height: bitmap.height)
      precondition(memory != nil, "a frame without memory")
      precondition(
        items.allSatisfy { !$0.reach.isEmpty && whole.contains($0.reach) },
        "an item is outside the frame")
      precondition((0...whole.area * 2).contains(drawnPixels), "more was drawn than there is")
      guard let root, let alone = Bitmap(width: whole.width, height: whole.height) else { return }
      Compositor.render(root, into: alone, scale: scale, appliesFilters: appliesFilters)
      precondition(
        bitmap.hasPixels(of: alone), "the retained frame differs from a frame drawn from scratch")
    #endif
  }

  /// Discards the kept frame.
  package func forget() { (items, memory, bitmap) = ([], nil, nil) }

  /// Prepares the bitmap with old pixels moved; returns what moved and the boxes to draw.
  private func prepare(for new: [PaintItem], size: PixelSize, scale: CGFloat) -> FrameStep? {
    let whole = PixelRect(width: size.width, height: size.height)
    let all = FrameStep(region: whole, x: 0, y: 0, drawn: [whole])
    let isHeld = !isKnownUniquelyReferenced(&bitmap)
    guard let memory, self.scale == scale, bitmap?.width == size.width,
      bitmap?.height == size.height
    else {
      self.scale = scale
      forget()
      show(FrameMemory(width: size.width, height: size.height))
      return all
    }
    bitmap?.flush()
    let change = FrameChange(from: items, to: new, width: size.width, height: size.height)
    let moves = change.x != 0 || change.y != 0
    let step = FrameStep(
      region: change.region, x: change.x, y: change.y, drawn: change.damage)
    guard moves || !change.damage.isEmpty else { return step }
    // If most is drawn again, moving the rest costs more than drawing it.
    let isNew = change.damage.reduce(0) { $0 + $1.area } > whole.area * 3 / 4
    bitmap = nil
    if isNew {
      show(isHeld ? FrameMemory(width: size.width, height: size.height) : memory)
      return all
    }
    let own = isHeld ? memory.copy() : memory
    if change.region == whole && change.x == 0 {
      show(moves ? own?.slid(by: change.y) : own)
    } else {
      own?.move(change.region, by: change.x, change.y)
      show(own)
    }
    return step
  }

  private func show(_ memory: FrameMemory?) {
    self.memory = memory
    bitmap = memory?.window
  }
}

#if DEBUG
  extension Bitmap {
    fileprivate func hasPixels(of other: Bitmap) -> Bool {
      flush()
      other.flush()
      return (0..<height).allSatisfy {
        memcmp(pixels + $0 * bytesPerRow, other.pixels + $0 * other.bytesPerRow, 4 * width) == 0
      }
    }
  }
#endif
