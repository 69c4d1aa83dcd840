import ConstraintSolver

/// The item of a view or guide in an engine: four variables, and the engine's own constraints.
///
/// The values are those of the alignment rectangle, in points of the engine's host.
@MainActor
final class LayoutItem {
  /// The left edge; nil in the host, which is the origin.
  let x: LayoutVariable?
  /// The top edge; nil in the host.
  let y: LayoutVariable?
  let width: LayoutVariable
  let height: LayoutVariable
  /// The view or guide of the item.
  let participant: LayoutParticipant
  /// The item of the superview; nil in the host.
  let container: LayoutItem?
  /// The number of the item's engine.
  let engine: Int

  /// Whether it contains other items, whose frames are relative to its origin.
  private(set) var isContainer = false
  /// The parameters of the last placement of its subviews; nil if all must be placed again.
  @exclusivity(unchecked) var placing: Placing?
  /// The last geometry set on the view; nil if it must be set.
  @exclusivity(unchecked) var placed: PlacedGeometry?
  /// The engine's last publication of changes that included the item.
  @exclusivity(unchecked) var publication = 0
  /// Whether any constraint refers to the item; otherwise its frame is unchanged.
  @exclusivity(unchecked) var isMentioned = false
  /// The change of the view's frame per change of its superview's size; nil for none.
  var share: AutoresizingShare?
  /// Whether the content's constraints were broken, and are optional.
  var isContentWeak = false
  /// Whether the break has been logged.
  var isContentBreakLogged = false
  /// The constraints from the view's frame, or of the guide's binding.
  var followed: [ConstraintToken] = []
  @exclusivity(unchecked) var content = ContentSize()
  /// The baselines at the solved size; nil if not known yet.
  var baselines: BaselineDistances?
  /// Whether the view's text wraps to its width, when last checked.
  var wraps = false
  /// Whether the size of the content must be read.
  var isContentStale = false

  /// The constraints from the view's content.
  struct ContentSize {
    /// The natural size, in points; `noIntrinsicMetric` for none.
    var natural = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    /// The current height: that of text wrapped to its width.
    var height = UIView.noIntrinsicMetric
    /// The constraints of each axis; none without a size.
    var horizontal = LengthConstraints()
    var vertical = LengthConstraints()

    subscript(axis: NSLayoutConstraint.Axis) -> LengthConstraints {
      get { axis == .horizontal ? horizontal : vertical }
      set {
        switch axis {
        case .horizontal: horizontal = newValue
        case .vertical: vertical = newValue
        }
      }
    }
  }

  /// The constraint of a length; two, for the maximum and the minimum, if one of them is required.
  struct LengthConstraints {
    var first: ConstraintToken?
    var second: ConstraintToken?

    var isNone: Bool { first == nil && second == nil }
  }

  /// The parameters of a placement of an item's subviews.
  struct Placing: Equatable {
    let grid: WindowGrid
    let origin: CGPoint
    let edge: CGPoint
  }

  /// The geometry that a placement sets on a view.
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

  /// The view; nil for a guide, and after its deallocation.
  var view: UIView? { participant.view }
  /// The guide; nil for a view, and after its deallocation.
  var guide: UILayoutGuide? { participant.guide }
}
