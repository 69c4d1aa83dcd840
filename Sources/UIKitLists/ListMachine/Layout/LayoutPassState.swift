/// What a collection view remembers from one layout pass to the next, and of the one under way.
@MainActor
struct LayoutPassState {
  /// What a layout pass is doing.
  enum Phase {
    case idle
    case running
    /// Adding, ordering or removing views of elements: they are where the pass has put them, so
    /// none of them asks for another pass.
    case rearranging
  }

  /// What content was scrolled to, and the offset at which that is taken to be.
  private var aim: (aim: ScrollAim, offset: CGPoint)?
  /// What content is on its way to.
  private weak var aimUnderWay: ScrollAim?

  private(set) var phase = Phase.idle
  /// Whether all views are to be thrown away before the layout is asked again.
  private(set) var isReloadDue = true
  /// Whether a pass has ever shown anything.
  private(set) var hasLaidOut = false
  /// The items that were in sight before the pass, in order: what the viewport holds on to.
  private(set) var anchors: [IndexPath] = []

  /// What was invalidated since the last pass, and the bounds of that pass.
  private var stale = StaleElements.everything
  private var lastBounds: CGRect?
  /// How often each element was asked for its size in the pass under way.
  private var questions: [ElementKey: Int] = [:]

  // MARK: A pass

  mutating func begin(anchors: [IndexPath]) {
    phase = .running
    (self.anchors, questions) = (anchors, [:])
  }

  mutating func end() { phase = .idle }

  mutating func markLaidOut() { hasLaidOut = true }

  mutating func beginRearranging() { if phase == .running { phase = .rearranging } }

  mutating func endRearranging() { if phase == .rearranging { phase = .running } }

  /// Counts a question for an element's size. Returns how many there have been in this pass.
  mutating func countQuestion(for key: ElementKey) -> Int {
    questions[key, default: 0] += 1
    return questions[key, default: 0]
  }

  // MARK: Where content was scrolled to

  /// Remembers what content was scrolled to, and the offset at which that is taken to be.
  mutating func take(_ aim: ScrollAim, at offset: CGPoint) { self.aim = (aim, offset) }

  /// Remembers what content is on its way to; the way keeps it.
  mutating func follow(_ aim: ScrollAim) { aimUnderWay = aim }

  /// What content was scrolled to and still stands at; nil where it has been scrolled elsewhere.
  func aim(at offset: CGPoint) -> ScrollAim? { aim?.offset == offset ? aim?.aim : nil }

  /// Content was moved along with what is in sight: it stands at what it stood at.
  mutating func moveAim(from old: CGPoint, to new: CGPoint) {
    if aim?.offset == old { aim?.offset = new }
  }

  /// Follows the items that were scrolled to through an update.
  func renameAims(_ newPath: (IndexPath) -> IndexPath?) {
    aim?.aim.rename(newPath)
    if aimUnderWay !== aim?.aim { aimUnderWay?.rename(newPath) }
  }

  mutating func forgetAim() { aim = nil }

  // MARK: What is out of date

  mutating func requestReload() { isReloadDue = true }

  /// Returns whether a reload was due; then it is no longer.
  mutating func takeReload() -> Bool {
    defer { isReloadDue = false }
    return isReloadDue
  }

  mutating func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
    stale.add(context)
  }

  /// The elements that are out of date where the others are not; nil where the layout is to be
  /// asked by rectangle, as for bounds other than those of the last pass. Afterwards nothing is out
  /// of date.
  mutating func takeNamedElements(in bounds: CGRect) -> Set<ElementKey>? {
    if let named = stale.take(), bounds == lastBounds { return named }
    lastBounds = bounds
    return nil
  }
}
