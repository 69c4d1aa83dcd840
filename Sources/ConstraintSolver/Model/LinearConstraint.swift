/// A required or optional linear relation of variables.
public struct LinearConstraint: Sendable {
  /// The terms; variables may be repeated.
  public var terms: [LinearTerm]
  /// The constant term, in points.
  public var constant: Double
  /// The relation of the sum to zero.
  public var relation: LinearRelation
  /// The priority; 1000 or more for a required constraint. For lower priorities the sum of the
  /// errors at each priority is minimised, higher priorities first.
  public var priority: Float
  /// The priority if the sum is negative, for optional equations; nil for the same priority.
  public var priorityBelow: Float?

  /// Creates the constraint `sum(terms) + constant relation 0`.
  public init(
    _ terms: [LinearTerm], constant: Double = 0, _ relation: LinearRelation, priority: Float = 1000,
    priorityBelow: Float? = nil
  ) {
    self.terms = terms
    self.constant = constant
    self.relation = relation
    self.priority = priority
    self.priorityBelow = priorityBelow
  }

  /// Whether the constraint is required.
  public var isRequired: Bool { priority >= 1000 }
}
