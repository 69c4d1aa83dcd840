extension UIView {
  // MARK: Constraints

  /// The constraints that the view holds: those of which it is the items' nearest common ancestor.
  public var constraints: [NSLayoutConstraint] { constraintState?.held.all ?? [] }

  /// Activates a constraint, which the view holds. Its items must be the view or descendants of it.
  ///
  /// Otherwise it logs a warning; if the items are still elsewhere when the constraint is used, it
  /// stops, as in UIKit.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.holder !== self else { return }
    constraint.isActive = false
    if !constraint.isInside(inside: self) {
      constraint.isUnprepared = true
      warn(constraint.messageAboutPreparation)
    }
    addActiveConstraint(constraint)
  }

  /// Activates constraints in their order; the view holds them.
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

  // MARK: Inspection

  /// Whether more than one frame satisfies the constraints. Always false for a view placed by its
  /// frame.
  public var hasAmbiguousLayout: Bool {
    guard !translatesAutoresizingMaskIntoConstraints else { return false }
    return layoutEngine?.isAmbiguous(ensuredConstraintState) ?? false
  }

  /// Returns the constraints that determine the view's position and length along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint]
  {
    layoutEngine?.constraints(deciding: ensuredConstraintState, along: axis) ?? []
  }

  /// Chooses another one of the frames that satisfy ambiguous constraints; does nothing if there is
  /// only one. UIKit chooses at random; here the choices are made in turn, so that pictures are
  /// repeatable.
  public func exerciseAmbiguityInLayout() {
    guard !translatesAutoresizingMaskIntoConstraints else { return }
    layoutEngine?.exercise(ensuredConstraintState)
  }
}
