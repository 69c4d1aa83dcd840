/// What a constraint of the solver comes from.
@MainActor
enum ConstraintSource {
  /// One that somebody activated.
  case constraint(NSLayoutConstraint)
  /// One that the engine follows from a view's frame, or binds a guide with.
  case followed(LayoutItem, NSLayoutConstraint.Attribute)
  /// One that the engine makes of a view's content.
  case content(LayoutItem, NSLayoutConstraint.Axis, NSLayoutConstraint.Relation)
}
