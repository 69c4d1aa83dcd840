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
  /// Whose part it is.
  let participant: LayoutParticipant
  /// The item of the view that it lies in; nil in the host.
  let container: LayoutItem?
  /// The number of the engine whose it is.
  let engine: Int

  /// Whether other items lie in it, whose frames count from its corner.
  private(set) var isContainer = false
  /// Where what lies in it was placed last; nil where all of that is to be placed again.
  @exclusivity(unchecked) var placing: Placing?
  /// The geometry that the view was given last; nil where it is to be given one.
  @exclusivity(unchecked) var placed: PlacedGeometry?
  /// The engine's publication of changes that had one of the item's.
  @exclusivity(unchecked) var publication = 0
  /// Whether anything says where the item is or how large: what nothing speaks of keeps its frame.
  @exclusivity(unchecked) var isMentioned = false
  /// What the view's frame takes of a change of its superview's size; nil for none.
  var share: AutoresizingShare?
  /// Whether what the content asks for gave way, and is only wished for.
  var isContentWeak = false
  /// Whether that was said.
  var isContentBreakingSaid = false
  /// The constraints that follow the view's frame, or the guide's view.
  var followed: [ConstraintToken] = []
  @exclusivity(unchecked) var content = ContentSize()
  /// Where the baselines lie at the size that was solved; nil where that is not known yet.
  var baselines: BaselineDistances?
  /// Whether the view's text wraps to its width, as was last looked.
  var wraps = false
  /// Whether the content is to be asked for its size.
  var isContentStale = false

  /// What the view's content asks for, as constraints.
  struct ContentSize {
    /// The size by itself, in points; `noIntrinsicMetric` for none.
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The height asked for at the moment: that of text wrapped to its width.
    var height = UIView.noIntrinsicMetric
    /// Those for each axis; none without a size.
    var horizontal = Wishes()
    var vertical = Wishes()

    subscript(axis: NSLayoutConstraint.Axis) -> Wishes {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  /// The constraint that asks for a length; two, for the most and the least, where one of them is
  /// required.
  struct Wishes {
    var first: ConstraintToken?
    var second: ConstraintToken?

    var isNone: Bool { first == nil && second == nil }
  }

  /// From where what lies in an item was counted, and on which grid, when it was placed.
  struct Placing: Equatable {
    let grid: WindowGrid
    let origin: CGPoint
    let edge: CGPoint
  }

  /// What placing a view by constraints sets.
  struct PlacedGeometry: Equatable {
    let center: CGPoint
    let size: CGSize
  }

  init(host: LayoutParticipant, in engine: LayoutEngine) {
    (x, y, container) = (nil, nil, nil)
    width = engine.solver.makeVariable(.nonNegative)
    height = engine.solver.makeVariable(.nonNegative)
    (participant, self.engine) = (host, engine.number)
  }

  init(_ participant: LayoutParticipant, inside container: LayoutItem, in engine: LayoutEngine) {
    let solver = engine.solver
    x = solver.makeVariable(.unrestricted)
    width = solver.makeVariable(.nonNegative)
    y = solver.makeVariable(.unrestricted)
    height = solver.makeVariable(.nonNegative)
    (self.container, self.participant, self.engine) = (container, participant, engine.number)
    container.isContainer = true
  }

  /// The view; nil for a guide, and when it is gone.
  var view: UIView? { participant.view }
  /// The guide; nil for a view, and when it is gone.
  var guide: UILayoutGuide? { participant.guide }
}
