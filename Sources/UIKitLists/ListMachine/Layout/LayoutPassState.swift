/// The state of the current layout pass and the state kept between passes.
@MainActor
struct LayoutPassState {
  /// The phases of a layout pass.
  enum Phase {
    case idle
    case running
    /// Views of elements are added, ordered or removed. They are in place, so that none of them
    /// causes another pass.
    case rearranging
  }

  /// The last scroll target, and the offset it corresponds to.
  private var scrollTarget: (target: ScrollTarget, offset: CGPoint)?
  /// The target of the scroll animation in progress.
  private weak var animatedTarget: ScrollTarget?

  private(set) var phase = Phase.idle
  /// Whether all views are removed before the layout is used again.
  private(set) var isReloadDue = true
  /// Whether a pass has ever been completed.
  private(set) var hasLaidOut = false
  /// The items visible before the pass, in order: the possible anchors of the viewport.
  private(set) var anchors: [IndexPath] = []

  /// The elements invalidated since the last pass, and the bounds of that pass.
  private var stale = InvalidatedElements.everything
  private var lastBounds: CGRect?
  /// The number of measurements of each element in the current pass.
  private var measurementCounts: [ElementKey: Int] = [:]

  // MARK: A pass

  mutating func begin(anchors: [IndexPath]) {
    phase = .running
    (self.anchors, measurementCounts) = (anchors, [:])
  }

  mutating func end() { phase = .idle }

  mutating func markLaidOut() { hasLaidOut = true }

  mutating func beginRearranging() { if phase == .running { phase = .rearranging } }

  mutating func endRearranging() { if phase == .rearranging { phase = .running } }

  /// Counts a measurement of an element. Returns their number in this pass.
  mutating func countMeasurement(for key: ElementKey) -> Int {
    measurementCounts[key, default: 0] += 1
    return measurementCounts[key, default: 0]
  }

  // MARK: Scroll target

  /// Sets the last scroll target, and the offset it corresponds to.
  mutating func take(_ target: ScrollTarget, at offset: CGPoint) { scrollTarget = (target, offset) }

  /// Sets the target of a scroll animation, which retains it.
  mutating func follow(_ target: ScrollTarget) { animatedTarget = target }

  /// Returns the last scroll target; nil if content has been scrolled elsewhere since.
  func scrollTarget(at offset: CGPoint) -> ScrollTarget? {
    scrollTarget?.offset == offset ? scrollTarget?.target : nil
  }

  /// Keeps the scroll target when the content moves together with the visible elements.
  mutating func moveScrollTarget(from old: CGPoint, to new: CGPoint) {
    if scrollTarget?.offset == old { scrollTarget?.offset = new }
  }

  /// Updates the index paths of scroll targets after an update.
  func updateTargetIndexPaths(_ newPath: (IndexPath) -> IndexPath?) {
    scrollTarget?.target.rename(newPath)
    if animatedTarget !== scrollTarget?.target { animatedTarget?.rename(newPath) }
  }

  mutating func clearScrollTarget() { scrollTarget = nil }

  // MARK: Invalidation

  mutating func requestReload() { isReloadDue = true }

  /// Returns whether a reload was pending, and clears the flag.
  mutating func consumeReload() -> Bool {
    defer { isReloadDue = false }
    return isReloadDue
  }

  mutating func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    stale.add(context)
  }

  /// Returns the invalidated elements if all others are valid; nil if the layout must be queried by
  /// rectangle, as for other bounds than those of the last pass. Marks everything as valid.
  mutating func consumeNamedElements(in bounds: CGRect) -> Set<ElementKey>? {
    if let named = stale.take(), bounds == lastBounds { return named }
    lastBounds = bounds
    return nil
  }
}
