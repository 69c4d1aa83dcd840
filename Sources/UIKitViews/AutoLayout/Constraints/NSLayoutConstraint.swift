import ConstraintSolver

/// A wish of the layout: a line or length of one item is, is at most or is at least a multiple of
/// another's, and a constant.
///
/// `first = multiplier × second + constant`, in points. An active constraint is held by the nearest
/// common ancestor of its items and keeps no item alive. Activating, or changing a constant, costs
/// what the engine of the items' window needs for it; frames follow in the next layout pass.
///
/// Source: Apple, NSLayoutConstraint.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
  // MARK: What it says

  /// The view or guide on the left of the equation; nil when it is gone.
  open var firstItem: AnyObject? { first?.object }
  /// What of the first item is meant.
  @exclusivity(unchecked) public private(set) var firstAttribute = Attribute.notAnAttribute
  /// How the two sides compare.
  @exclusivity(unchecked) public private(set) var relation = Relation.equal
  /// The view or guide on the right of the equation, if there is one.
  open var secondItem: AnyObject? { second?.object }
  /// What of the second item is meant; `.notAnAttribute` for a number alone.
  @exclusivity(unchecked) public private(set) var secondAttribute = Attribute.notAnAttribute
  /// What the second attribute is multiplied by.
  @exclusivity(unchecked) public private(set) var multiplier: CGFloat = 1

  /// What is added on the right, in points, in the direction of reading where an attribute is.
  ///
  /// Changing it is cheap: the engine goes on from where it is.
  @exclusivity(unchecked) open var constant: CGFloat = 0 {
    didSet { if constant != oldValue { holder?.engineOfGuides?.constantDidChange(of: self) } }
  }

  /// How much the wish counts: at 1000 it must hold; of others the greater wins, whatever the
  /// number of the lesser. Default 1000.
  ///
  /// An active constraint can't change between required and not: that stops, as in UIKit.
  @exclusivity(unchecked) open var priority: UILayoutPriority = .required {
    didSet { priorityDidChange(from: oldValue) }
  }

  /// A name for logs and pictures. Default nil.
  open var identifier: String?

  /// Whether a second item's ready-made value was archived with it. Kept and without effect.
  open var shouldBeArchived = false

  // MARK: State

  /// Whether the constraint takes part in layout. Setting it puts the constraint on the nearest
  /// common ancestor of its items, or takes it away. Default false.
  ///
  /// Items without a common ancestor stop with UIKit's words.
  open var isActive: Bool {
    get { holder != nil }
    set { newValue ? activate() : deactivate() }
  }

  @exclusivity(unchecked) nonisolated(unsafe) private(set) var first: LayoutParticipant?
  @exclusivity(unchecked) nonisolated(unsafe) private(set) var second: LayoutParticipant?
  /// The view whose `constraints` list it, while it is active.
  nonisolated final var holder: UIView? {
    get { holderReference.object }
    set { holderReference.object = newValue }
  }
  @exclusivity(unchecked) nonisolated(unsafe) final var holderReference = BackReference<UIView>()
  /// Where it stands in the lists of its holder and its items.
  @exclusivity(unchecked) nonisolated(unsafe) var places = ConstraintPlaces()
  /// When it was activated, among all constraints: what came first counts in ties.
  @exclusivity(unchecked) nonisolated(unsafe) var activation = 0
  /// What the holder's engine calls it, while it has it.
  @exclusivity(unchecked) var token: ConstraintToken?
  /// Whether it gave way in a conflict.
  var isBroken = false
  /// Whether that was logged, by any engine.
  var isBreakingSaid = false
  /// Whether the view that was told to hold it did not have both items inside.
  var isUnprepared = false
  /// Where a nib's document has it; nil for a constraint of code.
  package var documentPlace: ConstraintPlace?
  /// What made the constraint, if it was none of the app's.
  private(set) var origin = Origin.app

  // MARK: Lifecycle

  /// A constraint between two items, or of one item and a number. It is not active yet.
  ///
  /// Items are views or layout guides. Attributes that can't be compared stop, as in UIKit: a
  /// position with a length, a vertical one with a horizontal one, left with leading, a position
  /// with a number.
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

  /// A constraint that says nothing, and can't be active: a placeholder, as in UIKit.
  public override init() {
    super.init()
  }

  // Subclasses of apps inherit the initialisers above, as they are the only designated ones.
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

  /// What anchors make.
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

  /// The anchor on the left of the equation.
  open var firstAnchor: NSLayoutAnchor<AnyObject> {
    NSLayoutAnchor<AnyObject>(first, firstAttribute)
  }

  /// The anchor on the right of the equation, if there is one.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    second.map { NSLayoutAnchor<AnyObject>($0, secondAttribute) }
  }

  /// The constraint as UIKit logs it: in the visual format where it has its shape, else as an
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

// Unsupported: NSLayoutConstraint: texts that share a row · drawn · Several texts that wrap share a
//   row equally, as in iOS 11. That gave one text alone an equal part, too. · uncertain
// Unsupported: NSLayoutConstraint: masks · works · An autoresizing mask whose view holds no
//   constraints relates nothing by itself. · uncertain
// Unsupported: NSLayoutConstraint: baselines · drawn · Baselines are those of drawn text, in the
//   middle of a higher label, or shrunk. · uncertain · test: ControlBaselineTests
// Unsupported: NSLayoutConstraint: archives · absent · Constraints are not archived.
