/// What a view keeps of its part in layout by constraints; views without a part have none.
@MainActor
final class ConstraintState {
  /// Whether frame and mask place the view, and not constraints.
  var translatesMask = true
  /// The constraints that the view holds for itself and what lies inside.
  let held = ConstraintList()
  /// The constraints that speak of the view.
  let mentions = ConstraintList()
  /// The view's guides, UIKit's among them.
  var guides: [UILayoutGuide] = []
  /// The engine that lays out what lies inside, where this view is placed by its frame.
  var engine: LayoutEngine?
  /// The view's part in the engine of the view that it lies in.
  var item: LayoutItem?
  /// Whether constraints reach through the view although its frame places it.
  var isReachedThrough = false
  var hugging = AxisPriorities(both: .defaultLow)
  var compressionResistance = AxisPriorities(both: .defaultHigh)
  var needsUpdateConstraints = false
  /// Whether `updateConstraints` was ever asked for: it is when the view first takes part.
  var wasAskedForConstraints = false
  /// Whether `updateConstraints` has come to UIView's own.
  var didUpdateConstraints = false
  /// Whether the view is hidden already, and seen until an animation ends.
  var isGoingToHide = false
  /// How often the view was hidden in an animation: the end of an older one hides nothing.
  var hidings = 0
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
