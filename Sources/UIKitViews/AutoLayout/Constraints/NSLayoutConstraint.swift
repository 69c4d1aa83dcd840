import ConstraintSolver

/// A relation between attributes of two items: one equals, is at most or is at least a multiple of
/// the other plus a constant.
///
/// `first = multiplier × second + constant`, in points. The nearest common ancestor of the items
/// retains an active constraint; the constraint retains neither item. Frames change in the next
/// layout pass after it was activated or its constant was changed.
///
/// Source: Apple, NSLayoutConstraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: Equation

  /// The view or guide on the left side of the equation; nil after its deallocation.
  open var firstItem: AnyObject? { first?.object }
  /// The attribute of the first item.
  @exclusivity(unchecked) public private(set) var firstAttribute = Attribute.notAnAttribute
  /// The relation between the two sides.
  @exclusivity(unchecked) public private(set) var relation = Relation.equal
  /// The view or guide on the right side of the equation, if there is one.
  open var secondItem: AnyObject? { second?.object }
  /// The attribute of the second item; `.notAnAttribute` without one.
  @exclusivity(unchecked) public private(set) var secondAttribute = Attribute.notAnAttribute
  /// The factor of the second attribute.
  @exclusivity(unchecked) public private(set) var multiplier: CGFloat = 1

  /// The constant on the right side, in points. For attributes that depend on the layout direction,
  /// such as `.leading`, positive values point in that direction.
  ///
  /// Changing it is cheap: the engine continues from its current solution.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.engineOfGuides?.constantDidChange(of: self) } }
  }

  /// The priority of the constraint; 1000, the default, makes it required. Any number of
  /// constraints of a lower priority yields to one of a higher priority.
  ///
  /// A change of an active constraint between required and optional stops the program, as in UIKit.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { priorityDidChange(from: oldValue) }
  }

  /// A name for logs and pictures. Default nil.
  open var identifier: String?

  /// Whether the constraint is archived with its owning view. Ignored.
  open var shouldBeArchived = false

  // MARK: State

  /// Whether the constraint is active. Setting it adds the constraint to the nearest common
  /// ancestor of its items, or removes it. Default false.
  ///
  /// Items without a common ancestor stop with UIKit's message.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  @exclusivity(unchecked) nonisolated(unsafe) private(set) var first: LayoutParticipant?
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var second: LayoutParticipant?
  /// The view whose `constraints` contain it while it is active.
  nonisolated final var holder: UIView? {
    get { holderReference.object }
    set { holderReference.object = newValue }
  }
  @exclusivity(unchecked) nonisolated(unsafe) final var holderReference = BackReference<UIView>()
  /// The constraint's indices in the lists of its holder and its items.
  @exclusivity(unchecked) nonisolated(unsafe) var listPositions = ConstraintListPositions()
  /// The number of its activation: earlier constraints take precedence in ties.
  @exclusivity(unchecked) nonisolated(unsafe) var activation = 0
  /// The token of the constraint in the holder's engine.
  @exclusivity(unchecked) var token: ConstraintToken?
  /// Whether it was broken in a conflict.
  var isBroken = false
  /// Whether the conflict has been logged, by any engine.
  var isBreakLogged = false
  /// Whether it was added to a view that did not contain both items.
  var isUnprepared = false
  /// The constraint's location in a nib's document; nil for a constraint created in code.
  package var documentLocation: ConstraintSourceLocation?
  /// The origin of the constraint.
  private(set) var origin = Origin.app

  // MARK: Lifecycle

  /// Creates an inactive constraint between two items, or of one item and a constant.
  ///
  /// Items are views or layout guides. Attributes that cannot be related stop, as in UIKit: a
  /// position with a length, a vertical one with a horizontal one, left with leading, a position
  /// with a constant.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    first = LayoutParticipant.of(view1 as AnyObject)
    firstAttribute = attr1
    self.relation = relation
    second = LayoutParticipant.of(view2.map { $0 as AnyObject })
    secondAttribute = view2 == nil ? .notAnAttribute : attr2
    self.multiplier = multiplier
    constant = c
    super.init()
    checkAttributes()
  }

  /// Creates a constraint without items, which cannot be activated: a placeholder, as in UIKit.
  public override init() {
    super.init()
  }

  // Subclasses of apps inherit the initialisers above, since only those are designated.
  package convenience init(
    _ first: AnyObject?, _ firstAttribute: Attribute, _ relation: Relation, _ second: AnyObject?,
    _ secondAttribute: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0,
    priority: UILayoutPriority = .required, origin: Origin = .app
  ) {
    self.init(
      LayoutParticipant.of(first), firstAttribute, relation, LayoutParticipant.of(second),
      secondAttribute, multiplier, constant)
    self.priority = priority
    self.origin = origin
  }

  /// Creates a constraint for an anchor.
  convenience init(
    _ first: LayoutParticipant?, _ firstAttribute: Attribute, _ relation: Relation,
    _ second: LayoutParticipant?, _ secondAttribute: Attribute, _ multiplier: CGFloat,
    _ constant: CGFloat
  ) {
    self.init()
    self.first = first
    self.firstAttribute = firstAttribute
    self.relation = relation
    self.second = second
    self.secondAttribute = second == nil ? .notAnAttribute : secondAttribute
    self.multiplier = multiplier
    self.constant = constant
    checkAttributes()
  }

  /// The anchor on the left side of the equation.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    first?.anchor(firstAttribute) ?? NSLayoutAnchor<AnyObject>(nil, firstAttribute)
  }

  /// The anchor on the right side of the equation, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second?.anchor(secondAttribute)
  }

  /// The constraint as UIKit logs it: in the visual format where possible, otherwise as an
  /// equation.
  nonisolated open override var description: String {
    MainActor.assumeIsolated { logged(isActive: isActive) }
  }

  private func priorityDidChange(from old: UILayoutPriority) {
    guard priority != old, isActive else { return }
    if (priority == .required) != (old == .required) {
      stop(
        "Mutating a priority from required to not on an installed constraint (or vice-versa) is "
          + "not supported.  You passed priority \(Self.number(CGFloat(priority.rawValue))) and "
          + "the existing priority was \(Self.number(CGFloat(old.rawValue))).")
    }
    holder?.engineOfGuides?.priorityDidChange(of: self)
  }
}

// Unsupported: NSLayoutConstraint: texts that share a row · drawn · Several wrapping texts in a
//   stack view's row have equal widths, as in iOS 11. That version gave a single one an equal
//   share, too. · uncertain · test: StackViewTests
// Unsupported: NSLayoutConstraint: masks · works · A view's autoresizing mask is converted to
//   constraints only if constraints refer to the view or its descendants. · uncertain · test:
//   UIKitViewsTests/MeasuringTests
// Unsupported: NSLayoutConstraint: baselines · drawn · Baselines are those of drawn text, in the
//   middle of a higher label, or shrunk. · uncertain · test: ControlBaselineTests
// Unsupported: NSLayoutConstraint: archives · absent · Constraints are not archived.
