/// Collects what layers paint, back to front.
@MainActor
struct PaintList {
  private(set) var items: [PaintItem] = []
  /// What learns which layers are to be displayed first.
  let display: DisplayPass
  /// How much later than the clock's the moment is that animations are shown at, in seconds; less
  /// than nothing for copies that lag behind.
  private(set) var delay: CFTimeInterval
  /// The pixels in which anything can be seen: what lies outside may be left out.
  let visible: PixelRect
  /// What cuts the items that are added, besides what is visible.
  private(set) var clip: PixelRect
  /// What the lists around this one have collected before it, outermost first.
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

  /// What a layer and everything inside it, laid out before, paints into a part of a picture, in
  /// pixels from the origin of the layer's bounds.
  ///
  /// Draws nothing: what is out of date is noted, and painted as it is.
  /// - Complexity: O(layers).
  init(of root: CALayer, within part: PixelRect, display: DisplayPass) {
    self.init(display: display, visible: part, clip: part)
    items.reserveCapacity(64)
    let root = display.shown(root, delay: 0)
    let toDevice = CGAffineTransform(translationX: -root.bounds.minX, y: -root.bounds.minY)
      .concatenating(CGAffineTransform(scaleX: scale, y: scale))
    root.paint(into: &self, toDevice)
  }

  /// The picture's device pixels per point.
  var scale: CGFloat { display.scale }

  /// Whether layers blur, darken or lighten what lies behind them.
  var appliesFilters: Bool { display.appliesFilters }

  /// The pixels in which what is added now can be seen.
  var sight: PixelRect { visible.intersection(clip) }

  /// Adds something that changes pixels of a box at most; nothing where it cannot be seen.
  mutating func add(_ paint: Paint, box: PixelRect) {
    guard box.intersects(sight) else { return }
    items.append(PaintItem(paint: paint, box: box, clip: clip))
  }

  mutating func add(_ group: PaintGroup) { add(.group(group), box: group.extent) }

  /// Adds what another list has collected.
  mutating func add(_ others: [PaintItem]) {
    for item in others where item.reach.intersects(sight) {
      items.append(item.clipped(to: clip))
    }
  }

  /// Adds a layer whose superlayer's points are mapped to pixels by `parent`.
  mutating func add(_ layer: CALayer, in parent: CGAffineTransform) {
    // A frame of `CGRect.null` lies infinitely far away, where nothing is seen.
    if display.leavesOut(layer) || !layer.position.isFinite { return }
    let (superlayer, isOneSided) = (layer.superlayer, !layer.isDoubleSided)
    let layer = display.shown(layer, delay: delay)
    if isOneSided && layer.showsBack(in: superlayer) { return }
    if let projection = layer.projection(in: superlayer) {
      return add(layer, seenBy: projection, in: parent)
    }
    layer.paint(into: &self, layer.transformToSuperlayer.concatenating(parent))
  }

  /// Adds a layer that is seen in perspective.
  private mutating func add(
    _ layer: CALayer, seenBy projection: Projection, in parent: CGAffineTransform
  ) {
    guard !layer.isHidden, layer.opacity > 0,
      let picture = ProjectedPicture(layer, projection, in: parent, of: self)
    else { return }
    add(.custom(picture, .identity, alpha: 1), box: picture.box)
  }

  /// Adds what a closure adds, cut to a box.
  mutating func clip(to box: PixelRect, _ body: (inout PaintList) -> Void) {
    let outer = clip
    clip = clip.intersection(box)
    if !clip.isEmpty { body(&self) }
    clip = outer
  }

  /// Everything that is painted before what is added next, back to front.
  var everythingBehind: [PaintItem] { behind.joined() + items }

  /// A list for a group whose items are cut to a box, as far as they are seen within a region.
  ///
  /// It holds on to this list's items: it has to be gone when more are added here, or they are all
  /// copied.
  func nested(clip: PixelRect = .everywhere, visible: PixelRect) -> PaintList {
    PaintList(
      display: display, visible: visible, clip: clip, delay: delay, behind: behind + [items])
  }

  /// A list for a group that is shown later.
  func delayed(by seconds: CFTimeInterval) -> PaintList {
    PaintList(
      display: display, visible: sight, clip: .everywhere, delay: delay + seconds)
  }
}
