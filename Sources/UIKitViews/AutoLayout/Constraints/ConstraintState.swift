import Sessions

/// The state of a view in constraint-based layout; other views have none.
final class ConstraintState: LayoutParticipant {
  /// Whether the frame and the autoresizing mask place the view, and not constraints.
  @exclusivity(unchecked) var translatesMask = true
  /// Whether the view's frame places it; always true for a window's root view.
  var followsFrame: Bool { translatesMask || view?.isRootOfWindow == true }
  /// The constraints that the view holds, for itself and its descendants.
  nonisolated(unsafe) let held = ConstraintList()
  /// The guides of the view, including UIKit's.
  @exclusivity(unchecked) nonisolated(unsafe) var guides: [UILayoutGuide] = []
  /// The engine that lays out the descendants, if this view is placed by its frame.
  @exclusivity(unchecked) nonisolated(unsafe) var engine: LayoutEngine?
  /// Whether constraints refer to descendants although the view's frame places it.
  @exclusivity(unchecked) var isCrossedByConstraints = false
  @exclusivity(unchecked) var hugging = AxisPriorities(both: .defaultLow)
  @exclusivity(unchecked) var compressionResistance = AxisPriorities(both: .defaultHigh)
  @exclusivity(unchecked) var needsUpdateConstraints = false
  /// Whether `updateConstraints` was ever requested: it is when the view first takes part.
  var didRequestConstraints = false
  /// Whether UIView's `updateConstraints` was called.
  var didUpdateConstraints = false
  /// Whether the view is hidden, but visible until an animation ends.
  var isHidingAnimated = false
  /// The number of animated hides so far. Only the end of the latest one hides the view.
  var hideCount = 0

  /// Removes a deallocated view from constraints and the engine: at once on the main thread,
  /// otherwise before the next layout.
  nonisolated func viewWasDeallocated() {
    MainQueue.isHere ? discardView() : DeallocatedViews.add(self)
  }

  /// Releases the constraints, guides and engine of a deallocated view.
  nonisolated func discardView() {
    for constraint in held.removeAll() where isView(of: constraint.holderReference) {
      constraint.clearHolder()
    }
    guides = []
    engine?.hostWasDeallocated()
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
