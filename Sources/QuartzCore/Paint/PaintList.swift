/// The items that layers paint, back to front.
@MainActor
struct PaintList {
  private(set) var items: [PaintItem] = []
  /// The pass that records which layers must be displayed first.
  let display: DisplayPass
  /// The delay of shown animations relative to the clock, in seconds; negative for replicated
  /// copies.
  private(set) var delay: CFTimeInterval
  /// The visible pixels: items outside may be omitted.
  let visible: PixelRect
  /// The clip of added items, besides the visible pixels.
  private(set) var clip: PixelRect
  /// The items of the enclosing lists before this one, outermost first.
  private let behind: [[PaintItem]]

  init(
    display: DisplayPass, visible: PixelRect, clip: PixelRect, delay: CFTimeInterval = 0,
    behind: [[PaintItem]] = []
  ) {
    self.behind = behind
    self.display = display
    self.visible = visible
    self.clip = clip
    self.delay = delay
  }

  /// Creates the list of a layer and its sublayers, already laid out, for a part of a picture, in
  /// pixels from the origin of the layer's bounds.
  ///
  /// Draws nothing: invalid layers are noted, and described as they are.
  /// - Complexity: O(layers).
  init(of root: CALayer, within part: PixelRect, display: DisplayPass) {
    self.init(display: display, visible: part, clip: part)
    items.reserveCapacity(64)
    let root = display.displayedLayer(root, delay: 0)
    let toDevice = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    root.paint(into: &self, toDevice)
  }

  /// The picture's device pixels per point.
  var scale: CGFloat { display.scale }

  /// Whether layers blur, darken or lighten their background.
  var appliesFilters: Bool { display.appliesFilters }

  /// The pixels in which added items are visible.
  var visibleClip: PixelRect { visible.intersection(clip) }

  /// Adds an operation that changes only pixels of a box; does nothing if it is invisible.
  mutating func add(_ paint: Paint, box: PixelRect) {
    guard box.intersects(visibleClip) else { return }
    items.append(PaintItem(paint: paint, box: box, clip: clip))
  }

  mutating func add(_ group: PaintGroup) { add(.group(group), box: group.extent) }

  /// Adds the items of another list.
  mutating func add(_ others: [PaintItem]) {
    for item in others where item.reach.intersects(visibleClip) {
      items.append(item.clipped(to: clip))
    }
  }

  /// Adds a layer, given the transform from its superlayer's points to pixels.
  mutating func add(_ layer: CALayer, in parent: CGAffineTransform) {
    // A frame of `CGRect.null` is infinitely far away, where nothing is visible.
    if display.leavesOut(layer) || !layer.position.isFinite { return }
    let (superlayer, isOneSided) = (layer.superlayer, !layer.isDoubleSided)
    let layer = display.displayedLayer(layer, delay: delay)
    if isOneSided && layer.showsBack(in: superlayer) { return }
    if let projection = layer.projection(in: superlayer) {
      return add(layer, seenBy: projection, in: parent)
    }
    layer.paint(into: &self, layer.transformToSuperlayer.concatenating(parent))
  }

  /// Adds a layer in perspective.
  private mutating func add(
    _ layer: CALayer, seenBy projection: Projection, in parent: CGAffineTransform
  ) {
    guard !layer.isHidden, layer.opacity > 0,
      let picture = ProjectedPicture(layer, projection, in: parent, of: self)
    else { return }
    add(.custom(picture, .identity, alpha: 1), box: picture.box)
  }

  /// Adds the items of a closure, clipped to a box.
  mutating func clip(to box: PixelRect, _ body: (inout PaintList) -> Void) {
    let outer = clip
    clip = clip.intersection(box)
    if !clip.isEmpty { body(&self) }
    clip = outer
  }

  /// All items painted before the next one, back to front.
  var allItemsBehind: [PaintItem] { behind.joined() + items }

  /// Returns a list for a group of items clipped to a box, limited to a visible region.
  ///
  /// It retains this list's items: release it before adding more here, or all of them are copied.
  func nested(clip: PixelRect = .everywhere, visible: PixelRect) -> PaintList {
    PaintList(
      display: display, visible: visible, clip: clip, delay: delay, behind: behind + [items])
  }

  /// Returns a list for a delayed group.
  func delayed(by seconds: CFTimeInterval) -> PaintList {
    PaintList(
      display: display, visible: visibleClip, clip: .everywhere, delay: delay + seconds)
  }
}
