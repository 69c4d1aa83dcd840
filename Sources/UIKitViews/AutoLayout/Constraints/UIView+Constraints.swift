extension UIView {
  // MARK: Constraints

  /// The constraints that the view holds: those whose items' nearest common ancestor it is.
  public var constraints: [NSLayoutConstraint] { constraintState?.held.all ?? [] }

  /// Activates a constraint; the view holds it. Its items must be the view or lie inside it.
  ///
  /// Where they do not, a warning says so; where they still do not when the constraint is needed,
  /// that stops, as in UIKit.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.isActive = false
    if !constraint.lies(inside: self) {
      constraint.isUnprepared = true
      warn(constraint.messageAboutPreparation)
    }
    hold(constraint)
  }

  /// Activates constraints, in their order; the view holds them.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Deactivates a constraint that the view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.holder === self { constraint.isActive = false }
  }

  /// Deactivates constraints that the view holds.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  // MARK: Content

  func adopt(huggingPriority priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    guard contentHuggingPriority(for: axis) != priority else { return }
    ensuredConstraintState.hugging[axis] = priority
    layoutEngine?.contentPrioritiesDidChange(of: self)
  }

  func adopt(
    compressionResistancePriority priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    guard contentCompressionResistancePriority(for: axis) != priority else { return }
    ensuredConstraintState.compressionResistance[axis] = priority
    layoutEngine?.contentPrioritiesDidChange(of: self)
  }

  // MARK: Finding out

  /// Whether more than one frame would satisfy the constraints. Never for a view that its frame
  /// places.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return layoutEngine?.isAmbiguous(ensuredConstraintState) ?? false
  }

  /// The constraints that decide where the view lies along an axis and how long it is there.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    layoutEngine?.constraints(deciding: ensuredConstraintState, along: axis) ?? []
  }

  /// Makes another choice among the frames that satisfy ambiguous constraints; nothing changes
  /// where there is one alone. UIKit chooses at random, here the choices come in turn, so that
  /// pictures repeat.
  public func exerciseAmbiguityInLayout() {
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    layoutEngine?.exercise(ensuredConstraintState)
  }
}
