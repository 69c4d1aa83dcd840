import Sessions

/// What a view keeps of its part in layout by constraints; views without a part have none.
final class ConstraintState: LayoutParticipant {
  /// Whether frame and mask place the view, and not constraints.
  @exclusivity(unchecked) var translatesMask = true
  /// Whether the view's frame places it: always that of a window's root view.
  var followsFrame: Bool { translatesMask || view?.isRootOfWindow == true }
  /// The constraints that the view holds for itself and what lies inside.
  nonisolated(unsafe) let held = ConstraintList()
  /// The view's guides, UIKit's among them.
  @exclusivity(unchecked) nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// The engine that lays out what lies inside, where this view is placed by its frame.
  @exclusivity(unchecked) nonisolated(unsafe) var engine: LayoutEngine?
  /// Whether constraints reach through the view although its frame places it.
  var isReachedThrough = false
  @exclusivity(unchecked) var hugging = AxisPriorities(both: .defaultLow)
  @exclusivity(unchecked) var compressionResistance = AxisPriorities(both: .defaultHigh)
  var needsUpdateConstraints = false
  /// Whether `updateConstraints` was ever asked for: it is when the view first takes part.
  var wasAskedForConstraints = false
  /// Whether `updateConstraints` has come to UIView's own.
  var didUpdateConstraints = false
  /// Whether the view is hidden already, and seen until an animation ends.
  var isGoingToHide = false
  /// How often the view was hidden in an animation: the end of an older one hides nothing.
  var hidings = 0

  /// Has constraints and the engine forget the view, which ends: at once where layout happens, else
  /// when it next comes to it.
  nonisolated func viewEnds() {
    MainQueue.isHere ? forgetView() : EndedViews.add(self)
  }

  /// Lets go of constraints, guides and the engine of a view that has ended.
  nonisolated func forgetView() {
    for constraint in held.removeAll() where isView(of: constraint.holderReference) {
      constraint.forgetHolder()
    }
    guides = []
    engine?.hostEnds()
    (engine, item) = (nil, nil)
  }
}

/// A priority for each axis.
struct AxisPriorities {
  var horizontal: UILayoutPriority
  var vertical: UILayoutPriority

  init(both priority: UILayoutPriority) { (horizontal, vertical) = (priority, priority) }

  subscript(axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    get { axis == .horizontal ? horizontal : vertical }
    set {
      switch axis {
      case .horizontal: horizontal = newValue
      case .vertical: vertical = newValue
      }
    }
  }
}
