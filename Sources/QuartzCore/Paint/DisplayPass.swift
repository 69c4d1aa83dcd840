/// The phase before a picture is described: what is in the picture draws what is out of date of it.
///
/// Whether a layer is in the picture depends on all that lies around it, and describing knows that.
/// So a description notes what it meets and does not draw. The first one goes to nothing but
/// layers that are marked, and what it notes is drawn; the next one is of everything. It meets what
/// no mark leads to: an animation that draws, another scale, a strip of a text that was not in
/// sight before. Where there is any of that, it is drawn, and the picture is described once more.
///
/// Measured with 72 cells of three layers, 8 of which are drawn anew in each frame: describing
/// everything twice took 230 µs a frame more, of 950.
@MainActor
final class DisplayPass {
  /// A copy of a layer, in the middle of its animations at a moment.
  private struct StandIn: Hashable {
    let layer: ObjectIdentifier
    let delay: CFTimeInterval
  }

  /// The picture's device pixels per point.
  let scale: CGFloat
  /// What is to be drawn before the picture can be described.
  private var drawings: [() -> Void] = []
  /// Layers that have been noted: each is displayed once in a picture, whatever its drawing marks.
  private var noted: [ObjectIdentifier: CALayer] = [:]
  private var waiting: Set<ObjectIdentifier> = []
  /// Kept from one description to the next, with what they drew.
  private var standIns: [StandIn: CALayer] = [:]

  /// Whether layers are shown in the middle of their animations, and not as they are set.
  private let showsAnimations: Bool
  /// Whether layers blur, darken or lighten what lies behind them.
  let appliesFilters: Bool

  init(scale: CGFloat, showsAnimations: Bool = true, appliesFilters: Bool = true) {
    self.scale = scale
    self.showsAnimations = showsAnimations
    self.appliesFilters = appliesFilters
  }

  /// What a layer and everything inside it, laid out before, paints into a picture of a size in
  /// pixels, after all of it that is in the picture has been displayed.
  ///
  /// - Complexity: O(layers).
  static func items(
    of root: CALayer, width: Int, height: Int, scale: CGFloat, appliesFilters: Bool = true
  ) -> [PaintItem] {
    DisplayPass(scale: scale, appliesFilters: appliesFilters)
      .items(of: root, within: PixelRect(width: width, height: height))
  }

  /// The same for a part of a picture, in pixels from the origin of the layer's bounds.
  func items(of root: CALayer, within part: PixelRect) -> [PaintItem] {
    displayMarked(in: root, within: part)
    while true {
      let list = PaintList(of: root, within: part, display: self)
      if isComplete { return list.items }
      draw()
    }
  }

  /// Whether only what leads to marked layers is described.
  private(set) var isLookingForMarks = false

  private func displayMarked(in root: CALayer, within part: PixelRect) {
    guard root.isMarkedForDisplay else { return }
    isLookingForMarks = true
    _ = PaintList(of: root, within: part, display: self)
    isLookingForMarks = false
    draw()
    root.forgetMarksInside()
  }

  /// Whether the last description met nothing that is to be drawn first.
  var isComplete: Bool { drawings.isEmpty }

  /// Draws what was noted.
  func draw() {
    let now = drawings
    (drawings, waiting) = ([], [])
    for draw in now { draw() }
  }

  // MARK: What descriptions note

  /// Notes a layer that is in the picture, if it is out of date.
  func note(_ layer: CALayer) {
    let name = ObjectIdentifier(layer)
    guard layer.isOutOfDate(scale: scale), noted[name] == nil else { return }
    noted[name] = layer
    waiting.insert(name)
    let scale = scale
    note { layer.displayIfNeeded(scale: scale) }
  }

  /// Notes something else that is to be drawn before the picture can be described.
  func note(_ drawing: @escaping () -> Void) { drawings.append(drawing) }

  /// Whether a layer's own contents are to be described.
  func showsContents(of layer: CALayer) -> Bool { !isLookingForMarks && isDisplayed(layer) }

  /// Whether what a layer drew is what it is to show.
  private func isDisplayed(_ layer: CALayer) -> Bool {
    waiting.isEmpty || !waiting.contains(ObjectIdentifier(layer))
  }

  /// Whether a layer and what is inside it need not be described.
  @inline(__always)
  func leavesOut(_ layer: CALayer) -> Bool { isLookingForMarks && !layer.isMarkedForDisplay }

  /// What is painted of a layer: itself, unless it is animated; then a copy in the middle of its
  /// animations, over its own sublayers and pixels.
  ///
  /// - Parameter delay: how much later than the clock's the moment is, in seconds.
  @inline(__always)
  func shown(_ layer: CALayer, delay: CFTimeInterval) -> CALayer {
    layer.animations == nil || !showsAnimations ? layer : standIn(for: layer, delay: delay)
  }

  private func standIn(for layer: CALayer, delay: CFTimeInterval) -> CALayer {
    let key = StandIn(layer: ObjectIdentifier(layer), delay: delay)
    if let known = standIns[key] { return known }
    note(layer)
    let copy = layer.standIn(delay: delay)
    if isDisplayed(layer) { standIns[key] = copy }
    return copy
  }
}

extension CALayer {
  /// Whether it, or a layer inside it, may be marked as out of date.
  @inline(__always)
  var isMarkedForDisplay: Bool { needsDisplayFlag || needsDisplayInside }

  /// Notes that something inside is marked, here and in everything around.
  func markNeedsDisplayInside() {
    var layer: CALayer? = self
    while let current = layer, !current.needsDisplayInside {
      current.needsDisplayInside = true
      layer = current.superlayer
    }
  }

  /// Forgets that something inside is marked, where it has been displayed. What is out of the
  /// picture stays marked.
  fileprivate func forgetMarksInside() {
    guard needsDisplayInside else { return }
    needsDisplayInside = false
    for child in children {
      child.forgetMarksInside()
      if child.isMarkedForDisplay { needsDisplayInside = true }
    }
    mask?.forgetMarksInside()
    if mask?.isMarkedForDisplay == true { needsDisplayInside = true }
  }
}
