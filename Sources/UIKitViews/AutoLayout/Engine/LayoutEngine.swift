import ConstraintSolver

/// Lays out the descendants of a view by constraints.
///
/// Every view that is placed by its frame and has constraints inside is the host of an engine of
/// its own. A cell's constraints are thus solved once and kept while the cell moves, and a thousand
/// cells cost a thousand times one. Descendants placed by constraints are its items, down to the
/// next view placed by its frame. Values are exact until frames are applied.
///
/// Measured in a release build, medians, for a cell of 30 views and 84 constraints, on a machine
/// whose speed varies by half: a changed text is laid out in 5 to 6 µs (manually 3.3 to 4.8), down
/// from 39 with weak references to views, items in dictionaries, all frames placed in each pass and
/// a grid for each of them. The first layout takes 1.13 million instructions
/// (`valgrind --tool=callgrind`), down from 3.15 with arrays in the solver, main-actor checks at
/// every closure and exclusivity checks of properties, 1.63 with two optional constraints for each
/// length of a content, and 1.22 with sorted constraints and a struct for the shared values: 92 to
/// 119 µs in memory that was used before, 170 in new memory, a third of it for the first access. A
/// chain of 400 views is created and laid out in 3.0 to 4.7 ms instead of 8.5, and an edit of its
/// last gap takes 18 to 27 µs.
@MainActor
final class LayoutEngine {
  /// The source of the host's size.
  enum HostSize {
    /// The host's frame.
    case frame
    /// The constraints alone: a view without a superview and without its autoresizing mask's
    /// constraints.
    case constraints
    /// A target size, with a priority for each axis.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// The view whose constraints it solves; nil after its deallocation.
  var host: UIView? { hostReference.object }
  @exclusivity(unchecked) private let hostReference: BackReference<UIView>
  /// The number of the engine, by which items refer to it.
  let number: Int
  private static var createdCount = 0
  @exclusivity(unchecked) var hostSize: HostSize
  /// The engine that measures the host, kept for later measurements; nil before the first.
  nonisolated(unsafe) var measuring: LayoutEngine?
  @exclusivity(unchecked) var solver = ConstraintEngine()
  @exclusivity(unchecked) var hostItem: LayoutItem?
  /// All items except the host's.
  @exclusivity(unchecked) nonisolated(unsafe) var items: [LayoutItem] = []
  /// The items to which their views and guides do not refer because they refer to another engine's.
  @exclusivity(unchecked) var otherItems: [ObjectIdentifier: LayoutItem] = [:]
  /// The item of each variable, by its index.
  @exclusivity(unchecked) var itemOfVariable: [LayoutItem?] = []
  /// The source of each constraint of the solver.
  @exclusivity(unchecked) var sources = ConstraintSources()
  /// The views placed by constraints, each before its descendants.
  @exclusivity(unchecked) var members: [UIView] = []
  /// The views placed by their frames across which constraints reach.
  @exclusivity(unchecked) var crossedViews: [UIView] = []
  /// The holder whose layout direction was last read during a build, and whether it is
  /// right-to-left.
  @exclusivity(unchecked) var direction: (holder: UIView, isMirrored: Bool)?
  @exclusivity(unchecked) var isBuilding = false
  /// Whether it contains views that another engine lays out, which does not notify this one.
  var hasForeignParts = false
  /// The window's pixel grid relative to the host, cached during an update.
  private var grid: WindowGrid?
  /// The tokens of constraints in a measuring engine; the constraints themselves have another
  /// engine's.
  var measuredTokens: [ObjectIdentifier: ConstraintToken] = [:]
  /// The items with constraints from a frame or margins.
  @exclusivity(unchecked) var followers: [LayoutItem] = []
  /// The items of scroll views' contents.
  var contentItems: [LayoutItem] = []
  /// The constraints of baselines, which depend on texts.
  var baselineConstraints: [NSLayoutConstraint] = []
  /// The items whose baselines those constraints use.
  var baselineItems: [LayoutItem] = []
  /// The items whose content size may have changed.
  @exclusivity(unchecked) var staleContents: [LayoutItem] = []
  /// The items whose text wraps to its width; nil if they must be searched.
  var wrapping: [(item: LayoutItem, view: UIView)]?
  /// The constraints of `exercise` that select another solution.
  var nudges: [Nudge] = []
  /// The number of calls of `exercise`.
  var exercises = 0
  @exclusivity(unchecked) var needsBuilding = true
  @exclusivity(unchecked) private var publications = 0
  private(set) var isDirty = true
  private var isUpdating = false

  init(host: UIView, size: HostSize) {
    hostReference = BackReference(host)
    hostSize = size
    Self.createdCount += 1
    number = Self.createdCount
  }

  /// Whether this engine measures its host instead of laying out its descendants.
  var isMeasuring: Bool {
    if case .fitting = hostSize { true } else { false }
  }

  deinit { leaveParticipants() }

  /// Called when the host is deallocated.
  nonisolated func hostWasDeallocated() {
    measuring?.hostWasDeallocated()
    leaveParticipants()
  }

  /// Clears the references of views and guides to their items in this engine.
  nonisolated func leaveParticipants() {
    for item in items where item.participant.item === item { item.participant.item = nil }
  }

  // MARK: Changes

  /// Requests another solution before the host's layout.
  func setNeedsUpdate() {
    guard !isDirty else { return }
    isDirty = true
    if !isMeasuring { host?.setNeedsLayout() }
  }

  /// Requests a rebuild of the solver, after a change of the views.
  func setNeedsBuilding() {
    measuring?.setNeedsBuilding()
    // Removed views must not be kept alive.
    if !needsBuilding { forget() }
    needsBuilding = true
    setNeedsUpdate()
  }

  /// The window's pixel grid relative to the host.
  var windowGrid: WindowGrid {
    if let grid { return grid }
    let new = WindowGrid(host: host)
    if isUpdating { grid = new }
    return new
  }

  /// Updates the solution. Does nothing without a change.
  ///
  /// - Parameter isLayout: whether the host is about to lay out its subviews, so that no layout
  ///   needs to be requested.
  func update(forLayout isLayout: Bool = false) {
    updateStaleContents()
    guard isDirty, !isUpdating else { return }
    isUpdating = true
    defer { (isUpdating, grid) = (false, nil) }
    isDirty = false
    if needsBuilding { build() }
    followFrames()
    refreshContents()
    solve()
    publishChanges(exceptTo: isLayout ? host : nil)
  }

  /// Requests layouts of the superviews of changed items, and of moved items with subviews, whose
  /// positions in the host may be unchanged.
  private func publishChanges(exceptTo host: UIView?) {
    guard !isMeasuring else { return }
    publications += 1
    for variable in solver.takeChangedVariables() {
      guard let item = itemOfVariable[Int(variable.index)] else { continue }
      // One of the four values is enough, unless the item contains others.
      if item.publication == publications, !item.isContainer { continue }
      item.publication = publications
      item.placed = nil
      if let view = item.view {
        if let superview = view.superview, superview !== host { superview.setNeedsLayout() }
        if item.isContainer, variable == item.x || variable == item.y { view.setNeedsLayout() }
      } else if let owner = item.guide?.owningView, owner !== host {
        owner.setNeedsLayout()
      }
    }
    applyContentSizes()
    if case .constraints = hostSize, let host = self.host, let hostItem {
      let size = roundedSize(of: hostItem)
      if host.bounds.size != size { host.bounds.size = size }
    }
  }
}
