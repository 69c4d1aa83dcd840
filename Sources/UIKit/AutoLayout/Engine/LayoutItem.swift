import ConstraintSolver

/// A view's or guide's part in an engine: four numbers, and what the engine itself says of them.
///
/// Numbers are in points of the engine's host, of the alignment rectangle.
@MainActor
final class LayoutItem {
  /// The left edge; nil in the host, where everything begins.
  let x: LayoutVariable?
  /// The top edge; nil in the host.
  let y: LayoutVariable?
  let width: LayoutVariable
  let height: LayoutVariable
  private(set) weak var view: UIView?
  private(set) weak var guide: UILayoutGuide?
  /// The item of the view that it lies in; nil in the host.
  let container: LayoutItem?

  /// Whether other items lie in it, whose frames count from its corner.
  private(set) var isContainer = false
  /// Whether anything says where the item is or how large: what nothing speaks of keeps its frame.
  var isMentioned = false
  /// The constraints that follow the view's frame, or the guide's view.
  var followed: [ConstraintToken] = []
  var content = ContentSize()
  /// Where the baselines lie at the size that was solved; nil where that is not known yet.
  var baselines: BaselineDistances?
  /// Whether the content is to be asked for its size.
  var isContentStale = false

  /// What the view's content asks for, as constraints.
  struct ContentSize {
    /// The size by itself, in points; `noIntrinsicMetric` for none.
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The height asked for at the moment: that of text wrapped to its width.
    var height = UIView.noIntrinsicMetric
    /// At most and at least, for each axis; empty without a size.
    var horizontal: [ConstraintToken] = []
    var vertical: [ConstraintToken] = []
  }

  init(host view: UIView, in solver: ConstraintEngine) {
    (x, y, container) = (nil, nil, nil)
    width = solver.makeVariable(.nonNegative)
    height = solver.makeVariable(.nonNegative)
    self.view = view
  }

  init(_ object: AnyObject, inside container: LayoutItem, in solver: ConstraintEngine) {
    x = solver.makeVariable(.unrestricted)
    width = solver.makeVariable(.nonNegative)
    y = solver.makeVariable(.unrestricted)
    height = solver.makeVariable(.nonNegative)
    self.container = container
    container.isContainer = true
    view = object as? UIView
    guide = object as? UILayoutGuide
  }
}
