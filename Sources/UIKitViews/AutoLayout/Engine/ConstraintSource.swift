/// The source of a solver's constraint.
@MainActor
enum ConstraintSource {
  /// An active constraint.
  case constraint(NSLayoutConstraint)
  /// A constraint of the engine from a view's frame, or one that binds a guide.
  case followed(LayoutItem, NSLayoutConstraint.Attribute)
  /// A constraint of the engine from a view's content.
  case content(LayoutItem, NSLayoutConstraint.Axis, NSLayoutConstraint.Relation)
}
