import ConstraintSolver

/// Lays out what lies inside a view by constraints.
///
/// Every view that its frame places, and that has constraints inside, is the host of an engine of
/// its own: so a cell's constraints are solved once and stay while the cell moves, and a thousand
/// cells cost a thousand times one. Views inside that constraints place are items of it, down to
/// the next view that its frame places. Numbers are exact until frames are applied.
///
/// Measured in a release build, medians, for a cell of 30 views and 84 constraints, on a machine
/// whose speed changes by half: a text that changes is laid out in 5 to 6 µs (by hand 3.3 to 4.8),
/// where it took 39 with weak references to views, items in dictionaries, all frames placed in each
/// pass and a grid for each of them. The first layout takes 1.13 million instructions
/// (`valgrind --tool=callgrind`), where it took 3.15 with arrays in the solver, questions for the
/// main actor at every closure and checks of exclusive access to properties, and 1.63 with two
/// wishes instead of one for each length of a content, and 1.22 with constraints sorted themselves
/// and a value for what both sides share: 92 to 119 µs in memory that was used before, 170 in
/// memory that never was, of which the machine's first touch is a third. A
/// chain of 400 views is made and laid out in 3.0 to 4.7 ms instead of 8.5, and an edit of its last
/// gap takes 18 to 27 µs.
@MainActor
final class LayoutEngine {
  /// What says how large the host is.
  enum HostSize {
    /// The host's frame.
    case frame
    /// Constraints alone: a view in no other that has given up its autoresizing mask.
    case constraints
    /// A target, with a priority for each axis.
    case fitting(CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority)
  }

  /// The view whose constraints it solves; nil when that is gone.
  var host: UIView? { hostReference.object }
  @exclusivity(unchecked) private let hostReference: BackReference<UIView>
  /// Which of all engines it is, from the first on: what its items know of it.
  let number: Int
  private static var made = 0
  @exclusivity(unchecked) var hostSize: HostSize
  /// The engine that measures the host, kept for the next time; nil before the first.
  nonisolated(unsafe) var measuring: LayoutEngine?
  @exclusivity(unchecked) var solver = ConstraintEngine()
  @exclusivity(unchecked) var hostItem: LayoutItem?
  /// All items but the host's.
  @exclusivity(unchecked) nonisolated(unsafe) var items: [LayoutItem] = []
  /// Those of them that their views and guides do not know, by these: another engine's they know.
  @exclusivity(unchecked) var otherItems: [ObjectIdentifier: LayoutItem] = [:]
  /// The item of each variable, by its index.
  @exclusivity(unchecked) var itemOfVariable: [LayoutItem?] = []
  /// What each constraint of the solver comes from.
  @exclusivity(unchecked) var sources = ConstraintSources()
  /// The views that constraints place, each before what lies inside it.
  @exclusivity(unchecked) var members: [UIView] = []
  /// The views whose frame places them although constraints reach through them.
  @exclusivity(unchecked) var reachedThrough: [UIView] = []
  /// Whose direction of reading was looked up last while building, and whether it is leftwards.
  @exclusivity(unchecked) var direction: (holder: UIView, isMirrored: Bool)?
  @exclusivity(unchecked) var isBuilding = false
  /// Whether views have a part in it that another engine lays out, which does not tell this one.
  var hasForeignParts = false
  /// The pixels of the window as the host meets them, while an update asks for them.
  private var grid: WindowGrid?
  /// What the solver calls constraints, in an engine that measures: they know another engine's.
  var measuredTokens: [ObjectIdentifier: ConstraintToken] = [:]
  /// The items that follow a frame or margins.
  @exclusivity(unchecked) var followers: [LayoutItem] = []
  /// The items of scroll views' contents.
  var contentItems: [LayoutItem] = []
  /// The constraints of baselines, which move when texts do.
  var baselineConstraints: [NSLayoutConstraint] = []
  /// The items of whose texts those constraints speak.
  var baselineItems: [LayoutItem] = []
  /// The items whose content may have another size than the solver knows.
  @exclusivity(unchecked) var staleContents: [LayoutItem] = []
  /// The items of text that wraps to its width; nil where they have to be looked for.
  var wrapping: [(item: LayoutItem, view: UIView)]?
  /// What `exercise` chose instead of what was solved.
  var nudges: [Nudge] = []
  /// How often something was exercised.
  var exercises = 0
  @exclusivity(unchecked) var needsBuilding = true
  @exclusivity(unchecked) private var publications = 0
  private(set) var isDirty = true
  private var isUpdating = false

  init(host: UIView, size: HostSize) {
    hostReference = BackReference(host)
    hostSize = size
    Self.made += 1
    number = Self.made
  }

  /// Whether this engine measures its host instead of laying out what lies inside.
  var isMeasuring: Bool {
    if case .fitting = hostSize { true } else { false }
  }

  deinit { leaveParticipants() }

  /// Notes that the host is gone.
  nonisolated func hostEnds() {
    measuring?.hostEnds()
    leaveParticipants()
  }

  /// Has views and guides no longer know their parts in this engine.
  nonisolated func leaveParticipants() {
    for item in items where item.participant.item === item { item.participant.item = nil }
  }

  // MARK: What changes

  /// Asks for another solution before the host is laid out.
  func setNeedsUpdate() {
    guard !isDirty else { return }
    isDirty = true
    if !isMeasuring { host?.setNeedsLayout() }
  }

  /// Asks for all constraints to be handed to the solver anew: the views are others.
  func setNeedsBuilding() {
    measuring?.setNeedsBuilding()
    // Views that leave are not kept alive.
    if !needsBuilding { forget() }
    needsBuilding = true
    setNeedsUpdate()
  }

  /// The pixels of the window as the host meets them.
  var windowGrid: WindowGrid {
    if let grid { return grid }
    let new = WindowGrid(host: host)
    if isUpdating { grid = new }
    return new
  }

  /// Brings frames' numbers up to date. Does nothing where nothing has changed.
  ///
  /// - Parameter isLayout: whether the host is about to place its subviews, so that it need not be
  ///   asked to.
  func update(forLayout isLayout: Bool = false) {
    lookAtContents()
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

  /// Has the views lay out their subviews whose numbers are others, and those that moved the ones
  /// in them, which may have stayed where they were in the host.
  private func publishChanges(exceptTo host: UIView?) {
    guard !isMeasuring else { return }
    publications += 1
    for variable in solver.takeChangedVariables() {
      guard let item = itemOfVariable[Int(variable.index)] else { continue }
      // One of four numbers is enough, unless others lie in the item.
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
